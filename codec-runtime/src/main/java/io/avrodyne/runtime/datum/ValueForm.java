package io.avrodyne.runtime.datum;

import org.apache.avro.Schema;

/**
 * The form that the values of a schema have in JSON and in Java.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads once {@link FormPlanner} has returned it.
 */
sealed interface ValueForm permits RecordForm, ArrayForm, MapForm, UnionForm, ScalarForm {

  Schema schema();

  /** Returns what a message says is expected. */
  String expected();

  /** Returns an example in JSON. */
  String example();

  /** Returns an expression of Java that is an example. */
  String javaExample();

  /** Returns whether some JSON values of a kind may be values of the schema. */
  boolean accepts(JsonKind kind);

  /**
   * Returns how well JSON of a kind that is accepted fits. Only the names of an object are looked
   * at.
   */
  default Fit fit(Object json) {
    return Fit.NATURAL;
  }

  /** Returns how well a Java value fits, by its class. */
  Fit fitOfJava(Object value);
}
