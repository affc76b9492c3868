//===- Json.java - Parses and prints JSON ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

import java.util.ArrayList;
import java.util.HashMap;

/** A parser by recursive descent, whose errors are exceptions, and a tree that is visited and printed. */
public class Json {
  static class ParseException extends Exception {
    private static final long serialVersionUID = 1;
    final int position;

    ParseException(String message, int position) {
      super(message);
      this.position = position;
    }
  }

  interface Visitor {
    void number(long value);

    void text(String value);

    void literal(Literal value);

    void enter(Value value);

    void leave(Value value);
  }

  abstract static class Value {
    abstract void accept(Visitor visitor);

    abstract void print(StringBuilder out);
  }

  static class Numeral extends Value {
    final long value;

    Numeral(long value) {
      this.value = value;
    }

    void accept(Visitor visitor) {
      visitor.number(value);
    }

    void print(StringBuilder out) {
      out.append(value);
    }
  }

  static class Text extends Value {
    final String value;

    Text(String value) {
      this.value = value;
    }

    void accept(Visitor visitor) {
      visitor.text(value);
    }

    void print(StringBuilder out) {
      quote(value, out);
    }

    static void quote(String value, StringBuilder out) {
      out.append('"');
      for (int i = 0; i < value.length(); i++) {
        char c = value.charAt(i);
        if (c == '"' || c == '\\')
          out.append('\\').append(c);
        else if (c == '\n')
          out.append("\\n");
        else
          out.append(c);
      }
      out.append('"');
    }
  }

  static class Literal extends Value {
    static final Literal TRUE = new Literal("true"), FALSE = new Literal("false"), NULL = new Literal("null");
    final String name;

    private Literal(String name) {
      this.name = name;
    }

    void accept(Visitor visitor) {
      visitor.literal(this);
    }

    void print(StringBuilder out) {
      out.append(name);
    }
  }

  static class List extends Value {
    final ArrayList<Value> elements = new ArrayList<>();

    void accept(Visitor visitor) {
      visitor.enter(this);
      for (Value each : elements)
        each.accept(visitor);
      visitor.leave(this);
    }

    void print(StringBuilder out) {
      char separator = '[';
      for (Value each : elements) {
        out.append(separator);
        each.print(out);
        separator = ',';
      }
      out.append(elements.isEmpty() ? "[]" : "]");
    }
  }

  static class Dictionary extends Value {
    final ArrayList<String> keys = new ArrayList<>();
    final HashMap<String, Value> values = new HashMap<>();

    void put(String key, Value value) {
      if (values.put(key, value) == null)
        keys.add(key);
    }

    void accept(Visitor visitor) {
      visitor.enter(this);
      for (String key : keys)
        values.get(key).accept(visitor);
      visitor.leave(this);
    }

    void print(StringBuilder out) {
      char separator = '{';
      for (String key : keys) {
        out.append(separator);
        Text.quote(key, out);
        out.append(':');
        values.get(key).print(out);
        separator = ',';
      }
      out.append(keys.isEmpty() ? "{}" : "}");
    }
  }

  static class Parser {
    private final String text;
    private int at;

    Parser(String text) {
      this.text = text;
    }

    Value parseAll() throws ParseException {
      Value value = parse();
      skipSpace();
      if (at != text.length())
        throw new ParseException("text after the value", at);
      return value;
    }

    private void skipSpace() {
      while (at < text.length() && text.charAt(at) <= ' ')
        at++;
    }

    private char peek() throws ParseException {
      skipSpace();
      if (at == text.length())
        throw new ParseException("the text ends", at);
      return text.charAt(at);
    }

    private boolean accept(char wanted) throws ParseException {
      if (peek() != wanted)
        return false;
      at++;
      return true;
    }

    private void expect(char wanted) throws ParseException {
      if (!accept(wanted))
        throw new ParseException("expected " + wanted, at);
    }

