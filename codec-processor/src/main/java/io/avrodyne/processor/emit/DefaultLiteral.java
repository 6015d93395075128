package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.Optional;
import org.apache.avro.JsonProperties;
import org.jspecify.annotations.Nullable;

/**
 * Writes defaults that Java has literals for; others are read from bytes that the runtime makes.
 */
final class DefaultLiteral {

  /** Well within what a constant of a class file can hold. */
  private static final int MAX_CHARS = 1000;

  private DefaultLiteral() {}

  /** Returns the literal of a default, if there is one. */
  static Optional<CodeBlock> of(ValuePlan plan, @Nullable Object value) {
    if (plan instanceof OrNull union && value == JsonProperties.NULL_VALUE) {
      return plan.javaType().isPrimitive()
          ? Optional.empty()
          : Optional.of(union.presence().empty());
    }
    if (plan instanceof ValuePlan.Text && value instanceof String text) {
      return text.length() <= MAX_CHARS ? Optional.of(Literals.text(text)) : Optional.empty();
    }
    return plan instanceof ValuePlan.Scalar scalar ? number(scalar, value) : Optional.empty();
  }

  private static Optional<CodeBlock> number(ValuePlan.Scalar plan, @Nullable Object value) {
    TypeName type = plan.javaType().unbox();
    if (value instanceof Boolean flag && type.equals(TypeName.BOOLEAN)) {
      return Optional.of(CodeBlock.of("$L", flag));
    }
    if (value instanceof Integer || value instanceof Long) {
      long number = ((Number) value).longValue();
      if (type.equals(TypeName.INT)) {
        return Optional.of(CodeBlock.of("$L", number));
      }
      return type.equals(TypeName.LONG)
          ? Optional.of(CodeBlock.of("$LL", number))
          : Optional.empty();
    }
    return Optional.empty();
  }
}
