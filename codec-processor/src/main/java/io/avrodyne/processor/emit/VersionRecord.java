package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import io.avrodyne.processor.evolve.FieldPairs;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.lang.model.element.Modifier;
import org.apache.avro.Schema;

/**
 * Emits straight-line code for a record that an earlier version wrote: the fields in its order,
 * promoted, skipped or defaulted in place. What is no matter of one expression goes through its
 * step of the resolution, whose steps are the same.
 */
final class VersionRecord {

  private final VersionExpression expressions;
  private final EmitContext context;
  private final RecordPlan plan;
  private final boolean recursive;

  VersionRecord(VersionCode version, EmitContext context, RecordPlan plan, boolean recursive) {
    this.expressions = new VersionExpression(version, context);
    this.context = context;
    this.plan = plan;
    this.recursive = recursive;
  }

  MethodSpec emit(String name, String version, Schema written, Schema read) {
    NameAllocator locals = context.locals(plan.fields(), "in", "plan", "at", "e", "value");
    CodeBlock.Builder code = CodeBlock.builder().add(Depth.begin(recursive));
    for (FieldPlan field : plan.fields()) {
      code.addStatement("$T $N", field.type(), locals.get(field));
    }
    List<CodeBlock> steps = steps(written, read, locals);
    if (!steps.isEmpty()) {
      code.addStatement("$T at = $S", String.class, "").beginControlFlow("try");
      steps.forEach(code::add);
      code.add(Trace.endDecoding("at"));
    }
    return MethodSpec.methodBuilder(name)
        .addJavadoc("Decodes what version $L wrote.\n", version)
        .addModifiers(Modifier.STATIC)
        .returns(plan.type())
        .addParameter(RuntimeNames.AVRO_INPUT, "in")
        .addParameter(RuntimeNames.RESOLUTION, "plan")
        .addCode(code.add(Depth.end(recursive)).add(Creations.of(plan, locals)).build())
        .build();
  }

  private List<CodeBlock> steps(Schema written, Schema read, NameAllocator locals) {
    FieldPairs fields = FieldPairs.of(written, read);
    List<CodeBlock> steps = new ArrayList<>();
    for (Schema.Field field : written.getFields()) {
      Optional<Schema.Field> target = fields.readerOf(field);
      CodeBlock step = CodeBlock.of("plan.step($L)", steps.size());
      steps.add(
          at(
              target.orElse(field).name(),
              target.isEmpty()
                  ? skip(field, step)
                  : read(field.schema(), target.get(), step, locals)));
    }
    for (Schema.Field lacking : fields.lacking()) {
      CodeBlock step = CodeBlock.of("plan.step($L)", steps.size());
      steps.add(at(lacking.name(), defaulted(lacking, step, locals)));
    }
    return steps;
  }

  private static CodeBlock at(String name, CodeBlock code) {
    return CodeBlock.builder().addStatement("at = $L", Literals.text(name)).add(code).build();
  }

  private static CodeBlock skip(Schema.Field field, CodeBlock step) {
    CodeBlock.Builder code = CodeBlock.builder();
    return switch (field.schema().getType()) {
      case INT -> code.addStatement("in.readInt()").build();
      case LONG -> code.addStatement("in.readLong()").build();
      case FLOAT -> code.addStatement("in.readFloat()").build();
      case DOUBLE -> code.addStatement("in.readDouble()").build();
      case BOOLEAN -> code.addStatement("in.readBoolean()").build();
      default -> code.addStatement("$L.skip(in)", step).build();
    };
  }

  private CodeBlock read(Schema written, Schema.Field read, CodeBlock step, NameAllocator locals) {
    FieldPlan field = plan.fields().get(read.pos());
    UnaryOperator<CodeBlock> assignment = assignment(field, locals);
    return written.equals(read.schema())
        ? ResolvedField.straight(context, field, assignment)
        : expressions
            .of(field.value(), written, read.schema(), step)
            .map(value -> CodeBlock.builder().addStatement(assignment.apply(value)).build())
            .orElseGet(() -> ResolvedField.through(context, field, step, assignment));
  }

  private CodeBlock defaulted(Schema.Field lacking, CodeBlock step, NameAllocator locals) {
    FieldPlan field = plan.fields().get(lacking.pos());
    UnaryOperator<CodeBlock> assignment = assignment(field, locals);
    return DefaultLiteral.of(field.value(), lacking.defaultVal())
        .map(literal -> CodeBlock.builder().addStatement(assignment.apply(literal)).build())
        .orElseGet(() -> ResolvedField.through(context, field, step, assignment));
  }

  private static UnaryOperator<CodeBlock> assignment(FieldPlan field, NameAllocator locals) {
    return value -> CodeBlock.of("$N = $L", locals.get(field), value);
  }
}
