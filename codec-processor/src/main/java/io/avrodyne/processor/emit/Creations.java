package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.AccessPlan;
import io.avrodyne.processor.plan.CreatorPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Writes how objects are made: the local {@code value} is the object or its builder. */
final class Creations {

  private Creations() {}

  /** Makes and returns the object of the locals that hold its fields. */
  static CodeBlock of(RecordPlan plan, NameAllocator locals) {
    Function<FieldPlan, CodeBlock> value = field -> CodeBlock.of("$N", locals.get(field));
    if (plan.creator() instanceof CreatorPlan.Arguments creator) {
      CodeBlock call = creator.call().call(arguments(plan, creator, value));
      return CodeBlock.builder().addStatement("return $L", call).build();
    }
    CodeBlock.Builder code = CodeBlock.builder().add(begin(plan));
    for (FieldPlan field : plan.fields()) {
      AccessPlan writer = Objects.requireNonNull(field.writer());
      code.addStatement(writer.write("value", value.apply(field)));
    }
    return code.add(end(plan)).build();
  }

  /** Returns the arguments of what takes all fields, in the order of its parameters. */
  static CodeBlock arguments(
      RecordPlan plan, CreatorPlan.Arguments creator, Function<FieldPlan, CodeBlock> value) {
    Map<String, FieldPlan> fields =
        plan.fields().stream().collect(Collectors.toMap(FieldPlan::property, field -> field));
    return creator.parameters().stream()
        .map(fields::get)
        .map(value)
        .collect(CodeBlock.joining(", "));
  }

  /** Returns what the fields are written into. */
  static TypeName target(RecordPlan plan) {
    return plan.creator() instanceof CreatorPlan.Builder builder ? builder.type() : plan.type();
  }

  /** Makes what the fields are written into. */
  static CodeBlock begin(RecordPlan plan) {
    CodeBlock creation =
        plan.creator() instanceof CreatorPlan.Builder builder
            ? builder.open().call()
            : ((CreatorPlan.Setters) plan.creator()).call().call();
    return CodeBlock.builder().addStatement("$T value = $L", target(plan), creation).build();
  }

  /** Returns the object. */
  static CodeBlock end(RecordPlan plan) {
    CodeBlock result =
        plan.creator() instanceof CreatorPlan.Builder builder
            ? CodeBlock.of("value.$L()", builder.build())
            : CodeBlock.of("value");
    return CodeBlock.builder().addStatement("return $L", result).build();
  }
}
