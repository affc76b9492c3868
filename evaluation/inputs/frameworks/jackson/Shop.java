package shop;

import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.core.*;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.annotation.*;
import java.io.IOException;
import java.util.*;

/** Reads and writes orders as JSON: getters, setters, creators, subtypes, own serializers. */
public class Shop {
  public static class Item {
    private String name;
    private int price;
    public Item() {}
    public String getName() { return name; }
    public void setName(String name) { this.name = name; }
    public int getPrice() { return price; }
    public void setPrice(int price) { this.price = price; }
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes({@JsonSubTypes.Type(value = Card.class, name = "card"), @JsonSubTypes.Type(value = Cash.class, name = "cash")})
  public interface Payment { int amount(); }

  public static class Card implements Payment {
    final String number;
    final int amount;
    @JsonCreator public Card(@JsonProperty("number") String number, @JsonProperty("amount") int amount) { this.number = number; this.amount = amount; }
    public String getNumber() { return number; }
    @JsonProperty("amount") public int amount() { return amount; }
  }

  public static class Cash implements Payment {
    private int amount;
    @JsonProperty public int amount() { return amount; }
    @JsonSetter("amount") void put(int value) { amount = value; }
  }

  public enum State { OPEN, SENT; @JsonValue public String shown() { return name().toLowerCase(Locale.ROOT); } }

  public static class Order {
    public List<Item> items = new ArrayList<>();
    public Map<String, Address> addresses = new TreeMap<>();
    private Payment payment;
    private State state = State.OPEN;
    public Payment getPayment() { return payment; }
    public void setPayment(Payment payment) { this.payment = payment; }
    public State getState() { return state; }
    public void setState(State state) { this.state = state; }
    @JsonIgnore public int getTotal() { return items.stream().mapToInt(Item::getPrice).sum(); }
  }

  @JsonSerialize(using = AddressWriter.class)
  @JsonDeserialize(using = AddressReader.class)
  public static class Address { final String text; Address(String text) { this.text = text; } }

  public static class AddressWriter extends JsonSerializer<Address> {
    @Override public void serialize(Address value, JsonGenerator out, SerializerProvider p) throws IOException { out.writeString(value.text); }
  }

  public static class AddressReader extends JsonDeserializer<Address> {
    @Override public Address deserialize(JsonParser in, DeserializationContext c) throws IOException { return new Address(in.getText()); }
  }

  public static void main(String[] args) throws Exception {
    ObjectMapper mapper = new ObjectMapper();
    String text = "{\"items\":[{\"name\":\"tea\",\"price\":3},{\"name\":\"pot\",\"price\":20}],\"addresses\":{\"home\":\"Elm 1\"},"
        + "\"payment\":{\"kind\":\"card\",\"number\":\"12\",\"amount\":23},\"state\":\"sent\"}";
    Order order = mapper.readValue(text, Order.class);
    System.out.println(order.getTotal());
    System.out.println(mapper.writeValueAsString(order));
    List<Payment> payments = mapper.readValue("[{\"kind\":\"cash\",\"amount\":4}]", new TypeReference<List<Payment>>() {});
    System.out.println(mapper.writerWithDefaultPrettyPrinter().writeValueAsString(payments));
  }
}
