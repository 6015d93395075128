package io.avrodyne.benchmarks.contender;

import io.avrodyne.benchmarks.harness.Survival;
import io.avrodyne.benchmarks.harness.Track;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What a reader of the results has to know about a format. */
@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Traits {

  /** The objects that the format is measured on. */
  Track track();

  /** Whether it is Avro's binary encoding, in which case its bytes must equal Apache Avro's. */
  boolean writesAvro() default false;

  /** Whether it never writes an amount of money as text, as Avro does in one workload. */
  boolean writesMoneyAsAmount() default false;

  /** The changes of a class that data survives, if it is not Avro's binary encoding. */
  Survival survival() default Survival.NONE;

  /** What else there is to know, a sentence each. */
  String[] caveats() default {};
}
