// Beans that Hibernate Validator checks: constraints on fields, getters and a class, one with its own validator, groups
// and a converted message.
package accounts;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.ArrayList;
import java.util.List;
import javax.validation.Constraint;
import javax.validation.ConstraintValidator;
import javax.validation.ConstraintValidatorContext;
import javax.validation.ConstraintViolation;
import javax.validation.MessageInterpolator;
import javax.validation.Payload;
import javax.validation.Valid;
import javax.validation.Validation;
import javax.validation.Validator;
import javax.validation.constraints.AssertTrue;
import javax.validation.constraints.Min;
import javax.validation.constraints.NotNull;
import javax.validation.constraints.Size;

public class Accounts {
  @Constraint(validatedBy = EvenValidator.class)
  @Target({ElementType.FIELD, ElementType.METHOD})
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Even {
    String message() default "is odd";
    Class<?>[] groups() default {};
    Class<? extends Payload>[] payload() default {};
  }

  public static class EvenValidator implements ConstraintValidator<Even, Integer> {
    private String message;

    @Override public void initialize(Even even) { message = even.message(); }

    @Override public boolean isValid(Integer value, ConstraintValidatorContext context) {
      return value == null || value % 2 == 0 || message.isEmpty();
    }
  }

  public static class Entry {
    @Min(1) private final int amount;

    public Entry(int amount) { this.amount = amount; }
  }

  public static class Account {
    @NotNull @Size(min = 3) private String owner = "al";
    @Valid private final List<Entry> entries = new ArrayList<>();
    @Even private Integer number = 7;

    @AssertTrue public boolean isOpen() { return entries.size() > 3; }
  }

  /** Without expressions, which need another library. */
  public static class Plain implements MessageInterpolator {
    @Override public String interpolate(String template, Context context) { return template; }

    @Override public String interpolate(String template, Context context, java.util.Locale locale) {
      return template + " " + context.getValidatedValue();
    }
  }

  public static void main(String[] arguments) {
    Validator validator = Validation.byDefaultProvider().configure().messageInterpolator(new Plain())
        .buildValidatorFactory().getValidator();
    Account account = new Account();
    account.entries.add(new Entry(0));
    for (ConstraintViolation<Account> each : validator.validate(account))
      System.out.println(each.getPropertyPath() + ": " + each.getMessage());
  }
}
