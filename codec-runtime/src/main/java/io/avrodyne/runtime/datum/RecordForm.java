package io.avrodyne.runtime.datum;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.apache.avro.generic.IndexedRecord;
import org.jspecify.annotations.Nullable;

/** The form of a record: an object with its fields. */
final class RecordForm implements ValueForm {

  private static final int MAX_EXAMPLES = 2;

  private final Schema schema;
  private final Map<String, FieldForm> byName = new LinkedHashMap<>();
  private FieldForm[] fields = {};
  private boolean recursive;

  RecordForm(Schema schema) {
    this.schema = schema;
  }

  /** Sets the fields, whose forms may lead back to this one. */
  void complete(List<FieldForm> fields) {
    this.fields = fields.toArray(FieldForm[]::new);
    fields.forEach(field -> byName.put(field.name(), field));
  }

  /** Notes that values of this record may contain others. */
  void makeRecursive() {
    recursive = true;
  }

  boolean isRecursive() {
    return recursive;
  }

  /** Returns the fields, which callers must not modify. */
  FieldForm[] fields() {
    return fields;
  }

  @Nullable FieldForm field(String name) {
    return byName.get(name);
  }

  Set<String> names() {
    return byName.keySet();
  }

  /** Returns whether an object with these names has no unknown field and no missing one. */
  boolean fitsNames(Set<?> names) {
    return byName.keySet().containsAll(names)
        && Stream.of(fields).allMatch(field -> !field.isRequired() || names.contains(field.name()));
  }

  @Override
  public Schema schema() {
    return schema;
  }

  @Override
  public String expected() {
    return "an object with the fields of "
        + schema.getFullName()
        + " ("
        + Mismatch.listed(names())
        + ")";
  }

  @Override
  public String example() {
    return Stream.of(fields)
        .limit(MAX_EXAMPLES)
        .map(field -> '"' + field.name() + "\": " + exampleOf(field.form()))
        .collect(Collectors.joining(", ", "{", fields.length > MAX_EXAMPLES ? ", ...}" : "}"));
  }

  private static String exampleOf(ValueForm form) {
    return form instanceof ScalarForm<?> ? form.example() : "...";
  }

  @Override
  public String javaExample() {
    return "a GenericRecord of that schema";
  }

  @Override
  public boolean accepts(JsonKind kind) {
    return kind == JsonKind.OBJECT;
  }

  @Override
  public Fit fit(Object json) {
    return json instanceof Map<?, ?> object && fitsNames(object.keySet()) ? Fit.NATURAL : Fit.NONE;
  }

  @Override
  public Fit fitOfJava(Object value) {
    return value instanceof IndexedRecord record
            && record.getSchema().getFullName().equals(schema.getFullName())
        ? Fit.NATURAL
        : Fit.NONE;
  }
}
