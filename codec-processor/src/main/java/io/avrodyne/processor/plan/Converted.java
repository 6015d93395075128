package io.avrodyne.processor.plan;

import com.palantir.javapoet.TypeName;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Is a Java type that is held as another shape.
 *
 * @param properties what the schema of the base says besides, such as the logical type
 */
public record Converted(
    ValuePlan base, TypeName javaType, Conversion conversion, Map<String, Object> properties)
    implements ValuePlan {

  /** Copies the properties. */
  public Converted {
    properties = Collections.unmodifiableMap(new LinkedHashMap<>(properties));
  }

  /** Returns one whose schema says no more than that of the base. */
  public static Converted of(ValuePlan base, TypeName javaType, Conversion conversion) {
    return new Converted(base, javaType, conversion, Map.of());
  }

  /** Returns one whose schema has a logical type and nothing else. */
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
