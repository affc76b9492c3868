package applib;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** What it never asks for. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Other {}
