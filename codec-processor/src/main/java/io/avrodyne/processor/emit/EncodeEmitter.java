package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import io.avrodyne.processor.schema.MethodSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import javax.lang.model.element.Modifier;

/** The emitter of the methods that encode the fields of a record. */
final class EncodeEmitter {

  private static final String PART = CodecConstants.WRITE + "Part";

  private final EmitContext context;
  private final RecordPlan plan;
  private final boolean recursive;
  private final Capacity capacity;

  /**
   * Creates one.
   *
   * @param recursive whether the record may hold itself, so that its depth is counted
   */
  EncodeEmitter(EmitContext context, RecordPlan plan, boolean recursive) {
    this.context = context;
    this.plan = plan;
    this.recursive = recursive;
    this.capacity = new Capacity(context);
  }

  List<MethodSpec> emit() {
    List<MethodSpec> methods = new ArrayList<>();
    List<List<FieldPlan>> parts = MethodSplitter.partsToEncode(plan.fields());
    methods.add(recordMethod(parts));
    boundedBytes().ifPresent(bytes -> methods.add(boundedMethod(bytes)));
    for (int i = 1; parts.size() > 1 && i <= parts.size(); i++) {
      methods.add(partMethod(PART + i, parts.get(i - 1)));
    }
    return methods;
  }

  private MethodSpec recordMethod(List<List<FieldPlan>> parts) {
    return MethodSpec.methodBuilder(CodecConstants.WRITE)
        .addJavadoc("Encodes a datum at position {@code p}, and returns the position after it.\n")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(TypeName.INT)
        .addParameter(plan.type(), "value")
        .addParameter(RuntimeNames.AVRO_OUTPUT, "out")
        .addParameter(TypeName.INT, "p")
        .addCode(boundedBytes().isPresent() ? boundedCall() : body(parts))
        .build();
  }

  private CodeBlock body(List<List<FieldPlan>> parts) {
    CodeBlock fields = parts.size() == 1 ? fields(parts.get(0)) : calls(parts.size());
    CodeBlock.Builder code = CodeBlock.builder().add(Statements.nullCheck("value"));
    if (recursive) {
      code.addStatement(RuntimeCalls.enterOutput());
    }
    code.add(fields);
    if (recursive) {
      code.addStatement(RuntimeCalls.leaveOutput());
    }
    return code.addStatement("return p").build();
  }

  /** A bounded record is also encoded by callers that have already reserved the capacity. */
  private MethodSpec boundedMethod(int bytes) {
    return MethodSpec.methodBuilder(CodecConstants.WRITE)
        .addJavadoc(
            "Encodes a datum at position {@code p} of an array with at least $L bytes left.\n",
            bytes)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(TypeName.INT)
        .addParameter(plan.type(), "value")
        .addParameter(byte[].class, "b")
        .addParameter(TypeName.INT, "p")
        .addCode(Statements.nullCheck("value"))
        .addCode(fields(plan.fields(), bytes))
        .addStatement("return p")
        .build();
  }

  private CodeBlock boundedCall() {
    return CodeBlock.builder()
        .addStatement(RuntimeCalls.ensure(boundedBytes().orElseThrow()))
        .addStatement("return $L(value, $L, p)", CodecConstants.WRITE, RuntimeCalls.buffer())
        .build();
  }

  private OptionalInt boundedBytes() {
    return context.maxBytes(new ValuePlan.Nested(plan.type(), plan.codec()));
  }

  private static CodeBlock calls(int parts) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (int i = 1; i <= parts; i++) {
      code.addStatement("p = $L(value, out, p)", PART + i);
    }
    return code.build();
  }

  private MethodSpec partMethod(String name, List<FieldPlan> fields) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(TypeName.INT)
        .addParameter(plan.type(), "value")
        .addParameter(RuntimeNames.AVRO_OUTPUT, "out")
        .addParameter(TypeName.INT, "p")
        .addCode(fields(fields))
        .addStatement("return p")
        .build();
  }

  private CodeBlock fields(List<FieldPlan> fields) {
    return fields(fields, 0);
  }

  /**
   * Writes the statements of fields.
   *
   * @param reserved the capacity of {@code b} in bytes; 0 if there is no {@code b} yet
   */
  private CodeBlock fields(List<FieldPlan> fields, int reserved) {
    if (fields.isEmpty()) {
      return CodeBlock.of("");
    }
    NameAllocator locals =
        context.locals(plan, "value", "out", "p", "b", "at", "e", EncodeStatement.HELD);
    CodeBlock.Builder code = CodeBlock.builder();
    code.add(ErrorLocation.begin(fields));
    int left = reserved;
    boolean declared = reserved > 0;
    for (int i = 0; i < fields.size(); i++) {
      FieldPlan field = fields.get(i);
      ValuePlan shape = field.value();
      code.add(ErrorLocation.field(fields, i));
      int before = capacity.before(shape);
      if (before > left) {
        left = capacity.run(fields, i);
        code.addStatement(RuntimeCalls.ensure(left));
        code.addStatement(declared ? "b = $L" : "byte[] b = $L", RuntimeCalls.buffer());
        declared = true;
      }
      int reserve = Capacity.isText(shape) ? capacity.run(fields, i + 1) : 0;
      CodeBlock value = field.reader().read(CodeBlock.of("value"));
      code.add(EncodeStatement.of(context, shape, value, locals.get(field), reserve));
      if (reserve > 0) {
        code.addStatement(declared ? "b = $L" : "byte[] b = $L", RuntimeCalls.buffer());
        declared = true;
      }
      left = capacity.isBounded(shape) ? left - before : reserve;
    }
    return code.add(ErrorLocation.endEncoding("at")).build();
  }
}
