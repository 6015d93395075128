package io.avrodyne.processor.plan;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.List;

/**
 * Is a record whose code is to be emitted.
 *
 * @param type the Java type, with its type arguments
 * @param codec the class with its code
 * @param subject the Java type, as messages name it
 * @param name the Avro name, without namespace
 * @param namespace the Avro namespace, "" for none
 * @param attributes what its schema says besides
 * @param fields in schema order
 * @param creator how its objects are made
 * @param origin where it stands in the source
 */
public record RecordPlan(
    TypeName type,
    ClassName codec,
    String subject,
    String name,
    String namespace,
    Attributes attributes,
    List<FieldPlan> fields,
    CreatorPlan creator,
    Origin origin)
    implements RecordShape {

  /** Copies the fields. */
  public RecordPlan {
    fields = List.copyOf(fields);
  }

  /** Returns this record with other fields. */
  public RecordPlan withFields(List<FieldPlan> others) {
    return new RecordPlan(
        type, codec, subject, name, namespace, attributes, others, creator, origin);
  }

  /** Returns the Avro fullname. */
  public String fullname() {
    return namespace.isEmpty() ? name : namespace + "." + name;
  }

  /** Returns the shapes of the fields. */
  public List<ValuePlan> values() {
    return fields.stream().map(FieldPlan::value).toList();
  }
}
