// A database in memory that calls functions, a procedure and an aggregate of the application from SQL.
package vault;

import java.sql.CallableStatement;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.apache.derby.agg.Aggregator;

public class Bank {
  public static int interest(int amount, int years) { return amount + amount * years / 20; }

  public static void close(int account, int[] left) throws SQLException {
    try (Connection nested = DriverManager.getConnection("jdbc:default:connection");
         PreparedStatement ask = nested.prepareStatement("select amount from account where id = ?")) {
      ask.setInt(1, account);
      ResultSet found = ask.executeQuery();
      left[0] = found.next() ? found.getInt(1) : -1;
    }
  }

  public static class Longest implements Aggregator<String, String, Longest> {
    private static final long serialVersionUID = 1;
    private String longest = "";

    @Override
    public void init() {}

    @Override
    public void accumulate(String value) { longest = value.length() > longest.length() ? value : longest; }

    @Override
    public void merge(Longest other) { accumulate(other.longest); }

    @Override
    public String terminate() { return longest; }
  }

  public static void main(String[] arguments) throws Exception {
    System.setProperty("derby.stream.error.file", arguments[0] + "/derby.log");
    try (Connection connection = DriverManager.getConnection("jdbc:derby:memory:vault;create=true");
         Statement statement = connection.createStatement()) {
      statement.execute("create table account (id int primary key, owner varchar(20), amount int)");
      statement.execute("insert into account values (1, 'Ann', 100), (2, 'Bartholomew', 250)");
      statement.execute("create function interest(amount int, years int) returns int language java parameter style java no sql"
          + " external name 'vault.Bank.interest'");
      statement.execute("create procedure shut(in account int, out remains int) language java parameter style java reads sql data"
          + " external name 'vault.Bank.close'");
      statement.execute("create derby aggregate longest for varchar(20) external name 'vault.Bank$Longest'");
      try (ResultSet rows = statement.executeQuery("select longest(owner), sum(interest(amount, 2)) from account")) {
        while (rows.next())
          System.out.println(rows.getString(1) + " " + rows.getInt(2));
      }
      try (CallableStatement call = connection.prepareCall("call shut(?, ?)")) {
        call.setInt(1, 2);
        call.registerOutParameter(2, java.sql.Types.INTEGER);
        call.execute();
        System.out.println(call.getInt(2));
      }
    }
  }
}
