package library;

import com.thoughtworks.xstream.XStream;
import com.thoughtworks.xstream.annotations.*;
import com.thoughtworks.xstream.converters.*;
import com.thoughtworks.xstream.converters.basic.AbstractSingleValueConverter;
import com.thoughtworks.xstream.io.*;
import com.thoughtworks.xstream.io.xml.DomDriver;
import java.util.*;

/** Objects to XML and back, with converters and aliases. */
public class Library {
  @XStreamAlias("book") static class Book {
    @XStreamAsAttribute private String title;
    private Author author;
    @XStreamConverter(YearConverter.class) private Year year;
    @XStreamOmitField private int opened;
    @XStreamImplicit(itemFieldName = "tag") private List<String> tags = new ArrayList<>();
    Book(String title, Author author, int year) { this.title = title; this.author = author; this.year = new Year(year); }
    private Object readResolve() { opened = 1; return this; }
  }
  static class Author { String name; Author(String name) { this.name = name; } @Override public String toString() { return name; } }
  static class Year { final int value; Year(int value) { this.value = value; } }
  public static class YearConverter extends AbstractSingleValueConverter {
    @Override public boolean canConvert(Class type) { return type == Year.class; }
    @Override public Object fromString(String text) { return new Year(Integer.parseInt(text)); }
    @Override public String toString(Object year) { return Integer.toString(((Year) year).value); }
  }
  static class AuthorConverter implements Converter {
    @Override public boolean canConvert(Class type) { return type == Author.class; }
    @Override public void marshal(Object value, HierarchicalStreamWriter out, MarshallingContext c) { out.setValue(((Author) value).name); }
    @Override public Object unmarshal(HierarchicalStreamReader in, UnmarshallingContext c) { return new Author(in.getValue()); }
  }
  static class Shelf { Map<String, Book> books = new HashMap<>(); Comparator<Book> order = new ByTitle(); }
  static class ByTitle implements Comparator<Book> { @Override public int compare(Book a, Book b) { return a.title.compareTo(b.title); } }

  public static void main(String[] args) {
    XStream xstream = new XStream(new DomDriver());
    xstream.allowTypesByWildcard(new String[] {"library.**"});
    xstream.processAnnotations(Book.class);
    xstream.registerConverter(new AuthorConverter());
    Shelf shelf = new Shelf();
    Book book = new Book("Emma", new Author("Austen"), 1815);
    book.tags.add("novel");
    shelf.books.put("e", book);
    String xml = xstream.toXML(shelf);
    System.out.println(xml);
    Shelf read = (Shelf) xstream.fromXML(xml);
    System.out.println(read.books.get("e").author + " " + read.order.compare(book, read.books.get("e")));
  }
}
