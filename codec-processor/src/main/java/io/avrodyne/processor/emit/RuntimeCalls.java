package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ScalarKind;

/**
 * The calls that generated code makes with its input {@code in}, its output {@code out} and its
 * position {@code p}: expressions, and assignments to {@code p}.
 */
final class RuntimeCalls {

  private RuntimeCalls() {}

  /** Returns an assignment that reserves capacity for more bytes. */
  static CodeBlock ensure(Object bytes) {
    return CodeBlock.of("p = $T.ensure(out, p, $L)", RuntimeNames.OUTPUTS, bytes);
  }

  static CodeBlock buffer() {
    return CodeBlock.of("$T.buffer(out)", RuntimeNames.OUTPUTS);
  }

  static CodeBlock putBytes(Object value) {
    return CodeBlock.of("p = $T.putBytes(out, p, $L)", RuntimeNames.OUTPUTS, value);
  }

  static CodeBlock enterOutput() {
    return CodeBlock.of("$T.enter(out)", RuntimeNames.OUTPUTS);
  }

  static CodeBlock leaveOutput() {
    return CodeBlock.of("$T.leave(out)", RuntimeNames.OUTPUTS);
  }

  static CodeBlock enterInput() {
    return CodeBlock.of("$T.enter(in)", RuntimeNames.INPUTS);
  }

  static CodeBlock leaveInput() {
    return CodeBlock.of("$T.leave(in)", RuntimeNames.INPUTS);
  }

  /** Returns the declaration of an {@code in} without data, for methods that ask for one. */
  static CodeBlock declareInput() {
    return CodeBlock.builder()
        .addStatement("$T in = $T.INPUT", RuntimeNames.AVRO_INPUT, RuntimeNames.COPY_CALLS)
        .build();
  }

  static CodeBlock readPresence(int nullBranch) {
    return CodeBlock.of("$T.readPresence(in, $L)", RuntimeNames.INPUTS, nullBranch);
  }

  static CodeBlock requirePresence(int nullBranch) {
    return CodeBlock.of("$T.requirePresence(in, $L)", RuntimeNames.INPUTS, nullBranch);
  }

  static CodeBlock readPresent(ScalarKind kind, int nullBranch) {
    return CodeBlock.of("$T.readPresent$L(in, $L)", RuntimeNames.INPUTS, kind.suffix(), nullBranch);
  }

  static CodeBlock readIndex(int bound) {
    return CodeBlock.of("$T.readIndex(in, $L)", RuntimeNames.INPUTS, bound);
  }

  static CodeBlock startBlocks(Object minItemBytes) {
    return CodeBlock.of("$T.startBlocks(in, $L)", RuntimeNames.INPUTS, minItemBytes);
  }

  static CodeBlock blockEnd() {
    return CodeBlock.of("$T.blockEnd(in)", RuntimeNames.INPUTS);
  }

  static CodeBlock nextBlock(Object minItemBytes) {
    return CodeBlock.of("$T.nextBlock(in, end, $L)", RuntimeNames.INPUTS, minItemBytes);
  }
}
