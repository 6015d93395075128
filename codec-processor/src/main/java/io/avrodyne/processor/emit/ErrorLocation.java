package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import java.util.List;

/**
 * The statements that let an exception name its field: a local {@code at} holds the name of the
 * current field. It costs nothing on the normal path, because compiled code keeps it only for the
 * handler.
 */
final class ErrorLocation {

  private ErrorLocation() {}

  /** Returns the beginning of the try block, before the first field. */
  static CodeBlock begin(List<FieldPlan> fields) {
    return CodeBlock.builder()
        .addStatement("$T at = $L", String.class, Literals.text(fields.get(0).name()))
        .beginControlFlow("try")
        .build();
  }

  /** Moves on to a field. */
  static CodeBlock field(List<FieldPlan> fields, int index) {
    return index == 0
        ? CodeBlock.of("")
        : CodeBlock.builder()
            .addStatement("at = $L", Literals.text(fields.get(index).name()))
            .build();
  }

  /** Returns the end of the try block of a method that encodes. */
  static CodeBlock endEncoding(String place) {
    return end(CodeBlock.of("$T.encoding(e, $L)", RuntimeNames.FAILURES, place));
  }

  /** Returns the end of the try block of a method that decodes. */
  static CodeBlock endDecoding(String place) {
    return end(CodeBlock.of("$T.decoding(e, $L, in)", RuntimeNames.FAILURES, place));
  }

  /** Returns the end of the try block of a statement that decodes one field. */
  static CodeBlock endDecodingOf(FieldPlan field) {
    return endDecoding(Literals.text(field.name()).toString());
  }

  /** Returns the end of the try block of a method that copies. */
  static CodeBlock endCopying(String place) {
    return end(CodeBlock.of("$T.failed(e, $L)", RuntimeNames.COPY_CALLS, place));
  }

  private static CodeBlock end(CodeBlock failure) {
    return CodeBlock.builder()
        .nextControlFlow("catch ($T e)", RuntimeException.class)
        .addStatement("throw $L", failure)
        .endControlFlow()
        .build();
  }
}
