package io.avrodyne.processor.schema;

import com.palantir.javapoet.ArrayTypeName;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.Domain;
import io.avrodyne.processor.plan.Domains;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.avro.JsonProperties;

/**
 * A match of the keys of a map: each must be a key, in the form in which it is written, and occur
 * once.
 *
 * @param json a map or an array of pairs
 * @param path to it
 */
record DefaultKeys(Object json, String path) {

  /**
   * Matches texts.
   *
   * @param matcher of the shape {@code key}
   * @param converted whether they must be keys of the map's type
   */
  Optional<Mismatch> texts(ValuePlan key, DefaultParts.Matcher matcher, boolean converted) {
    Set<Object> read = new HashSet<>();
    for (Object text : ((Map<?, ?>) json).keySet()) {
      String at = "the key " + text + (path.isEmpty() ? "" : " of " + path);
      Optional<Mismatch> mismatch = matcher.match(text, at);
      if (mismatch.isEmpty() && converted) {
        String written = written(key, (String) text);
        mismatch =
            DefaultLeaf.check(
                    written.equals(text),
                    at,
                    "is not in the form in which it is written",
                    "Write " + written)
                .or(() -> once(read.add(valueOf(key, text)), at));
      }
      if (mismatch.isPresent()) {
        return mismatch;
      }
    }
    return Optional.empty();
  }

  /** Matches the keys of pairs, which are records. */
  Optional<Mismatch> pairs(FieldPlan key) {
    Set<Object> read = new HashSet<>();
    List<?> pairs = (List<?>) json;
    for (int i = 0; i < pairs.size(); i++) {
      Object given = ((Map<?, ?>) pairs.get(i)).get(key.name());
      Object value = valueOf(key.value(), given == null ? JsonProperties.NULL_VALUE : given);
      if (!read.add(value)) {
        return once(false, path + "[" + i + "]." + key.name());
      }
    }
    return Optional.empty();
  }

  private static Optional<Mismatch> once(boolean isNew, String path) {
    return DefaultLeaf.check(
        isNew, path, "is a key that the map already has", "Remove one of them");
  }

  private static String written(ValuePlan key, String text) {
    return key instanceof Converted converted
        ? written(converted.base(), converted.domain().written(text))
        : text;
  }

  /** Returns an object that equals that of another key if both keys are equal. */
  private static Object valueOf(ValuePlan key, Object json) {
    if (key.javaType() instanceof ArrayTypeName) {
      return new Object();
    }
    if (key instanceof Converted converted) {
      Domain domain = converted.domain();
      Object base = converted.base() instanceof Converted inner ? valueOf(inner, json) : json;
      return domain == Domains.ALL ? base : domain.read(json).orElse(json);
    }
    return key instanceof ValuePlan.Scalar scalar && json instanceof Number number
        ? valueOf(scalar.kind(), number)
        : json;
  }

  private static Object valueOf(ScalarKind kind, Number number) {
    return switch (kind) {
      case FLOAT -> number.floatValue();
      case DOUBLE -> number.doubleValue();
      default -> number.longValue();
    };
  }
}
