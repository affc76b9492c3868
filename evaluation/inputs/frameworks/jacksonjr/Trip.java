// Beans that Jackson jr writes and reads.
package trip;

import com.fasterxml.jackson.jr.ob.JSON;
import java.util.ArrayList;
import java.util.List;

public class Trip {
  public enum Kind { WALK, RIDE }

  public static class Stop {
    private String place;
    private int nights;

    public String getPlace() { return place; }

    public void setPlace(String place) { this.place = place; }

    public int getNights() { return nights; }

    public void setNights(int nights) { this.nights = nights; }
  }

  public static class Plan {
    private Kind kind;
    private List<Stop> stops = new ArrayList<>();

    public Kind getKind() { return kind; }

    public void setKind(Kind kind) { this.kind = kind; }

    public List<Stop> getStops() { return stops; }

    public void setStops(List<Stop> stops) { this.stops = stops; }
  }

  public static void main(String[] arguments) throws Exception {
    Plan plan = JSON.std.beanFrom(Plan.class, "{\"kind\":\"RIDE\",\"stops\":[{\"place\":\"Oslo\",\"nights\":2}]}");
    plan.getStops().get(0).setNights(3);
    System.out.println(JSON.std.asString(plan) + " " + JSON.std.listOfFrom(Stop.class, "[{\"place\":\"Rome\"}]").get(0).getPlace());
  }
}
