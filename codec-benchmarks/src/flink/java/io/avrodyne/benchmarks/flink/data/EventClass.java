package io.avrodyne.benchmarks.flink.data;

import io.avrodyne.benchmarks.workload.Model;
import org.apache.avro.specific.SpecificRecordBase;

/**
 * The classes of an event, whose schemas differ in their names only.
 *
 * @param bean a class with getters and setters
 * @param record a Java record
 * @param specific the class that Avro generates
 */
public record EventClass(
    Class<?> bean, Class<?> record, Class<? extends SpecificRecordBase> specific) {

  /** Returns the application's class and its codec. */
  public Model<?> model(Form form) {
    Class<?> type = form == Form.BEAN ? bean : record;
    return Model.of(type);
  }
}
