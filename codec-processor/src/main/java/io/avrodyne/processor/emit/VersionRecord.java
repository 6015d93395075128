package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import io.avrodyne.processor.evolve.VersionMember;
import io.avrodyne.processor.evolve.VersionStep;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import java.util.List;
import java.util.function.UnaryOperator;
import javax.lang.model.element.Modifier;

/**
 * The emitter of straight-line code for a record of an earlier version: it reads the fields in that
 * version's order, and promotes, skips or defaults them in place.
 */
final class VersionRecord {

  private final VersionCode version;
  private final EmitContext context;
  private final VersionMember.ChangedRecord member;
  private final NameAllocator locals;

  /**
   * Creates one.
   *
   * @param context of the record
   */
  VersionRecord(VersionCode version, EmitContext context, VersionMember.ChangedRecord member) {
    this.version = version;
    this.context = context;
    this.member = member;
    this.locals = context.locals(member.plan(), "in", "plan", "at", "e", "value");
  }

  MethodSpec emit(String name, String label) {
    RecordPlan plan = member.plan();
    CodeBlock.Builder code = CodeBlock.builder().add(Depth.begin(member.recursive()));
    for (FieldPlan field : plan.fields()) {
      code.addStatement("$T $N", field.type(), locals.get(field));
    }
    code.add(steps())
        .add(Depth.end(member.recursive()))
        .add(SharedCreation.of(context, plan, locals));
    return MethodSpec.methodBuilder(name)
        .addJavadoc("Decodes a datum that version $L wrote.\n", label)
        .addModifiers(Modifier.STATIC)
        .returns(plan.type())
        .addParameter(RuntimeNames.AVRO_INPUT, "in")
        .addParameter(RuntimeNames.RESOLUTION, "plan")
        .addCode(code.build())
        .build();
  }

  private CodeBlock steps() {
    List<VersionStep> steps = member.steps();
    if (steps.isEmpty()) {
      return CodeBlock.of("");
    }
    CodeBlock.Builder code =
        CodeBlock.builder().addStatement("$T at = $S", String.class, "").beginControlFlow("try");
    for (int i = 0; i < steps.size(); i++) {
      code.addStatement("at = $L", Literals.text(steps.get(i).name()))
          .add(steps.get(i).accept(new Printer(CodeBlock.of("plan.step($L)", i))));
    }
    return code.add(ErrorLocation.endDecoding("at")).build();
  }

  private UnaryOperator<CodeBlock> assignment(FieldPlan field) {
    return Assignment.toLocal(field, locals);
  }

  /** Writes the statements of a step. */
  private final class Printer implements VersionStep.Visitor<CodeBlock> {

    /** The expression of the resolution of the field. */
    private final CodeBlock node;

    Printer(CodeBlock node) {
      this.node = node;
    }

    @Override
    public CodeBlock skippedScalar(VersionStep.SkippedScalar step) {
      return statement(CodeBlock.of("in.read$L()", step.kind().suffix()));
    }

    @Override
    public CodeBlock skipped(VersionStep.Skipped step) {
      return statement(CodeBlock.of("$L.skip(in)", node));
    }

    @Override
    public CodeBlock plain(VersionStep.Plain step) {
      return ResolvedField.plain(context, step.field(), assignment(step.field()));
    }

    @Override
    public CodeBlock changed(VersionStep.Changed step) {
      return assigned(step, VersionExpression.of(version, context, step.value(), node));
    }

    @Override
    public CodeBlock defaulted(VersionStep.Defaulted step) {
      return assigned(step, step.constant().accept(DefaultLiteral.INSTANCE));
    }

    @Override
    public CodeBlock resolved(VersionStep.Resolved step) {
      return ResolvedField.through(context, step.field(), node, assignment(step.field()));
    }

    private CodeBlock assigned(VersionStep.OfField step, CodeBlock value) {
      return statement(assignment(step.field()).apply(value));
    }

    private static CodeBlock statement(CodeBlock expression) {
      return CodeBlock.builder().addStatement(expression).build();
    }
  }
}
