package io.avrodyne.processor.plan;

import com.palantir.javapoet.TypeName;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A Java type that is encoded as another shape.
 *
 * @param properties the properties that it adds to the schema of the base, such as the logical type
 * @param domain the values of the base that can be read
 */
public record Converted(
    ValuePlan base,
    TypeName javaType,
    Conversion conversion,
    Map<String, Object> properties,
    Domain domain)
    implements ValuePlan {

  /** Copies the properties. */
  public Converted {
    properties = Collections.unmodifiableMap(new LinkedHashMap<>(properties));
  }

  /** Creates a shape that can be read from all values of the base. */
  public Converted(
      ValuePlan base, TypeName javaType, Conversion conversion, Map<String, Object> properties) {
    this(base, javaType, conversion, properties, Domains.ALL);
  }

  /** Returns a shape that adds nothing to the schema of the base. */
  public static Converted of(ValuePlan base, TypeName javaType, Conversion conversion) {
    return new Converted(base, javaType, conversion, Map.of());
  }

  /** Returns a shape that adds only a logical type to the schema. */
  public static Converted of(
      ValuePlan base, TypeName javaType, Conversion conversion, String logicalType) {
    return new Converted(base, javaType, conversion, Map.of("logicalType", logicalType));
  }

  /** Returns this shape with another base. */
  public Converted withBase(ValuePlan other) {
    return new Converted(other, javaType, conversion, properties, domain);
  }

  /** Returns this shape, which can be read from some values of the base alone. */
  public Converted within(Domain values) {
    return new Converted(base, javaType, conversion, properties, values);
  }

  @Override
  public List<ValuePlan> parts() {
    return List.of(base);
  }

  @Override
  public Stream<ValuePlan> executedParts() {
    return conversion instanceof Conversion.Streams ? Stream.empty() : Stream.of(base);
  }

  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.converted(this);
  }
}