    private Value parse() throws ParseException {
      switch (peek()) {
        case '{':
          return parseDictionary();
        case '[':
          return parseList();
        case '"':
          return new Text(parseString());
        case 't':
          return parseLiteral(Literal.TRUE);
        case 'f':
          return parseLiteral(Literal.FALSE);
        case 'n':
          return parseLiteral(Literal.NULL);
        default:
          return parseNumber();
      }
    }

    private Value parseDictionary() throws ParseException {
      Dictionary result = new Dictionary();
      expect('{');
      if (accept('}'))
        return result;
      do {
        peek();
        String key = parseString();
        expect(':');
        result.put(key, parse());
      } while (accept(','));
      expect('}');
      return result;
    }

    private Value parseList() throws ParseException {
      List result = new List();
      expect('[');
      if (accept(']'))
        return result;
      do {
        result.elements.add(parse());
      } while (accept(','));
      expect(']');
      return result;
    }

    private Value parseLiteral(Literal literal) throws ParseException {
      for (int i = 0; i < literal.name.length(); i++)
        if (at + i >= text.length() || text.charAt(at + i) != literal.name.charAt(i))
          throw new ParseException("an unknown literal", at);
      at += literal.name.length();
      return literal;
    }

    private Value parseNumber() throws ParseException {
      int begin = at;
      boolean isNegative = accept('-');
      long value = 0;
      int first = at;
      while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9')
        value = 10 * value + text.charAt(at++) - '0';
      if (at == first)
        throw new ParseException("not a value", begin);
      return new Numeral(isNegative ? -value : value);
    }

    private String parseString() throws ParseException {
      expect('"');
      int begin = at;
      while (at < text.length() && text.charAt(at) != '"' && text.charAt(at) != '\\')
        at++;
      if (at < text.length() && text.charAt(at) == '"')
        return text.substring(begin, at++);
      StringBuilder out = new StringBuilder(text.substring(begin, at));
      while (at < text.length() && text.charAt(at) != '"') {
        char c = text.charAt(at++);
        if (c == '\\' && at < text.length()) {
          c = text.charAt(at++);
          if (c == 'n')
            c = '\n';
        }
        out.append(c);
      }
      expect('"');
      return out.toString();
    }
  }

  static class Summary implements Visitor {
    int depth, deepest, hash, literals;
    long sum;

    public void number(long value) {
      sum += value;
    }

    public void text(String value) {
      hash = 31 * hash + value.hashCode();
    }

    public void literal(Literal value) {
      literals += value == Literal.NULL ? 1 : 2;
    }

    public void enter(Value value) {
      deepest = Math.max(deepest, ++depth);
    }

    public void leave(Value value) {
      depth--;
    }
  }

  static String makeText(int records) {
    StringBuilder out = new StringBuilder("{\"records\": [");
    for (int i = 0; i < records; i++) {
      if (i > 0)
        out.append(", ");
      out.append("{\"id\": ").append(i * 7919 % 1000).append(", \"name\": \"item ").append(i);
      out.append(i % 4 == 0 ? "\\n\\\"quoted\\\"" : "").append("\", \"tags\": [true, false, null, [");
      out.append(-i).append("]], \"inner\": {\"empty\": {}, \"list\": []}}");
    }
    return out.append("], \"count\": ").append(records).append("}").toString();
  }

  public static void main(String[] args) throws ParseException {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 3;
    String text = makeText(200);
    Summary summary = new Summary();
    int length = 0;
    for (int i = 0; i < rounds; i++) {
      Value value = new Parser(text).parseAll();
      value.accept(summary);
      StringBuilder out = new StringBuilder();
      value.print(out);
      length += out.length();
    }
    System.out.println("length " + text.length() + " " + length);
    System.out.println("sum " + summary.sum + " hash " + summary.hash + " depth " + summary.deepest + " literals " + summary.literals);
    String[] wrong = {"", "[1, 2", "{\"a\" 1}", "[tru]", "1 2", "\"open"};
    for (String each : wrong) {
      try {
        new Parser(each).parseAll();
        System.out.println("accepted");
      } catch (ParseException e) {
        System.out.println(e.getMessage() + " at " + e.position);
      }
    }
  }
}
