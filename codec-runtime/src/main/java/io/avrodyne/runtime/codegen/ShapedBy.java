package io.avrodyne.runtime.codegen;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The classes with the settings that shaped a codec. Build tools that compile incrementally follow
 * the references: a change of such a class makes them generate the codec again. It is on the
 * private constructor, because classes that use the codec do not depend on its settings. Written by
 * generated code.
 */
@Target(ElementType.CONSTRUCTOR)
@Retention(RetentionPolicy.CLASS)
public @interface ShapedBy {

  /** Returns the classes. */
  Class<?>[] value();
}
