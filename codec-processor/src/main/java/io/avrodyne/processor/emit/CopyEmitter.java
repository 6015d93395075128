package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.AccessPlan;
import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.plan.CreatorPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.schema.MethodSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/**
 * The emitter of the methods that copy a record. The copy is created as decoding creates an object;
 * a record that is too wide for one method, and has no object that several could fill, is encoded
 * and decoded.
 */
final class CopyEmitter {

  private static final String PART = CodecConstants.COPY + "Part";

  private final EmitContext context;
  private final RecordPlan plan;
  private final boolean recursive;

  CopyEmitter(EmitContext context, RecordPlan plan, boolean recursive) {
    this.context = context;
    this.plan = plan;
    this.recursive = recursive;
  }

  List<MethodSpec> emit() {
    if (!context.copies()) {
      return List.of();
    }
    List<MethodSpec> methods = new ArrayList<>();
    methods.add(recordMethod());
    List<List<FieldPlan>> parts = parts();
    for (int i = 1; parts.size() > 1 && i <= parts.size(); i++) {
      methods.add(partMethod(PART + i, parts.get(i - 1)));
    }
    return methods;
  }

  /** Returns the signature of the method that copies a value. */
  static MethodSpec.Builder method(TypeName type) {
    return MethodSpec.methodBuilder(CodecConstants.COPY)
        .addJavadoc("Copies a value.\n")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(type)
        .addParameter(type, "value")
        .addParameter(TypeName.INT, "depth");
  }

  private MethodSpec recordMethod() {
    return method(plan.type()).addCode(isTooWide() ? encoded() : body()).build();
  }

  private boolean takesArguments() {
    return plan.creator() instanceof CreatorPlan.Arguments;
  }

  private boolean isTooWide() {
    return MethodSplitter.resolvesInParts(plan) && (takesArguments() || plan.replacesObject());
  }

  private CodeBlock encoded() {
    return CodeBlock.builder()
        .addStatement(
            "return $L",
            CopyExpression.encoded(
                plan.type(),
                CodeBlock.of("value"),
                plan.codec(),
                CodecConstants.WRITE,
                CodecConstants.READ))
        .build();
  }

  private CodeBlock body() {
    CodeBlock.Builder code = CodeBlock.builder().add(Statements.nullCheck("value"));
    if (recursive) {
      code.addStatement("depth = $T.enter(depth)", RuntimeNames.COPY_CALLS);
    }
    return code.add(takesArguments() ? created() : filled()).build();
  }

  /** Copies the fields into locals, then creates the object. */
  private CodeBlock created() {
    NameAllocator locals = context.locals(plan, "value", "depth", "copy", "in", "at", "e");
    CodeBlock.Builder code = CodeBlock.builder().add(input(plan.fields()));
    for (FieldPlan field : plan.fields()) {
      code.addStatement("$T $N", field.type(), locals.get(field));
    }
    code.add(
        each(plan.fields(), field -> CodeBlock.of("$N = $L", locals.get(field), copied(field))));
    return code.add(Creations.of(plan, field -> CodeBlock.of("$N", locals.get(field)), "copy"))
        .build();
  }

  /** Creates the object, then copies the fields into it. */
  private CodeBlock filled() {
    CodeBlock.Builder code = CodeBlock.builder().add(Creations.begin(plan, "copy"));
    List<List<FieldPlan>> parts = parts();
    for (int i = 1; parts.size() > 1 && i <= parts.size(); i++) {
      code.addStatement("$L(value, copy, depth)", PART + i);
    }
    if (parts.size() == 1) {
      code.add(written(parts.get(0)));
    }
    return code.add(Creations.end(plan, "copy")).build();
  }

  private List<List<FieldPlan>> parts() {
    return takesArguments() || isTooWide()
        ? List.of(plan.fields())
        : MethodSplitter.partsToResolve(plan.fields());
  }

  private MethodSpec partMethod(String name, List<FieldPlan> fields) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(plan.type(), "value")
        .addParameter(Creations.target(plan), "copy")
        .addParameter(TypeName.INT, "depth")
        .addCode(written(fields))
        .build();
  }

  private CodeBlock written(List<FieldPlan> fields) {
    return CodeBlock.builder()
        .add(input(fields))
        .add(
            each(
                fields,
                field -> Objects.requireNonNull(field.writer()).write("copy", copied(field))))
        .build();
  }

  private static CodeBlock each(List<FieldPlan> fields, Function<FieldPlan, CodeBlock> statement) {
    if (fields.isEmpty()) {
      return CodeBlock.of("");
    }
    CodeBlock.Builder code = CodeBlock.builder().add(ErrorLocation.begin(fields));
    for (int i = 0; i < fields.size(); i++) {
      code.add(ErrorLocation.field(fields, i)).addStatement(statement.apply(fields.get(i)));
    }
    return code.add(ErrorLocation.endCopying("at")).build();
  }

  /** Filling a collection that exists needs an input, for its exceptions. */
  private static CodeBlock input(List<FieldPlan> fields) {
    return fields.stream().anyMatch(field -> field.writer() instanceof AccessPlan.Live)
        ? RuntimeCalls.declareInput()
        : CodeBlock.of("");
  }

  private CodeBlock copied(FieldPlan field) {
    CodeBlock original = field.reader().read(CodeBlock.of("value"));
    CodeBlock copy = CopyExpression.of(context, field.value(), original);
    return field.unboxed() ? CodeBlock.of("$T.nonNull($L)", RuntimeNames.FAILURES, copy) : copy;
  }
}
