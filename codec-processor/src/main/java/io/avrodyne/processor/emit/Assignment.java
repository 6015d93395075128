package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import io.avrodyne.processor.plan.AccessPlan;
import io.avrodyne.processor.plan.FieldPlan;
import java.util.function.UnaryOperator;

/** The statement by which a field takes the value that has been decoded for it. */
final class Assignment {

  private Assignment() {}

  /** Returns the maker of assignments to the local of a field. */
  static UnaryOperator<CodeBlock> toLocal(FieldPlan field, NameAllocator locals) {
    return value -> CodeBlock.of("$N = $L", locals.get(field), field.received(value));
  }

  /** Returns the maker of statements that write a field of the local {@code object}. */
  static UnaryOperator<CodeBlock> into(String object, FieldPlan field, AccessPlan writer) {
    return value -> writer.write(object, field.received(value));
  }
}
