package io.avrodyne.processor.plan;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import org.jspecify.annotations.Nullable;

/**
 * Says which static methods change a Java value into its Avro-shaped one and back.
 *
 * @param owner the class that has the methods
 * @param toAvro takes the Java value; null where assignment does it
 * @param fromAvro takes the Avro-shaped value and the input, which gives an error its position
 * @param logicalType the logical type that the schema carries, null for none
 */
public record Conversion(
    ClassName owner, @Nullable String toAvro, String fromAvro, @Nullable String logicalType) {

  /** Returns the expression of the Avro-shaped value. */
  public CodeBlock toAvro(CodeBlock value) {
    return toAvro == null ? value : CodeBlock.of("$T.$L($L)", owner, toAvro, value);
  }

  /** Returns the expression of the Java value. */
  public CodeBlock fromAvro(CodeBlock value, String input) {
    return CodeBlock.of("$T.$L($L, $L)", owner, fromAvro, value, input);
  }
}
