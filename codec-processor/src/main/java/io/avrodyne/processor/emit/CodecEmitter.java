package io.avrodyne.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.avrodyne.processor.plan.Catalog;
import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.plan.EncodedSize;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;

/** Puts together the one class that is generated for a record. */
public final class CodecEmitter {

  private static final String INSTANCE_CLASS = "Codec";

  /** A deprecated property is still a field of the schema. */
  private static final AnnotationSpec USES_WHAT_IS_DEPRECATED =
      AnnotationSpec.builder(SuppressWarnings.class)
          .addMember("value", "{$S, $S}", "deprecation", "removal")
          .build();

  private final EmitContext context;
  private final Schema schema;
  private final SchemaEmitter schemaEmitter;

  private CodecEmitter(RecordPlan plan, Catalog catalog) {
    context = new EmitContext(plan, catalog);
    schema = context.schema();
    schemaEmitter = new SchemaEmitter(schema.toString());
  }

  /**
   * Returns the source of a record's codec and the text of its schema.
   *
   * @param generated the annotation for generated classes, if the compilation can see one
   */
  public static EmittedCodec emit(
      RecordPlan plan, Catalog catalog, Optional<AnnotationSpec> generated) {
    CodecEmitter emitter = new CodecEmitter(plan, catalog);
    JavaFile file =
        JavaFile.builder(plan.codec().packageName(), emitter.codecClass(generated)).build();
    return new EmittedCodec(plan.codec(), file, plan.fullname(), emitter.schema.toString());
  }

  private TypeSpec codecClass(Optional<AnnotationSpec> generated) {
    RecordPlan plan = context.plan();
    TypeSpec.Builder type =
        TypeSpec.classBuilder(plan.codec())
            .addJavadoc("Encodes and decodes {@link $T} as Avro.\n", plan.type())
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addField(instanceField())
            .addFields(schemaEmitter.emitConstants())
            .addFields(enumTables());
    generated.ifPresent(type::addAnnotation);
    type.addAnnotation(USES_WHAT_IS_DEPRECATED);
    CodeBlock links = links();
    if (!links.isEmpty()) {
      type.addStaticBlock(links);
    }
    DecodeEmitter decoding = new DecodeEmitter(context);
    decoding.carrier().ifPresent(type::addType);
    return type.addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
        .addMethods(new EncodeEmitter(context).emit())
        .addMethods(decoding.emit())
        .addMethods(new ReuseEmitter(context).emit())
        .addMethod(schemaEmitter.emitHash())
        .addType(instanceClass())
        .build();
  }

  private FieldSpec instanceField() {
    TypeName type = ParameterizedTypeName.get(RuntimeNames.AVRO_CODEC, context.plan().type());
    return FieldSpec.builder(type, CodecConstants.INSTANCE)
        .addJavadoc("The codec.\n")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .initializer("new $L()", INSTANCE_CLASS)
        .build();
  }

  private List<FieldSpec> enumTables() {
    return context.shapes(ValuePlan.Symbols.class, any -> true).stream()
        .map(this::enumTable)
        .toList();
  }

  private FieldSpec enumTable(ValuePlan.Symbols symbols) {
    CodeBlock constants =
        symbols.symbols().stream()
            .map(symbol -> CodeBlock.of("$T.$N", symbols.javaType(), symbol.constant()))
            .collect(CodeBlock.joining(", "));
    return FieldSpec.builder(
            ParameterizedTypeName.get(RuntimeNames.ENUM_TABLE, symbols.javaType()),
            context.enumTable(symbols))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer("$T.of($L)", RuntimeNames.ENUM_TABLE, constants)
        .build();
  }

  /**
   * Checks, when the class is initialised, that the codecs it calls are those it was compiled with.
   */
  private CodeBlock links() {
    CodeBlock.Builder code = CodeBlock.builder();
    for (ValuePlan.Nested nested : context.shapes(ValuePlan.Nested.class, any -> true)) {
      code.addStatement(
          "$T.check($S, $S, $L, $T.$L())",
          RuntimeNames.CODEC_LINK,
          context.plan().type().canonicalName(),
          nested.javaType().canonicalName(),
          Literals.hex(Fingerprints.ofText(context.schemaOf(nested).toString())),
          nested.codec(),
          CodecConstants.SCHEMA_HASH);
    }
    return code.build();
  }

  private TypeSpec instanceClass() {
    ClassName type = context.plan().type();
    ClassName codec = context.plan().codec();
    return TypeSpec.classBuilder(INSTANCE_CLASS)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .superclass(ParameterizedTypeName.get(RuntimeNames.AVRO_CODEC, type))
        .addMethod(
            MethodSpec.constructorBuilder()
                .addStatement(
                    "super($L, $L)",
                    Literals.hex(SchemaNormalization.parsingFingerprint64(schema)),
                    EncodedSize.typical(schema))
                .build())
        .addMethod(schemaEmitter.emitText())
        .addMethod(
            override("encodeDatum", TypeName.INT)
                .addParameter(type, "value")
                .addParameter(RuntimeNames.AVRO_OUTPUT, "out")
                .addParameter(TypeName.INT, "p")
                .addStatement("return $T.encode(value, out, p)", codec)
                .build())
        .addMethod(
            override("decodeDatum", type)
                .addParameter(RuntimeNames.AVRO_INPUT, "in")
                .addStatement("return $T.decode(in)", codec)
                .build())
        .addMethod(
            override("decodeDatum", type)
                .addParameter(RuntimeNames.AVRO_INPUT, "in")
                .addParameter(type, "reuse")
                .addStatement("return $T.decode(in, reuse)", codec)
                .build())
        .build();
  }

  private static MethodSpec.Builder override(String name, TypeName returned) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PROTECTED)
        .returns(returned);
  }
}
