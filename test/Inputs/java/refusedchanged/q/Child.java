// refused: no subclass of Above any more.
package q;

class Child {}
