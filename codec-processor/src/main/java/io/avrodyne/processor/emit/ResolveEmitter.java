package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.schema.MethodSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javax.lang.model.element.Modifier;

/**
 * The emitter of the method that decodes a record of another writer: it reads the fields in the
 * writer's order, as the resolution dictates. As long as that is the order of the reader's fields,
 * each case falls through to the next.
 */
final class ResolveEmitter {

  private static final String PART = CodecConstants.RESOLVE + "Part";

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
    SharedCreation.emit(context, plan).ifPresent(methods::add);
    if (isInParts()) {
      for (List<FieldPlan> part : MethodSplitter.partsToResolve(plan.fields())) {
        methods.add(partMethod(PART + methods.size(), part));
      }
    }
    return methods;
  }

  private boolean isInParts() {
    return MethodSplitter.resolvesInParts(plan);
  }

  private MethodSpec recordMethod() {
    return MethodSpec.methodBuilder(CodecConstants.RESOLVE)
        .addJavadoc("Decodes a datum that was written with another schema.\n")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(plan.type())
        .addParameter(RuntimeNames.AVRO_INPUT, "in")
        .addParameter(RuntimeNames.RESOLUTION, "resolution")
        .addStatement("$T plan = resolution.settle(in)", RuntimeNames.RESOLUTION)
        .addCode(MethodSplitter.resolvesInSteps(plan) ? steps() : whole())
        .build();
  }

  private CodeBlock steps() {
    CodeBlock.Builder code =
        CodeBlock.builder().beginControlFlow("if (!plan.isRecord())").add(whole()).endControlFlow();
    if (InOrderEmitter.isEmitted(plan)) {
      code.beginControlFlow("if (plan.isInOrder())")
          .addStatement("return $L(in, plan)", InOrderEmitter.METHOD)
          .endControlFlow();
    }
    return code.add(Depth.begin(recursive)).add(isInParts() ? intoParts() : intoLocals()).build();
  }

  /** Has the runtime convert the record to the layout of this schema. */
  private CodeBlock whole() {
    return CodeBlock.builder()
        .addStatement("plan.open(in)")
        .addStatement("$T whole = $L(in)", plan.type(), CodecConstants.READ)
        .addStatement("plan.close(in)")
        .addStatement("return whole")
        .build();
  }

  private CodeBlock intoLocals() {
    NameAllocator locals =
        context.locals(
            plan,
            "in",
            "resolution",
            "plan",
            "plain",
            "jumps",
            "field",
            "step",
            "whole",
            "e",
            "value");
    return CodeBlock.builder()
        .add(ResolvedField.locals(plan, locals))
        .add(FieldBits.suffice(plan) ? fallingThrough(locals) : oneByOne(locals))
        .add(Depth.end(recursive))
        .add(SharedCreation.of(context, plan, locals))
        .build();
  }

  private CodeBlock fallingThrough(NameAllocator locals) {
    FieldBits bits = FieldBits.of(plan);
    CodeBlock.Builder cases = CodeBlock.builder();
    int last = plan.fields().size() - 1;
    for (int i = 0; i <= last; i++) {
      FieldPlan field = plan.fields().get(i);
      CodeBlock code =
          CodeBlock.builder()
              .add(i == 0 ? CodeBlock.of("") : CodeBlock.of("field = $L;\n", i))
              .add(ResolvedField.masked(context, bits, field, i, Assignment.toLocal(field, locals)))
              .add(i == last ? jump(i) : jumpIf(bits.isSet("jumps", i), i))
              .build();
      cases.add(labelled(i, code));
    }
    return CodeBlock.builder()
        .add(
            "// Bit i is for field i: plain if its layout is the same as here, jumps if field i + 1 is not next.\n")
        .add(bits.declare("plain", "plainFields"))
        .add(bits.declare("jumps", "jumps"))
        .add(loop(switched(cases.build())))
        .build();
  }

  /** In one line, because it is between any two fields. */
  private static CodeBlock jumpIf(CodeBlock condition, int index) {
    return CodeBlock.of("if ($L) { field = plan.after($L); break; }\n", condition, index);
  }

  private static CodeBlock jump(int index) {
    return CodeBlock.builder()
        .addStatement("field = plan.after($L)", index)
        .addStatement("break")
        .build();
  }

  private CodeBlock oneByOne(NameAllocator locals) {
    return loop(stepping(rules(plan.fields(), field -> Assignment.toLocal(field, locals))));
  }

  private CodeBlock intoParts() {
    CodeBlock.Builder calls = CodeBlock.builder();
    int end = 0;
    int count = 0;
    for (List<FieldPlan> part : MethodSplitter.partsToResolve(plan.fields())) {
      end += part.size();
      count++;
      calls
          .beginControlFlow("if (field >= $L && field < $L)", end - part.size(), end)
          .addStatement("$L(in, value, step, field)", PART + count)
          .endControlFlow();
    }
    return CodeBlock.builder()
        .add(parts.begin())
        .add(loop(stepping(calls.build())))
        .add(Depth.end(recursive))
        .add(parts.end())
        .build();
  }

  /** Reads the current field through the local {@code step}, and advances. */
  private static CodeBlock stepping(CodeBlock reading) {
    return CodeBlock.builder()
        .addStatement("$T step = plan.step(in, field)", RuntimeNames.RESOLUTION)
        .add(reading)
        .addStatement("field = plan.after(field)")
        .build();
  }

  private static CodeBlock loop(CodeBlock body) {
    return CodeBlock.builder()
        .addStatement("int field = plan.first()")
        .beginControlFlow("try")
        .beginControlFlow("while (field >= 0)")
        .add(body)
        .endControlFlow()
        .addStatement("plan.skipRest(in)")
        .add(ErrorLocation.endDecoding("plan.name(field)"))
        .build();
  }

  private static CodeBlock switched(CodeBlock cases) {
    return CodeBlock.builder()
        .beginControlFlow("switch (field)")
        .add(cases)
        .add("default:\n")
        .indent()
        .addStatement("throw new $T()", AssertionError.class)
        .unindent()
        .endControlFlow()
        .build();
  }

  private static CodeBlock labelled(int index, CodeBlock code) {
    return CodeBlock.builder().add("case $L:\n", index).indent().add(code).unindent().build();
  }

  /** Reads one field through the local {@code step}. */
  private CodeBlock rules(
      List<FieldPlan> fields, Function<FieldPlan, UnaryOperator<CodeBlock>> assignments) {
    CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("switch (field)");
    for (FieldPlan field : fields) {
      code.add("case $L -> ", plan.fields().indexOf(field)).add(rule(field, assignments));
    }
    return code.add("default -> ")
        .addStatement("throw new $T()", AssertionError.class)
        .endControlFlow()
        .build();
  }

  private CodeBlock rule(
      FieldPlan field, Function<FieldPlan, UnaryOperator<CodeBlock>> assignments) {
    CodeBlock reading =
        ResolvedField.through(context, field, ResolvedField.STEP, assignments.apply(field));
    return ResolvedShapes.contain(field.value())
        ? reading
        : CodeBlock.builder().add("{\n").indent().add(reading).endControlFlow().build();
  }

  private MethodSpec partMethod(String name, List<FieldPlan> fields) {
    CodeBlock rules = rules(fields, field -> Assignment.into("value", field, parts.writer(field)));
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(RuntimeNames.AVRO_INPUT, "in")
        .addParameter(parts.target(), "value")
        .addParameter(RuntimeNames.RESOLUTION, "step")
        .addParameter(TypeName.INT, "field")
        .addCode(rules)
        .build();
  }
}
