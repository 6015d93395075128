package io.avrodyne.processor.plan;

import com.palantir.javapoet.ClassName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Is a type whose codec is to be emitted.
 *
 * @param type the Java type
 * @param codec the class to emit
 * @param name the Avro name, without namespace
 * @param namespace the Avro namespace, "" for none
 * @param doc the schema's documentation, null for none
 * @param fields in schema order
 * @param built whether the constructor takes all fields, in order; else it takes none and each
 *     field has a writer
 * @param origin where it stands in the source
 */
public record RecordPlan(
    ClassName type,
    ClassName codec,
    String name,
    String namespace,
    @Nullable String doc,
    List<FieldPlan> fields,
    boolean built,
    Origin origin)
    implements RecordShape {

  /** Copies the fields. */
  public RecordPlan {
    fields = List.copyOf(fields);
  }

  /** Returns the Avro fullname. */
  public String fullname() {
    return namespace.isEmpty() ? name : namespace + "." + name;
  }
}
