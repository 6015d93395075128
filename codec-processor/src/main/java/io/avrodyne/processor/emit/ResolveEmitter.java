package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import javax.lang.model.element.Modifier;

/**
 * Emits the method that decodes a record that another writer's schema describes: it goes through
 * the steps of a resolution, which stand in the writer's order.
 */
final class ResolveEmitter {

  private static final String PART = "resolvePart";
  private static final CodeBlock STEP = CodeBlock.of("plan.step(i)");

  private final EmitContext context;
  private final RecordPlan plan;
  private final boolean recursive;
  private final PartsDecodeEmitter parts;

  ResolveEmitter(EmitContext context, RecordPlan plan, boolean recursive) {
    this.context = context;
    this.plan = plan;
    this.recursive = recursive;
    this.parts = new PartsDecodeEmitter(context, plan);
  }

  List<MethodSpec> emit() {
    List<MethodSpec> methods = new ArrayList<>();
    methods.add(recordMethod());
    if (InOrderEmitter.isEmitted(plan)) {
      methods.add(new InOrderEmitter(context, plan, recursive).emit());
    }
    if (isInParts()) {
      for (List<FieldPlan> part : MethodSplitter.parts(plan.fields())) {
        methods.add(partMethod(PART + methods.size(), part));
      }
    }
    return methods;
  }

  private boolean isInParts() {
    return MethodSplitter.decodesInParts(plan);
  }

  private MethodSpec recordMethod() {
    return MethodSpec.methodBuilder("resolve")
        .addJavadoc("Decodes a datum of another writer.\n")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(plan.type())
        .addParameter(RuntimeNames.AVRO_INPUT, "in")
        .addParameter(RuntimeNames.RESOLUTION, "resolution")
        .addStatement("$T plan = resolution.settle(in)", RuntimeNames.RESOLUTION)
        .addCode(MethodSplitter.resolvesInSteps(plan) ? steps() : whole())
        .build();
  }

  private CodeBlock steps() {
    return CodeBlock.builder()
        .beginControlFlow("if (!plan.isRecord())")
        .add(whole())
        .endControlFlow()
        .add(isInParts() ? intoParts() : intoLocals())
        .build();
  }

  /** Lets the runtime bring the record into the layout of this schema. */
  private CodeBlock whole() {
    return CodeBlock.builder()
        .addStatement("plan.open(in)")
        .addStatement("$T whole = decode(in)", plan.type())
        .addStatement("plan.close(in)")
        .addStatement("return whole")
        .build();
  }

  private CodeBlock intoLocals() {
    NameAllocator locals =
        context.locals(
            plan.fields(), "in", "resolution", "plan", "plain", "step", "whole", "i", "e", "value");
    CodeBlock.Builder code = CodeBlock.builder();
    if (InOrderEmitter.isEmitted(plan)) {
      code.beginControlFlow("if (plan.isInOrder())")
          .addStatement("return $L(in, plan)", InOrderEmitter.METHOD)
          .endControlFlow();
    }
    code.add(Depth.begin(recursive));
    for (FieldPlan field : plan.fields()) {
      code.addStatement("$T $N = $L", field.type(), locals.get(field), nothing(field.type()));
    }
    if (ResolvedField.areMasked(plan)) {
      code.addStatement("long plain = plan.plainFields()");
    }
    CodeBlock.Builder cases = CodeBlock.builder();
    for (int i = 0; i < plan.fields().size(); i++) {
      FieldPlan field = plan.fields().get(i);
      cases.add(labelled(i, intoLocal(field, i, locals.get(field))));
    }
    CodeBlock otherwise =
        CodeBlock.builder().addStatement("$L.skip(in)", STEP).addStatement("break").build();
    return code.add(loop(switched("plan.field(i)", cases.build(), otherwise)))
        .add(Depth.end(recursive))
        .add(Creations.of(plan, locals))
        .build();
  }

  private CodeBlock intoLocal(FieldPlan field, int index, String local) {
    UnaryOperator<CodeBlock> assignment = value -> CodeBlock.of("$N = $L", local, value);
    return ResolvedField.areMasked(plan)
        ? ResolvedField.masked(context, field, index, STEP, assignment)
        : ResolvedField.through(context, field, STEP, assignment);
  }

  private CodeBlock intoParts() {
    CodeBlock.Builder cases = CodeBlock.builder();
    int end = 0;
    int count = 0;
    for (List<FieldPlan> part : MethodSplitter.parts(plan.fields())) {
      end += part.size();
      count++;
      cases
          .beginControlFlow("if (field < $L)", end)
          .addStatement("$L(in, value, step, field)", PART + count)
          .addStatement("continue")
          .endControlFlow();
    }
    CodeBlock body =
        CodeBlock.builder()
            .addStatement("$T step = plan.step(i)", RuntimeNames.RESOLUTION)
            .addStatement("int field = plan.field(i)")
            .beginControlFlow("if (field < 0)")
            .addStatement("step.skip(in)")
            .addStatement("continue")
            .endControlFlow()
            .add(cases.build())
            .build();
    return CodeBlock.builder()
        .add(Depth.begin(recursive))
        .add(parts.begin())
        .add(loop(body))
        .add(Depth.end(recursive))
        .add(parts.end())
        .build();
  }

  private static CodeBlock loop(CodeBlock body) {
    return CodeBlock.builder()
        .addStatement("int i = 0")
        .beginControlFlow("try")
        .beginControlFlow("for (; i < plan.steps(); i++)")
        .add(body)
        .endControlFlow()
        .add(Trace.endDecoding("plan.name(i)"))
        .build();
  }

  private static CodeBlock switched(String index, CodeBlock cases, CodeBlock otherwise) {
    return CodeBlock.builder()
        .beginControlFlow("switch ($L)", index)
        .add(cases)
        .add("default:\n")
        .indent()
        .add(otherwise)
        .unindent()
        .endControlFlow()
        .build();
  }

  private static CodeBlock labelled(int index, CodeBlock code) {
    return CodeBlock.builder()
        .add("case $L:\n", index)
        .indent()
        .add(code)
        .addStatement("break")
        .unindent()
        .build();
  }

  private MethodSpec partMethod(String name, List<FieldPlan> fields) {
    CodeBlock.Builder cases = CodeBlock.builder();
    for (FieldPlan field : fields) {
      UnaryOperator<CodeBlock> assignment =
          value -> PartsDecodeEmitter.writer(field).write("value", value);
      CodeBlock code = ResolvedField.through(context, field, ResolvedField.STEP, assignment);
      cases.add(labelled(plan.fields().indexOf(field), code));
    }
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(RuntimeNames.AVRO_INPUT, "in")
        .addParameter(parts.target(), "value")
        .addParameter(RuntimeNames.RESOLUTION, "step")
        .addParameter(TypeName.INT, "field")
        .addCode(
            switched(
                "field",
                cases.build(),
                CodeBlock.builder().addStatement("throw new $T()", AssertionError.class).build()))
        .build();
  }

  /** Returns what a local holds until its step comes. */
  private static CodeBlock nothing(TypeName type) {
    if (!type.isPrimitive()) {
      return CodeBlock.of("null");
    }
    return CodeBlock.of(type.equals(TypeName.BOOLEAN) ? "false" : "0");
  }
}
