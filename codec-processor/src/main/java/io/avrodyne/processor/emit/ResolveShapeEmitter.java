package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * The emitter of the methods that decode another writer's arrays, maps and unions that contain
 * records.
 */
final class ResolveShapeEmitter implements ValuePlan.Visitor<CodeBlock> {

  /** The local of the resolution of items and values. */
  static final CodeBlock ITEM = CodeBlock.of("item");

  private static final CodeBlock VALUE = CodeBlock.of("plan.value()");

  private final EmitContext context;

  ResolveShapeEmitter(EmitContext context) {
    this.context = context;
  }

  List<MethodSpec> emit() {
    return context.entered().stream().map(this::method).toList();
  }

  private MethodSpec method(ValuePlan shape) {
    return MethodSpec.methodBuilder(context.resolveMethod(shape))
        .addModifiers(Modifier.STATIC)
        .returns(shape.javaType())
        .addParameter(RuntimeNames.AVRO_INPUT, "in")
        .addParameter(RuntimeNames.RESOLUTION, "resolution")
        .addStatement("$T plan = resolution.settle(in)", RuntimeNames.RESOLUTION)
        .addCode(shape.accept(this))
        .addCode(ResolveExpression.straight(context, shape, "plan"))
        .build();
  }

  @Override
  public CodeBlock items(ValuePlan.Items items) {
    return CodeBlock.builder()
        .beginControlFlow("if (plan.isArray())")
        .add(items(items, ResolveExpression.of(context, items.item(), ITEM)))
        .endControlFlow()
        .build();
  }

  /**
   * Writes how an array is decoded whose resolution is the local {@code plan}.
   *
   * @param value the expression of an item, whose resolution is the local of {@link #ITEM}
   */
  static CodeBlock items(ValuePlan.Items items, CodeBlock value) {
    return begin()
        .add(ArrayDecodeEmitter.filled(items.container(), CodeBlock.of("least"), value))
        .build();
  }

  @Override
  public CodeBlock entries(ValuePlan.Entries entries) {
    return CodeBlock.builder()
        .beginControlFlow("if (plan.isMap())")
        .add(entries(context, entries, ResolveExpression.of(context, entries.value(), ITEM)))
        .endControlFlow()
        .build();
  }

  /** Writes how a map is decoded, as {@link #items(ValuePlan.Items, CodeBlock)} does. */
  static CodeBlock entries(EmitContext context, ValuePlan.Entries entries, CodeBlock value) {
    return begin()
        .add(new MapFilling(context, entries).filled(CodeBlock.of("least"), value))
        .build();
  }

  private static CodeBlock.Builder begin() {
    return CodeBlock.builder()
        .addStatement("$T item = plan.item()", RuntimeNames.RESOLUTION)
        .addStatement("int least = plan.minItemBytes()")
        .addStatement("int count = $L", RuntimeCalls.startBlocks("least"));
  }

  @Override
  public CodeBlock choice(Choice choice) {
    CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("if (plan.isBranch())");
    code.beginControlFlow("switch (plan.branch())");
    for (int i = 0; i < choice.branches().size(); i++) {
      ValuePlan branch = choice.branches().get(i).value();
      if (ResolvedShapes.areEntered(branch)) {
        code.add("case $L:\n", i).indent();
        code.addStatement("return $L", ResolveExpression.of(context, branch, VALUE)).unindent();
      }
    }
    code.add("default:\n").indent().addStatement("break").unindent();
    return code.endControlFlow().endControlFlow().build();
  }

  @Override
  public CodeBlock nullable(OrNull union) {
    CodeBlock value = ResolveExpression.of(context, union.value(), VALUE);
    return CodeBlock.builder()
        .beginControlFlow("if (plan.isBranch() && plan.branch() == $L)", union.valueBranch())
        .addStatement("return $L", union.presence().wrap(value))
        .endControlFlow()
        .build();
  }

  @Override
  public CodeBlock nothing(ValuePlan.Nothing plan) {
    throw withoutMethod(plan);
  }

  @Override
  public CodeBlock scalar(ValuePlan.Scalar plan) {
    throw withoutMethod(plan);
  }

  @Override
  public CodeBlock text(ValuePlan.Text plan) {
    throw withoutMethod(plan);
  }

  @Override
  public CodeBlock binary(ValuePlan.Binary plan) {
    throw withoutMethod(plan);
  }

  @Override
  public CodeBlock fixed(ValuePlan.Fixed plan) {
    throw withoutMethod(plan);
  }

  @Override
  public CodeBlock symbols(Symbols plan) {
    throw withoutMethod(plan);
  }

  @Override
  public CodeBlock nested(ValuePlan.Nested plan) {
    throw withoutMethod(plan);
  }

  @Override
  public CodeBlock converted(Converted plan) {
    throw withoutMethod(plan);
  }

  private static IllegalStateException withoutMethod(ValuePlan plan) {
    return new IllegalStateException(plan + " has no method of its own");
  }
}
