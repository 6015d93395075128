package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import io.avrodyne.processor.schema.EncodedSize;
import javax.lang.model.element.Modifier;

/** The emitter of the methods that encode and decode maps. */
final class MapEmitter {

  private final EmitContext context;

  MapEmitter(EmitContext context) {
    this.context = context;
  }

  MethodSpec encode(ValuePlan.Entries entries) {
    ClassName writer = context.mapWriter(entries);
    return MethodSpec.methodBuilder(context.encodeMethod(entries))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(TypeName.INT)
        .addParameter(entries.taken(), "map")
        .addParameter(RuntimeNames.AVRO_OUTPUT, "out")
        .addParameter(TypeName.INT, "p")
        .addCode(Statements.nullCheck("map"))
        .addStatement("$T writer = $T.borrow(out, $T.class)", writer, RuntimeNames.OUTPUTS, writer)
        .beginControlFlow("if (writer == null)")
        .addStatement("writer = new $T()", writer)
        .endControlFlow()
        .addStatement("p = writer.write(out, p, map)")
        .addStatement("$T.giveBack(out, writer)", RuntimeNames.OUTPUTS)
        .addStatement("return p")
        .build();
  }

  /** Returns the class that encodes the entries; an iterator would be allocated for each map. */
  TypeSpec writer(ValuePlan.Entries entries) {
    TypeName key = entries.key().javaType().box();
    TypeName value = entries.value().javaType();
    CodeBlock.Builder code = CodeBlock.builder();
    if (new Capacity(context).before(entries.value()) > 0) {
      code.addStatement("byte[] b");
    }
    CodeBlock exact = KeyExactness.of(context, entries.key());
    CodeBlock putKey = EncodeStatement.of(context, entries.key(), CodeBlock.of("key"), "key", 0);
    TypeSpec.Builder type = TypeSpec.classBuilder(context.mapWriter(entries));
    if (!exact.equals(KeyExactness.EXACT)) {
      code.add(compareKeys(exact));
      type.addMethod(putKey(key, putKey));
    }
    code.add(putKey);
    code.add(Statements.encodeAlone(context, entries.value(), "value", "b"));
    return type.addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .superclass(ParameterizedTypeName.get(RuntimeNames.MAP_WRITER, key, value.box()))
        .addMethod(
            MethodSpec.methodBuilder("putEntry")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .returns(TypeName.INT)
                .addParameter(RuntimeNames.AVRO_OUTPUT, "out")
                .addParameter(TypeName.INT, "p")
                .addParameter(key, "key")
                .addParameter(value, "value")
                .addCode(code.build())
                .addStatement("return p")
                .build())
        .build();
  }

  private static CodeBlock compareKeys(CodeBlock exact) {
    CodeBlock call = CodeBlock.builder().addStatement("compareKeys()").build();
    return exact.equals(KeyExactness.UNKNOWN)
        ? call
        : CodeBlock.builder()
            .beginControlFlow("if (!$L)", exact)
            .add(call)
            .endControlFlow()
            .build();
  }

  private static MethodSpec putKey(TypeName key, CodeBlock statement) {
    return MethodSpec.methodBuilder("putKey")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(TypeName.INT)
        .addParameter(RuntimeNames.AVRO_OUTPUT, "out")
        .addParameter(TypeName.INT, "p")
        .addParameter(key, "key")
        .addCode(statement)
        .addStatement("return p")
        .build();
  }

  MethodSpec decode(ValuePlan.Entries entries) {
    int minEntryBytes = EncodedSize.minOfEntry(context.schemaOf(entries.value()));
    CodeBlock value = DecodeExpression.fresh(context, entries.value());
    CodeBlock least = CodeBlock.of("$L", minEntryBytes);
    return MethodSpec.methodBuilder(context.decodeMethod(entries))
        .addModifiers(Modifier.STATIC)
        .returns(entries.javaType())
        .addParameter(RuntimeNames.AVRO_INPUT, "in")
        .addStatement("int count = $L", RuntimeCalls.startBlocks(minEntryBytes))
        .addCode(new MapFilling(context, entries).filled(least, value))
        .build();
  }
}
