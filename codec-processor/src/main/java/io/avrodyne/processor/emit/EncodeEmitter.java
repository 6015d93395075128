package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.EncodedSize;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.RandomAccess;
import javax.lang.model.element.Modifier;

/** Emits the methods that encode: one for the record, one for each shape of array in it. */
final class EncodeEmitter {

  /** A count and the end mark are ints. */
  private static final int ARRAY_OVERHEAD = 10;

  private static final String PART = "encodePart";

  private final EmitContext context;
  private final Room room;

  EncodeEmitter(EmitContext context) {
    this.context = context;
    this.room = new Room(context);
  }

  List<MethodSpec> emit() {
    List<MethodSpec> methods = new ArrayList<>();
    List<List<FieldPlan>> parts = MethodSplitter.parts(context.plan().fields());
    methods.add(recordMethod(parts));
    boundedBytes().ifPresent(bytes -> methods.add(boundedMethod(bytes)));
    for (int i = 1; parts.size() > 1 && i <= parts.size(); i++) {
      methods.add(partMethod(PART + i, parts.get(i - 1)));
    }
    for (ValuePlan.Items items : context.shapes(ValuePlan.Items.class, any -> true)) {
      methods.add(arrayMethod(items));
    }
    return methods;
  }

  private MethodSpec recordMethod(List<List<FieldPlan>> parts) {
    return MethodSpec.methodBuilder("encode")
        .addJavadoc("Encodes a datum at {@code p} and returns the position behind it.\n")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(TypeName.INT)
        .addParameter(context.plan().type(), "value")
        .addParameter(RuntimeNames.AVRO_OUTPUT, "out")
        .addParameter(TypeName.INT, "p")
        .addCode(boundedBytes().isPresent() ? boundedCall() : body(parts))
        .build();
  }

  private CodeBlock body(List<List<FieldPlan>> parts) {
    CodeBlock fields = parts.size() == 1 ? fields(parts.get(0)) : calls(parts.size());
    return CodeBlock.builder().add(nullCheck("value")).add(fields).build();
  }

  /** A bounded record is also encoded by those who have made the room already. */
  private MethodSpec boundedMethod(int bytes) {
    return MethodSpec.methodBuilder("encode")
        .addJavadoc("Encodes a datum at {@code p} of an array with room for $L bytes.\n", bytes)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(TypeName.INT)
        .addParameter(context.plan().type(), "value")
        .addParameter(byte[].class, "b")
        .addParameter(TypeName.INT, "p")
        .addCode(nullCheck("value"))
        .addCode(fields(context.plan().fields(), bytes))
        .build();
  }

  private CodeBlock boundedCall() {
    return CodeBlock.builder()
        .addStatement("p = out.ensure(p, $L)", boundedBytes().orElseThrow())
        .addStatement("return encode(value, out.buffer(), p)")
        .build();
  }

  private OptionalInt boundedBytes() {
    return EncodedSize.max(context.schema());
  }

  private static CodeBlock calls(int parts) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (int i = 1; i <= parts; i++) {
      code.addStatement("p = $L(value, out, p)", PART + i);
    }
    return code.addStatement("return p").build();
  }

  private MethodSpec partMethod(String name, List<FieldPlan> fields) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(TypeName.INT)
        .addParameter(context.plan().type(), "value")
        .addParameter(RuntimeNames.AVRO_OUTPUT, "out")
        .addParameter(TypeName.INT, "p")
        .addCode(fields(fields))
        .build();
  }

  private CodeBlock fields(List<FieldPlan> fields) {
    return fields(fields, 0);
  }

  /**
   * Writes the statements of fields.
   *
   * @param roomInArray how many bytes {@code b} has room for; 0 if there is no {@code b} yet
   */
  private CodeBlock fields(List<FieldPlan> fields, int roomInArray) {
    if (fields.isEmpty()) {
      return CodeBlock.builder().addStatement("return p").build();
    }
    NameAllocator locals = context.locals("value", "out", "p", "b", "at", "e");
    CodeBlock.Builder code = CodeBlock.builder();
    code.add(Trace.begin(fields));
    int left = roomInArray;
    boolean declared = roomInArray > 0;
    for (int i = 0; i < fields.size(); i++) {
      FieldPlan field = fields.get(i);
      ValuePlan plan = field.value();
      code.add(Trace.field(fields, i));
      int before = room.before(plan);
      if (before > left) {
        left = room.run(fields, i);
        code.addStatement("p = out.ensure(p, $L)", left);
        code.addStatement(declared ? "b = out.buffer()" : "byte[] b = out.buffer()");
        declared = true;
      }
      int reserve = Room.isText(plan) ? room.run(fields, i + 1) : 0;
      CodeBlock value = field.reader().read("value");
      code.add(EncodeStatement.of(context, plan, value, locals.get(field), reserve));
      if (reserve > 0) {
        code.addStatement(declared ? "b = out.buffer()" : "byte[] b = out.buffer()");
        declared = true;
      }
      left = room.isBounded(plan) ? left - before : reserve;
    }
    return code.addStatement("return p").add(Trace.endEncoding("at")).build();
  }

  private MethodSpec arrayMethod(ValuePlan.Items items) {
    TypeName itemType = items.item().javaType();
    CodeBlock item = item(items.item());
    return MethodSpec.methodBuilder(context.encodeMethod(items))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(TypeName.INT)
        .addParameter(items.javaType(), "items")
        .addParameter(RuntimeNames.AVRO_OUTPUT, "out")
        .addParameter(TypeName.INT, "p")
        .addCode(nullCheck("items"))
        .addStatement("int size = items.size()")
        .addStatement("p = out.ensure(p, $L)", ARRAY_OVERHEAD)
        .addStatement("byte[] b = out.buffer()")
        .beginControlFlow("if (size > 0)")
        .addStatement("p = $T.putInt(b, p, size)", RuntimeNames.PRIMITIVES)
        .addStatement("int i = 0")
        .beginControlFlow("try")
        .beginControlFlow("if (items instanceof $T)", RandomAccess.class)
        .beginControlFlow("for (; i < size; i++)")
        .addStatement("$T item = items.get(i)", itemType)
        .addCode(item)
        .endControlFlow()
        .nextControlFlow("else")
        .beginControlFlow("for ($T item : items)", itemType)
        .addCode(item)
        .addStatement("i++")
        .endControlFlow()
        .endControlFlow()
        .addCode(Trace.endEncoding("i"))
        .addStatement("$T.requireSize(size, i)", RuntimeNames.FAILURES)
        .addStatement("p = out.ensure(p, 1)")
        .addStatement("b = out.buffer()")
        .endControlFlow()
        .addStatement("b[p] = 0")
        .addStatement("return p + 1")
        .build();
  }

  private CodeBlock item(ValuePlan plan) {
    CodeBlock.Builder code = CodeBlock.builder();
    int before = room.before(plan);
    if (before > 0) {
      code.addStatement("p = out.ensure(p, $L)", before);
      code.addStatement("b = out.buffer()");
    }
    return code.add(EncodeStatement.of(context, plan, CodeBlock.of("item"), "item", 0)).build();
  }

  private static CodeBlock nullCheck(String name) {
    return CodeBlock.builder()
        .beginControlFlow("if ($L == null)", name)
        .addStatement("throw $T.nullValue()", RuntimeNames.FAILURES)
        .endControlFlow()
        .build();
  }
}
