// Objects that Kryo writes and reads back: by fields, by the class's own methods, and by a serializer of the application.
package save;

import com.esotericsoftware.kryo.DefaultSerializer;
import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.KryoSerializable;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.util.ArrayList;
import java.util.List;

public class Save {
  public enum Level { LOW, HIGH }

  public static class Hero implements KryoSerializable {
    private int lives = 3;

    @Override public void write(Kryo kryo, Output output) { output.writeInt(lives); }

    @Override public void read(Kryo kryo, Input input) { lives = input.readInt() + 1; }
  }

  @DefaultSerializer(ItemSerializer.class) public static class Item {
    private final String name;

    Item(String name) { this.name = name; }
  }

  public static class ItemSerializer extends Serializer<Item> {
    @Override public void write(Kryo kryo, Output output, Item item) { output.writeString(item.name); }

    @Override public Item read(Kryo kryo, Input input, Class<Item> type) { return new Item(input.readString()); }
  }

  public static class Game {
    private Hero hero = new Hero();
    private Level level = Level.LOW;
    private List<Item> items = new ArrayList<>();
    public Game previous;
  }

  public static void main(String[] arguments) {
    Kryo kryo = new Kryo();
    Game game = new Game();
    game.level = Level.HIGH;
    game.items.add(new Item("key"));
    game.previous = new Game();
    Output output = new Output(4096);
    kryo.writeClassAndObject(output, game);
    Game read = (Game) kryo.readClassAndObject(new Input(output.toBytes()));
    System.out.println(read.hero.lives + " " + read.level + " " + read.items.get(0).name + " " + (read.previous != null));
  }
}
