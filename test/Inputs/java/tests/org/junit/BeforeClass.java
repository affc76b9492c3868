package org.junit;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** In place of JUnit's. */
@Retention(RetentionPolicy.RUNTIME)
public @interface BeforeClass {}
