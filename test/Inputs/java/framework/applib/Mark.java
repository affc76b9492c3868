package applib;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** What the library asks for. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Mark {}
