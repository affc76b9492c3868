package notes;

import com.google.gson.*;
import com.google.gson.annotations.*;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.*;
import java.io.IOException;
import java.lang.reflect.Type;
import java.util.*;

/** Notes as JSON: fields of objects, adapters, an instance creator. */
public class Notes {
  static class Note {
    @SerializedName("t") String title;
    int priority;
    Tag tag;
    @JsonAdapter(ColorAdapter.class) Color color;
    transient int cached = 7;
    Note() { priority = 1; }
  }

  static class Tag {
    final String label;
    Tag(String label) { this.label = label; }
  }

  static class Color { final int rgb; Color(int rgb) { this.rgb = rgb; } }

  static class ColorAdapter extends TypeAdapter<Color> {
    @Override public void write(JsonWriter out, Color color) throws IOException { out.value("#" + Integer.toHexString(color.rgb)); }
    @Override public Color read(JsonReader in) throws IOException { return new Color(Integer.parseInt(in.nextString().substring(1), 16)); }
  }

  static class Book { List<Note> notes; Map<String, Set<Tag>> index; Kind kind = Kind.PRIVATE; }
  enum Kind { @SerializedName("open") OPEN, @SerializedName("private") PRIVATE }

  static class TagWriter implements JsonSerializer<Tag>, JsonDeserializer<Tag> {
    @Override public JsonElement serialize(Tag tag, Type type, JsonSerializationContext c) { return new JsonPrimitive(tag.label); }
    @Override public Tag deserialize(JsonElement json, Type type, JsonDeserializationContext c) { return new Tag(json.getAsString()); }
  }

  public static void main(String[] args) {
    Gson gson = new GsonBuilder().registerTypeAdapter(Tag.class, new TagWriter()).setPrettyPrinting().create();
    Book book = gson.fromJson("{\"notes\":[{\"t\":\"milk\",\"tag\":\"shop\",\"color\":\"#ff00ff\"}],\"index\":{\"a\":[\"x\",\"y\"]},\"kind\":\"open\"}", Book.class);
    System.out.println(gson.toJson(book));
    List<Note> list = gson.fromJson("[{\"t\":\"a\"},{\"t\":\"b\"}]", new TypeToken<List<Note>>() {}.getType());
    System.out.println(list.size() + " " + list.get(0).priority);
  }
}
