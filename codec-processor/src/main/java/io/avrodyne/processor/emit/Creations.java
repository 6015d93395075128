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

/** The statements that create objects: a local is the object or its builder. */
final class Creations {

  private Creations() {}

  /** Creates and returns the object from the locals with its fields. */
  static CodeBlock of(RecordPlan plan, NameAllocator locals) {
    return of(plan, field -> CodeBlock.of("$N", locals.get(field)), "value");
  }

  /**
   * Creates and returns the object.
   *
   * @param value the expression of a field
   * @param local the name of the local for the object or its builder
   */
  static CodeBlock of(RecordPlan plan, Function<FieldPlan, CodeBlock> value, String local) {
    return plan.creator()
        .accept(
            new CreatorPlan.Visitor<>() {
              @Override
              public CodeBlock arguments(CreatorPlan.Arguments creator) {
                return called(plan, creator, value, local);
              }

              @Override
              public CodeBlock setters(CreatorPlan.Setters creator) {
                return written(plan, value, local);
              }

              @Override
              public CodeBlock builder(CreatorPlan.Builder creator) {
                return written(plan, value, local);
              }
            });
  }

  /** Creates the object by a call, and writes the fields that the call does not take. */
  private static CodeBlock called(
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
      code.add(writing(field, local, value.apply(field)));
    }
    return code.add(result(CodeBlock.of(local))).build();
  }

  private static CodeBlock written(
      RecordPlan plan, Function<FieldPlan, CodeBlock> value, String local) {
    CodeBlock.Builder code = CodeBlock.builder().add(begin(plan, local));
    for (FieldPlan field : plan.fields()) {
      code.add(writing(field, local, value.apply(field)));
    }
    return code.add(end(plan, local)).build();
  }

  /** Writes a field; an exception about a collection that is filled names the field. */
  private static CodeBlock writing(FieldPlan field, String local, CodeBlock value) {
    AccessPlan writer = Objects.requireNonNull(field.writer());
    CodeBlock.Builder code = CodeBlock.builder();
    if (!(writer instanceof AccessPlan.Live)) {
      return code.addStatement(writer.write(local, value)).build();
    }
    return code.beginControlFlow("try")
        .addStatement(writer.write(local, value))
        .add(ErrorLocation.endDecodingOf(field))
        .build();
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
  static CodeBlock begin(RecordPlan plan, String local) {
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
    return CodeBlock.builder().addStatement("$T $L = $L", target(plan), local, creation).build();
  }

  /** Returns the object. */
  static CodeBlock end(RecordPlan plan, String local) {
    return result(
        plan.creator() instanceof CreatorPlan.Builder builder
            ? CodeBlock.of("$L.$L()", local, builder.build())
            : CodeBlock.of(local));
  }

  private static CodeBlock result(CodeBlock object) {
    return CodeBlock.builder().addStatement("return $L", object).build();
  }
}
