package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.benchmarks.workload.Model;
import java.util.Arrays;
import java.util.Optional;
import org.apache.avro.Schema;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificRecord;

/**
 * The classes that Avro generates from the schema files of this module. Each has the name that its
 * record has in the model's schema, with a suffix, in a package of its own.
 */
final class SpecificClasses {

  private static final String PACKAGE = "io.avrodyne.benchmarks.specific.";
  private static final String SUFFIX = "Datum";

  private SpecificClasses() {}

  /** Returns the class that has the model's schema apart from names, if one was generated. */
  static Optional<Class<? extends SpecificRecord>> of(Model<?> model) {
    Schema schema = model.codec().schema();
    String name =
        schema
            .getFullName()
            .replace("io.avrodyne.fixtures.", PACKAGE)
            .replace("io.avrodyne.benchmarks.workload.", PACKAGE)
            // Boxed numbers or not, the schema is the same.
            .replace(".t1boxed.", ".t1.");
    try {
      return Optional.of(Class.forName(name + SUFFIX).asSubclass(SpecificRecord.class));
    } catch (ClassNotFoundException e) {
      return Optional.empty();
    }
  }

  /** Returns the schema of a class. */
  static Schema schema(Class<? extends SpecificRecord> type) {
    return SpecificData.getForClass(type).getSchema(type);
  }

  /** Returns whether Avro generated an encoder and a decoder for the class of the model. */
  static boolean haveCustomCoders(Model<?> model) {
    return of(model).stream()
        .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
        .anyMatch(method -> method.getName().equals("hasCustomCoders"));
  }
}
