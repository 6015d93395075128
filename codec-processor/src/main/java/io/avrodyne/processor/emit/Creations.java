package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.AccessPlan;
import io.avrodyne.processor.plan.CreatorPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The statements that create objects: the local {@code value} is the object or its builder. */
final class Creations {

  private Creations() {}

  /** Creates and returns the object from the locals with its fields. */
  static CodeBlock of(RecordPlan plan, NameAllocator locals) {
    Function<FieldPlan, CodeBlock> value = field -> CodeBlock.of("$N", locals.get(field));
    return plan.creator()
        .accept(
            new CreatorPlan.Visitor<>() {
              @Override
              public CodeBlock arguments(CreatorPlan.Arguments creator) {
                return called(plan, creator, value, "value");
              }

              @Override
              public CodeBlock setters(CreatorPlan.Setters creator) {
                return written(plan, value);
              }

              @Override
              public CodeBlock builder(CreatorPlan.Builder creator) {
                return written(plan, value);
              }
            });
  }

  /**
   * Creates the object by a call, writes the fields that the call does not take, and returns it.
   *
   * @param local the name of the local for the object, if there are such fields
   */
  static CodeBlock called(
      RecordPlan plan,
      CreatorPlan.Arguments creator,
      Function<FieldPlan, CodeBlock> value,
      String local) {
    CodeBlock call = creator.call().call(arguments(plan, creator, value));
    List<FieldPlan> rest = plan.fields().stream().filter(each -> each.writer() != null).toList();
    if (rest.isEmpty()) {
      return result(call);
    }
    CodeBlock.Builder code =
        CodeBlock.builder().addStatement("$T $L = $L", plan.type(), local, call);
    for (FieldPlan field : rest) {
      AccessPlan writer = Objects.requireNonNull(field.writer());
      code.addStatement(writer.write(local, value.apply(field)));
    }
    return code.add(result(CodeBlock.of(local))).build();
  }

  private static CodeBlock written(RecordPlan plan, Function<FieldPlan, CodeBlock> value) {
    CodeBlock.Builder code = CodeBlock.builder().add(begin(plan));
    for (FieldPlan field : plan.fields()) {
      AccessPlan writer = Objects.requireNonNull(field.writer());
      code.addStatement(writer.write("value", value.apply(field)));
    }
    return code.add(end(plan)).build();
  }

  /** Returns the arguments of a call that takes all fields, in the order of its parameters. */
  private static CodeBlock arguments(
      RecordPlan plan, CreatorPlan.Arguments creator, Function<FieldPlan, CodeBlock> value) {
    Map<String, FieldPlan> fields =
        plan.fields().stream().collect(Collectors.toMap(FieldPlan::property, field -> field));
    return creator.parameters().stream()
        .map(each -> each.argument(value.apply(fields.get(each.property()))))
        .collect(CodeBlock.joining(", "));
  }

  /** Returns the type that the fields are written into. */
  static TypeName target(RecordPlan plan) {
    return plan.creator() instanceof CreatorPlan.Builder builder ? builder.type() : plan.type();
  }

  /** Creates the object that the fields are written into. */
  static CodeBlock begin(RecordPlan plan) {
    CodeBlock creation =
        plan.creator()
            .accept(
                new CreatorPlan.Visitor<>() {
                  @Override
                  public CodeBlock arguments(CreatorPlan.Arguments creator) {
                    throw new IllegalStateException(plan.type() + " takes all fields at once");
                  }

                  @Override
                  public CodeBlock setters(CreatorPlan.Setters creator) {
                    return creator.call().call();
                  }

                  @Override
                  public CodeBlock builder(CreatorPlan.Builder creator) {
                    return creator.open().call();
                  }
                });
    return CodeBlock.builder().addStatement("$T value = $L", target(plan), creation).build();
  }

  /** Returns the object. */
  static CodeBlock end(RecordPlan plan) {
    return result(
        plan.creator() instanceof CreatorPlan.Builder builder
            ? CodeBlock.of("value.$L()", builder.build())
            : CodeBlock.of("value"));
  }

  private static CodeBlock result(CodeBlock object) {
    return CodeBlock.builder().addStatement("return $L", object).build();
  }
}
