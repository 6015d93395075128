package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeSpec;
import io.avrodyne.processor.plan.AccessPlan;
import io.avrodyne.processor.plan.EncodedSize;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * Emits the methods that decode into new objects: one for the record, one for each shape of array
 * in it.
 */
final class DecodeEmitter {

  private final EmitContext context;
  private final PartsDecodeEmitter parts;

  DecodeEmitter(EmitContext context) {
    this.context = context;
    this.parts = new PartsDecodeEmitter(context);
  }

  List<MethodSpec> emit() {
    List<MethodSpec> methods = new ArrayList<>();
    methods.add(recordMethod());
    if (isInParts()) {
      methods.addAll(parts.emit());
    }
    for (ValuePlan.Items items : context.shapes(ValuePlan.Items.class, any -> true)) {
      methods.add(arrayMethod(items));
    }
    return methods;
  }

  /** Returns the class that the decoding of a very wide record needs. */
  Optional<TypeSpec> carrier() {
    return isInParts() ? parts.carrier() : Optional.empty();
  }

  private boolean isInParts() {
    return MethodSplitter.decodesInParts(context.plan());
  }

  private MethodSpec recordMethod() {
    return MethodSpec.methodBuilder("decode")
        .addJavadoc("Decodes a datum.\n")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(context.plan().type())
        .addParameter(RuntimeNames.AVRO_INPUT, "in")
        .addCode(isInParts() ? parts.body() : straight())
        .build();
  }

  private CodeBlock straight() {
    NameAllocator locals = context.locals("in", "at", "e", "value");
    CodeBlock read = context.plan().fields().isEmpty() ? CodeBlock.of("") : fields(locals);
    return CodeBlock.builder().add(read).add(creation(locals)).build();
  }

  private CodeBlock fields(NameAllocator locals) {
    List<FieldPlan> fields = context.plan().fields();
    CodeBlock.Builder code = CodeBlock.builder();
    for (FieldPlan field : fields) {
      code.addStatement("$T $N", field.type(), locals.get(field));
    }
    code.add(Trace.begin(fields));
    for (int i = 0; i < fields.size(); i++) {
      FieldPlan field = fields.get(i);
      code.add(Trace.field(fields, i));
      code.add(DecodeExpression.prelude(field.value()));
      code.addStatement(
          "$N = $L", locals.get(field), DecodeExpression.fresh(context, field.value()));
    }
    return code.add(Trace.endDecoding("at")).build();
  }

  private CodeBlock creation(NameAllocator locals) {
    RecordPlan plan = context.plan();
    if (plan.built()) {
      String arguments = plan.fields().stream().map(locals::get).collect(Collectors.joining(", "));
      return CodeBlock.builder().addStatement("return new $T($L)", plan.type(), arguments).build();
    }
    CodeBlock.Builder code = CodeBlock.builder();
    code.addStatement("$T value = new $T()", plan.type(), plan.type());
    for (FieldPlan field : plan.fields()) {
      AccessPlan writer = Objects.requireNonNull(field.writer());
      code.addStatement(writer.write("value", CodeBlock.of("$N", locals.get(field))));
    }
    return code.addStatement("return value").build();
  }

  private MethodSpec arrayMethod(ValuePlan.Items items) {
    int minItemBytes = EncodedSize.min(context.schemaOf(items.item()));
    return MethodSpec.methodBuilder(context.decodeMethod(items))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(items.javaType())
        .addParameter(RuntimeNames.AVRO_INPUT, "in")
        .addStatement("int count = in.startBlocks($L)", minItemBytes)
        .addStatement(
            "$T items = new $T<>($T.min(count, $T.MAX_PRESIZE))",
            items.javaType(),
            ArrayList.class,
            Math.class,
            RuntimeNames.AVRO_INPUT)
        .addStatement("int i = 0")
        .beginControlFlow("try")
        .addCode(
            Blocks.loop(
                minItemBytes,
                CodeBlock.builder()
                    .addStatement("items.add($L)", DecodeExpression.fresh(context, items.item()))
                    .build()))
        .addStatement("return items")
        .addCode(Trace.endDecoding("i"))
        .build();
  }
}
