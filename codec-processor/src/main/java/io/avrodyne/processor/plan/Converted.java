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
 */
public record Converted(
    ValuePlan base, TypeName javaType, Conversion conversion, Map<String, Object> properties)
    implements ValuePlan {

  /** Copies the properties. */
  public Converted {
    properties = Collections.unmodifiableMap(new LinkedHashMap<>(properties));
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
