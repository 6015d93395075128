package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;

/** The statements that count the depth of decoding in records that may contain themselves. */
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
