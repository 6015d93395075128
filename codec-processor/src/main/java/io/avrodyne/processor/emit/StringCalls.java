package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import io.avrodyne.processor.schema.InlinedStrings;
import java.util.List;

/**
 * The calls that write and read the strings of one codec.
 *
 * @param writtenInline whether HotSpot is to copy the code that writes to each call
 * @param readInline whether HotSpot is to copy the code that reads to each call
 */
record StringCalls(boolean writtenInline, boolean readInline) {

  private static final String OUT_OF_LINE = "OutOfLine";

  /** Returns those of a codec with these values. */
  static StringCalls of(List<ValuePlan> values) {
    return new StringCalls(
        InlinedStrings.whenEncoding(values), InlinedStrings.whenDecoding(values));
  }

  /** Returns an assignment to the position {@code p}. */
  CodeBlock put(CodeBlock value, int reserve) {
    return CodeBlock.of(
        "p = $T.putString$L(out, p, $L, $L)",
        RuntimeNames.OUTPUTS,
        writtenInline ? "" : OUT_OF_LINE,
        value,
        reserve);
  }

  /** Returns an assignment to the position {@code p}. */
  CodeBlock putNullable(CodeBlock value, int stringBranch, int reserve) {
    return CodeBlock.of(
        "p = $T.putNullableString$L(out, p, $L, $L, $L)",
        RuntimeNames.OUTPUTS,
        writtenInline ? "" : OUT_OF_LINE,
        value,
        stringBranch,
        reserve);
  }

  CodeBlock read() {
    return readInline
        ? CodeBlock.of("in.readString()")
        : CodeBlock.of("$T.readStringOutOfLine(in)", RuntimeNames.INPUTS);
  }

  /** Returns an expression that may be the previous string. */
  CodeBlock read(CodeBlock previous) {
    return readInline
        ? CodeBlock.of("in.readString($L)", previous)
        : CodeBlock.of("$T.readStringOutOfLine(in, $L)", RuntimeNames.INPUTS, previous);
  }
}
