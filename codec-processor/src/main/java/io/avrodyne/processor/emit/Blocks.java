package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;

/**
 * The loop over the blocks of an array, which uses the locals {@code in}, {@code i} and {@code
 * count}.
 */
final class Blocks {

  private Blocks() {}

  static CodeBlock loop(int minItemBytes, CodeBlock item) {
    return loop(CodeBlock.of("$L", minItemBytes), item);
  }

  static CodeBlock loop(CodeBlock minItemBytes, CodeBlock item) {
    return CodeBlock.builder()
        .beginControlFlow("while (count > 0)")
        .addStatement("int end = $L", RuntimeCalls.blockEnd())
        .beginControlFlow("for (int last = i + count; i < last; i++)")
        .add(item)
        .endControlFlow()
        .addStatement("count = $L", RuntimeCalls.nextBlock(minItemBytes))
        .endControlFlow()
        .build();
  }
}
