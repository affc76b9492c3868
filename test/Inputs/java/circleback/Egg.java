// Compiled against a Hen that extends nothing.
class Egg extends Hen {}

class Hen {}
