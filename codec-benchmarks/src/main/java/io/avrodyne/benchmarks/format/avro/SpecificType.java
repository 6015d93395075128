package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.benchmarks.format.avro.mapping.RecordMapping;
import io.avrodyne.benchmarks.format.avro.mapping.SpecificMappings;
import io.avrodyne.benchmarks.workload.Model;
import org.apache.avro.Schema;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificRecord;

/**
 * The class that Avro generated for the records of a model: its data model, its schema, and the
 * mapping of the model's objects, written by hand.
 */
public record SpecificType<T, D>(SpecificData data, Schema schema, RecordMapping<T, D> mapping) {

  /**
   * Returns the class of a model.
   *
   * @throws java.util.NoSuchElementException if there is no class or no mapping
   */
  public static <T> SpecificType<T, ?> of(Model<T> model) {
    Class<? extends SpecificRecord> type = SpecificClasses.of(model).orElseThrow();
    return of(type, SpecificMappings.of(model.type()));
  }

  private static <T, D> SpecificType<T, D> of(
      Class<? extends SpecificRecord> type, RecordMapping<T, D> mapping) {
    return new SpecificType<>(
        SpecificData.getForClass(type), SpecificClasses.schema(type), mapping);
  }
}
