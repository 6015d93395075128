package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import io.avrodyne.processor.plan.EncodedSize;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** Emits the methods that decode into existing objects; what is immutable is made anew. */
final class ReuseEmitter {

  private static final String PART = "reusePart";

  private final EmitContext context;

  ReuseEmitter(EmitContext context) {
    this.context = context;
  }

  List<MethodSpec> emit() {
    List<MethodSpec> methods = new ArrayList<>();
    List<List<FieldPlan>> parts = MethodSplitter.parts(context.plan().fields());
    methods.add(recordMethod(parts));
    if (isMutable()) {
      for (int i = 1; parts.size() > 1 && i <= parts.size(); i++) {
        methods.add(partMethod(PART + i, parts.get(i - 1)));
      }
      for (ValuePlan.Items items : context.shapes(ValuePlan.Items.class, any -> true)) {
        methods.add(arrayMethod(items));
      }
    }
    return methods;
  }

  private boolean isMutable() {
    return !context.plan().built() && !context.plan().fields().isEmpty();
  }

  private MethodSpec recordMethod(List<List<FieldPlan>> parts) {
    RecordPlan plan = context.plan();
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("decode")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(plan.type())
            .addParameter(RuntimeNames.AVRO_INPUT, "in")
            .addParameter(plan.type(), "reuse");
    if (!isMutable()) {
      return method
          .addJavadoc("Decodes a datum into a new object: the type is immutable.\n")
          .addStatement("return decode(in)")
          .build();
    }
    return method
        .addJavadoc("Decodes a datum into {@code reuse}, into a new object if that is null.\n")
        .beginControlFlow("if (reuse == null)")
        .addStatement("return decode(in)")
        .endControlFlow()
        .addCode(parts.size() == 1 ? fields(parts.get(0)) : calls(parts.size()))
        .addStatement("return reuse")
        .build();
  }

  private static CodeBlock calls(int parts) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (int i = 1; i <= parts; i++) {
      code.addStatement("$L(in, reuse)", PART + i);
    }
    return code.build();
  }

  private MethodSpec partMethod(String name, List<FieldPlan> fields) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(RuntimeNames.AVRO_INPUT, "in")
        .addParameter(context.plan().type(), "reuse")
        .addCode(fields(fields))
        .build();
  }

  private CodeBlock fields(List<FieldPlan> fields) {
    CodeBlock.Builder code = CodeBlock.builder();
    code.add(Trace.begin(fields));
    for (int i = 0; i < fields.size(); i++) {
      FieldPlan field = fields.get(i);
      code.add(Trace.field(fields, i));
      code.add(DecodeExpression.prelude(field.value()));
      CodeBlock previous = field.reader().read("reuse");
      CodeBlock value = DecodeExpression.reusing(context, field.value(), previous);
      code.addStatement(Objects.requireNonNull(field.writer()).write("reuse", value));
    }
    return code.add(Trace.endDecoding("at")).build();
  }

  private MethodSpec arrayMethod(ValuePlan.Items items) {
    String method = context.decodeMethod(items);
    ValuePlan item = items.item();
    int minItemBytes = EncodedSize.min(context.schemaOf(item));
    return MethodSpec.methodBuilder(method)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(items.javaType())
        .addParameter(RuntimeNames.AVRO_INPUT, "in")
        .addParameter(items.javaType(), "reuse")
        .addComment("Other lists may be immutable, or shared.")
        .beginControlFlow("if (reuse == null || reuse.getClass() != $T.class)", ArrayList.class)
        .addStatement("return $N(in)", method)
        .endControlFlow()
        .addStatement("int count = in.startBlocks($L)", minItemBytes)
        .addStatement("int i = 0")
        .beginControlFlow("try")
        .addCode(Blocks.loop(minItemBytes, item(item)))
        .beginControlFlow("for (int last = reuse.size() - 1; last >= i; last--)")
        .addStatement("reuse.remove(last)")
        .endControlFlow()
        .addStatement("return reuse")
        .addCode(Trace.endDecoding("i"))
        .build();
  }

  private CodeBlock item(ValuePlan item) {
    return CodeBlock.builder()
        .beginControlFlow("if (i < reuse.size())")
        .addStatement(
            "reuse.set(i, $L)",
            DecodeExpression.reusing(context, item, CodeBlock.of("reuse.get(i)")))
        .nextControlFlow("else")
        .addStatement("reuse.add($L)", DecodeExpression.fresh(context, item))
        .endControlFlow()
        .build();
  }
}
