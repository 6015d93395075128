package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;

/** Writes the statements that count how deep decoding is in records that may hold themselves. */
final class Depth {

  private Depth() {}

  static CodeBlock begin(boolean recursive) {
    return recursive
        ? CodeBlock.builder().addStatement(RuntimeCalls.enterInput()).build()
        : CodeBlock.of("");
  }

  static CodeBlock end(boolean recursive) {
    return recursive
        ? CodeBlock.builder().addStatement(RuntimeCalls.leaveInput()).build()
        : CodeBlock.of("");
  }
}
