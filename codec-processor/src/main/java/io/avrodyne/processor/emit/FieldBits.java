package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.avrodyne.processor.plan.RecordPlan;

/**
 * The locals that hold a bit for each field of another writer's record. They are ints if those have
 * enough bits, because a test of an int takes less code.
 */
final class FieldBits {

  private final boolean wide;

  private FieldBits(boolean wide) {
    this.wide = wide;
  }

  /** Returns whether the fields of a record have bits. */
  static boolean suffice(RecordPlan plan) {
    return plan.fields().size() <= Long.SIZE;
  }

  /** Returns those of a record whose fields have bits. */
  static FieldBits of(RecordPlan plan) {
    return new FieldBits(plan.fields().size() > Integer.SIZE);
  }

  /** Declares a local that holds the bits that a method of the resolution returns. */
  CodeBlock declare(String local, String method) {
    CodeBlock.Builder code = CodeBlock.builder();
    return wide
        ? code.addStatement("long $L = plan.$L()", local, method).build()
        : code.addStatement("int $L = (int) plan.$L()", local, method).build();
  }

  /** Returns the condition that a local has the bit of a field. */
  CodeBlock isSet(String local, int index) {
    return CodeBlock.of(wide ? "($L & 1L << $L) != 0" : "($L & 1 << $L) != 0", local, index);
  }
}
