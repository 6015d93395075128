package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.schema.InlinedStrings;

/**
 * The calls that write and read the strings of one codec.
 *
 * @param writtenInline whether HotSpot inlines the code that writes
 * @param readInline whether HotSpot inlines the code that reads
 */
record StringCalls(boolean writtenInline, boolean readInline) {

  private static final String OUT_OF_LINE = "OutOfLine";

  /** Returns the calls of a record's codec. */
  static StringCalls of(RecordPlan plan) {
    return new StringCalls(
        InlinedStrings.whenEncoding(plan), InlinedStrings.whenDecoding(plan.values()));
  }

  /** Returns the calls of a codec of a collection, a union or a single value. */
  static StringCalls ofOther() {
    return new StringCalls(false, true);
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
