// Names that readers and decoders take out of texts; each class says its name when it is made.
import java.io.BufferedReader;
import java.io.StringReader;
import java.net.URLDecoder;
import java.util.Base64;
import java.util.Properties;
import java.util.Scanner;
import java.util.StringTokenizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class ReadTexts {
  static class Said {
    Said() {
      System.out.println(getClass().getName());
    }
  }

  static class Line extends Said {}

  static class Token extends Said {}

  static class Word extends Said {}

  static class Group extends Said {}

  static class Property extends Said {}

  static class Decoded extends Said {}

  static class Base extends Said {}

  static class Other extends Said {}

  static void line() throws Exception {
    Class.forName(new BufferedReader(new StringReader("ReadTexts$Line\n")).readLine()).getDeclaredConstructor().newInstance();
  }

  static void token() throws Exception {
    Class.forName(new StringTokenizer("ReadTexts$Token;", ";").nextToken()).getDeclaredConstructor().newInstance();
  }

  static void word() throws Exception {
    Class.forName(new Scanner("ReadTexts$Word 1").next()).getDeclaredConstructor().newInstance();
  }

  static void group() throws Exception {
    Matcher matcher = Pattern.compile("(.*)=.*").matcher("ReadTexts$Group=1");
    matcher.matches();
    Class.forName(matcher.group(1)).getDeclaredConstructor().newInstance();
  }

  static void property() throws Exception {
    Properties properties = new Properties();
    properties.load(new StringReader("key=ReadTexts$Property"));
    Class.forName(properties.getProperty("key")).getDeclaredConstructor().newInstance();
  }

  static void decoded() throws Exception {
    Class.forName(URLDecoder.decode("ReadTexts%24Decoded", "UTF-8")).getDeclaredConstructor().newInstance();
  }

  static void base() throws Exception {
    Class.forName(new String(Base64.getDecoder().decode("UmVhZFRleHRzJEJhc2U="))).getDeclaredConstructor().newInstance();
  }

  public static void main(String[] arguments) throws Exception {
    line();
    token();
    word();
    group();
    property();
    decoded();
    base();
  }
}
