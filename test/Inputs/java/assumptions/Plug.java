/** A class that is read as a resource too. */
public class Plug {
    public Plug() {
    }
}
