package io.avrodyne.processor.plan;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A record whose code is to be emitted.
 *
 * @param type the Java type, with its type arguments
 * @param codec the class with its code
 * @param subject the Java type, as messages name it
 * @param name the Avro name, without namespace
 * @param namespace the Avro namespace, "" for none
 * @param attributes the attributes that annotations add to its schema
 * @param fields in schema order
 * @param creator how its objects are made
 * @param leftOut the fields that are not part of it because other libraries ignore them
 * @param given the schema that it follows, null if its schema follows from the rest
 * @param origin its position in the source
 * @param branch whether its type is declared as a branch of a union
 * @param copies whether code that copies its objects is asked for
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
    List<LeftOut> leftOut,
    @Nullable GivenSchema given,
    Origin origin,
    boolean branch,
    boolean copies)
    implements RecordShape {

  /** Copies the lists. */
  public RecordPlan {
    fields = List.copyOf(fields);
    leftOut = List.copyOf(leftOut);
  }

  /** Creates a record that has all fields of its type and is not declared as a branch. */
  public RecordPlan(
      TypeName type,
      ClassName codec,
      String subject,
      String name,
      String namespace,
      Attributes attributes,
      List<FieldPlan> fields,
      CreatorPlan creator,
      @Nullable GivenSchema given,
      Origin origin) {
    this(
        type,
        codec,
        subject,
        name,
        namespace,
        attributes,
        fields,
        creator,
        List.of(),
        given,
        origin,
        false,
        false);
  }

  /** Returns this record with other fields. */
  public RecordPlan withFields(List<FieldPlan> others) {
    return with(others, given);
  }

  /** Returns this record with the schema that it follows. */
  public RecordPlan withGiven(GivenSchema read) {
    return with(fields, read);
  }

  private RecordPlan with(List<FieldPlan> otherFields, @Nullable GivenSchema otherGiven) {
    return new RecordPlan(
        type,
        codec,
        subject,
        name,
        namespace,
        attributes,
        otherFields,
        creator,
        leftOut,
        otherGiven,
        origin,
        branch,
        copies);
  }

  /** Returns the schema that it follows, null for none. */
  public @Nullable Schema givenSchema() {
    return given == null ? null : given.schema();
  }

  /** Returns whether a field has a default; a schema that the record follows decides that alone. */
  public boolean hasDefault(FieldPlan field) {
    Schema followed = givenSchema();
    Schema.Field known = followed == null ? null : followed.getField(field.name());
    return known == null ? field.hasDefault() : known.hasDefaultValue();
  }

  /**
   * Returns whether writing a field may replace the object, so that only its creation can do it.
   */
  public boolean replacesObject() {
    return fields.stream().anyMatch(field -> field.writer() != null && field.writer().replaces());
  }

  /** Returns whether writing the fields leaves nothing of the values that an object had. */
  public boolean overwritesObject() {
    return fields.stream().allMatch(field -> field.writer() == null || field.writer().overwrites());
  }

  /** Returns the Avro fullname. */
  public String fullname() {
    return namespace.isEmpty() ? name : namespace + "." + name;
  }

  /** Returns the aliases, as fullnames. */
  public List<String> aliases() {
    Schema followed = givenSchema();
    if (followed != null) {
      return List.copyOf(followed.getAliases());
    }
    String prefix = namespace.isEmpty() ? "" : namespace + ".";
    return attributes.aliases().stream()
        .map(alias -> alias.text().contains(".") ? alias.text() : prefix + alias.text())
        .toList();
  }

  /** Returns the private fields that the codec uses. */
  public List<AccessPlan.Hidden> hiddenFields() {
    return fields.stream()
        .flatMap(
            field -> Stream.concat(Stream.of(field.reader()), Stream.ofNullable(field.writer())))
        .map(access -> access instanceof AccessPlan.Live live ? live.source() : access)
        .filter(AccessPlan.Hidden.class::isInstance)
        .map(AccessPlan.Hidden.class::cast)
        .distinct()
        .toList();
  }

  /** Finds the types of the parameters of the private constructor that the codec uses. */
  public Optional<List<TypeName>> hiddenConstructor() {
    return creator instanceof CreatorPlan.Builder
        ? Optional.empty()
        : Optional.ofNullable(creator.call().hidden());
  }

  /** Returns the shapes of the fields. */
  public List<ValuePlan> values() {
    return fields.stream().map(FieldPlan::value).toList();
  }
}
