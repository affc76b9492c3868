// Names of methods that are made of characters, joiners, messages and matches; each method prints its name when it runs.
import java.text.MessageFormat;
import java.util.StringJoiner;
import java.util.regex.Pattern;

public class Characters {
  public static class Bean {
    void said(String name) {
      System.out.println(name);
    }

    public void getSize() { said("getSize"); }

    public void getsize() { said("getsize"); }

    public void getWidth() { said("getWidth"); }

    public void getwidth() { said("getwidth"); }

    public void getDepth() { said("getDepth"); }

    public void getDEPTH() { said("getDEPTH"); }

    public void getTone() { said("getTone"); }

    public void gettone() { said("gettone"); }

    public void joinedTwice() { said("joinedTwice"); }

    public void joined_Twice() { said("joined_Twice"); }

    public void atHome() { said("atHome"); }

    public void atWork() { said("atWork"); }

    public void matchedOnce() { said("matchedOnce"); }

    public void matched__Once() { said("matched__Once"); }

    public void cutAtEnd() { said("cutAtEnd"); }

    public void cutAt() { said("cutAt"); }

    public void blanks() { said("blanks"); }

    public void blankets() { said("blankets"); }

    public void replaced() { said("replaced"); }

    public void reset() { said("reset"); }
  }


  static String capitalize(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  static void concatenated() throws Exception {
    Bean.class.getMethod("get" + capitalize("size")).invoke(new Bean());
  }

  static void appended() throws Exception {
    String text = "width";
    StringBuilder name = new StringBuilder("get");
    name.append(Character.toUpperCase(text.charAt(0))).append(text, 1, text.length());
    Bean.class.getMethod(name.toString()).invoke(new Bean());
  }

  static void lowered() throws Exception {
    String text = "DEPTH".toLowerCase();
    String first = String.valueOf(Character.toTitleCase(text.charAt(0)));
    Bean.class.getMethod("get" + first + text.substring(1)).invoke(new Bean());
  }

  static void set() throws Exception {
    StringBuilder name = new StringBuilder("gettone");
    name.setCharAt(3, Character.toUpperCase(name.charAt(3)));
    Bean.class.getMethod(name.toString()).invoke(new Bean());
  }

  static void joined() throws Exception {
    StringJoiner joiner = new StringJoiner("ed", "jo", "ice");
    joiner.add("in").add("Tw");
    Bean.class.getMethod(joiner.toString()).invoke(new Bean());
  }

  static void message() throws Exception {
    Bean.class.getMethod(MessageFormat.format("{1}''{0}", "Home", "at").replace("'", "")).invoke(new Bean());
  }

  static void matched() throws Exception {
    Bean.class.getMethod(Pattern.compile("_+").matcher("matched__Once").replaceAll("")).invoke(new Bean());
  }

  static void split() throws Exception {
    Bean.class.getMethod("x:cutAt:End".split(":", 2)[1].replace(":", "")).invoke(new Bean());
  }

  static void indented() throws Exception {
    Bean.class.getMethod("  blanks ".stripIndent()).invoke(new Bean());
  }

  // What the matcher has is another text then.
  static void resetMatch() throws Exception {
    var matcher = Pattern.compile("-").matcher("re-set");
    matcher.reset("re-placed");
    Bean.class.getMethod(matcher.replaceAll("")).invoke(new Bean());
  }

  public static void main(String[] arguments) throws Exception {
    concatenated();
    appended();
    lowered();
    set();
    joined();
    message();
    matched();
    split();
    indented();
    resetMatch();
  }
}
