package io.avrodyne.processor.validate;

import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.CompiledRecord;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RecordShape;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The records and enums whose names in Java are not those of Avro. */
final class RenamedTypes {

  private final Catalog catalog;
  private @Nullable Map<String, String> types;

  /** Creates one over the records of a compilation. */
  RenamedTypes(Catalog catalog) {
    this.catalog = catalog;
  }

  /** Returns the Java types, by the Avro full names; they are collected at the first call. */
  Map<String, String> types() {
    if (types == null) {
      types = collect();
    }
    return types;
  }

  private Map<String, String> collect() {
    Map<String, String> found = new TreeMap<>();
    for (RecordShape shape : catalog.shapes().values()) {
      if (shape instanceof RecordPlan record) {
        put(found, record.fullname(), record.type());
        record.values().stream().flatMap(ValuePlan::all).forEach(value -> put(found, value));
      }
    }
    return found;
  }

  private void put(Map<String, String> found, ValuePlan value) {
    if (value instanceof Symbols symbols) {
      put(found, symbols.name().fullname(), symbols.javaType());
    } else if (value instanceof ValuePlan.Nested nested
        && catalog.shapes().get(nested.codec()) instanceof CompiledRecord compiled) {
      put(found, compiled.schema().getFullName(), nested.javaType());
    }
  }

  private static void put(Map<String, String> found, String fullname, TypeName type) {
    String java = type.toString();
    if (!java.equals(fullname)) {
      // The order of records is any, but messages are always the same.
      found.merge(fullname, java, (one, other) -> one.compareTo(other) < 0 ? one : other);
    }
  }
}
