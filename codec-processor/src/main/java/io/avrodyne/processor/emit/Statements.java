package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;

/** The statements that several methods of a codec have in common. */
final class Statements {

  private Statements() {}

  /** Returns the statements that refuse null. */
  static CodeBlock nullCheck(String name) {
    return CodeBlock.builder()
        .beginControlFlow("if ($L == null)", name)
        .addStatement("throw $T.nullValue()", RuntimeNames.FAILURES)
        .endControlFlow()
        .build();
  }

  /** Encodes a single value, and reserves capacity for it first unless the value does so itself. */
  static CodeBlock encodeAlone(EmitContext context, ValuePlan plan, String local, String array) {
    CodeBlock.Builder code = CodeBlock.builder();
    int before = new Capacity(context).before(plan);
    if (before > 0) {
      code.addStatement(RuntimeCalls.ensure(before));
      code.addStatement("$L = $L", array, RuntimeCalls.buffer());
    }
    return code.add(EncodeStatement.of(context, plan, CodeBlock.of("$N", local), local, 0)).build();
  }
}
