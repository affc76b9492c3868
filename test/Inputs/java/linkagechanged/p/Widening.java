package p;

/** Takes the place of p.Widening and its superclass while the changed subclass is compiled; the test leaves it out. */
public class Widening {
}
