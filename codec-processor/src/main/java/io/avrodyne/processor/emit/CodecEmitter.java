package io.avrodyne.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.avrodyne.processor.emit.EmittedSource.EmittedSchema;
import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.schema.EncodedSize;
import io.avrodyne.processor.schema.Recursion;
import io.avrodyne.processor.schema.SchemaFactory;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;

/** The emitter of the class with the codec of a type. */
final class CodecEmitter {

  private final CodecPlan plan;
  private final Emission emission;
  private final Recursion recursion;
  private final SchemaFactory schemas;
  private final Schema schema;
  private final String text;
  private final SchemaEmitter schemaEmitter;

  CodecEmitter(CodecPlan plan, Emission emission) {
    this.plan = plan;
    this.emission = emission;
    recursion = emission.recursion();
    schemas = emission.catalog().schemas();
    schema = schemas.schemaOf(plan.root());
    text = schema.toString();
    schemaEmitter = new SchemaEmitter(text);
  }

  /** Returns the schema, if it has a name. */
  Optional<EmittedSchema> schema() {
    return plan.fullname().map(name -> new EmittedSchema(name, text));
  }

  /** Returns the class of the codec; a class of its own has the local classes in it. */
  TypeSpec.Builder codecClass() {
    EmitContext context = context(plan.codec(), plan.main());
    ClassBody body = new ClassBody(context);
    TypeSpec.Builder type = declaration();
    body.addConstants(type);
    CodeBlock checks = new CodecLinkEmitter(plan, emission).emit();
    if (!checks.isEmpty()) {
      type.addStaticBlock(checks);
    }
    type.addMethod(codecConstructor());
    boolean recursive = plan.main().filter(recursion::isRecursive).isPresent();
    if (plan.main().isPresent()) {
      body.addRecord(type, plan.main().get(), recursive);
    } else {
      type.addMethods(new RootEmitter(context, plan).emit());
    }
    body.addShapes(
        type,
        plan.main().map(ReuseEmitter::isMutable).orElseGet(() -> RootEmitter.reuses(plan.root())));
    if (!isNested()) {
      localClasses().forEach(type::addType);
    }
    KnownWriterEmitter known = new KnownWriterEmitter(context, plan, emission);
    known.addTo(type);
    return type.addMethod(schemaEmitter.emitHash())
        .addMethod(schemaEmitter.emitText())
        .addMethods(overrides())
        .addMethods(copyOverrides(context))
        .addMethods(known.list().stream().toList());
  }

  /** Returns the class with the fields that each codec has, in the order of initialisation. */
  private TypeSpec.Builder declaration() {
    return TypeSpec.classBuilder(plan.codec())
        .addJavadoc(
            plan.type() instanceof ClassName
                ? "Encodes and decodes {@link $T} as Avro.\n"
                : "Encodes and decodes {@code $T} as Avro.\n",
            plan.type())
        .addModifiers(isNested() ? Modifier.STATIC : Modifier.PUBLIC, Modifier.FINAL)
        .superclass(ParameterizedTypeName.get(RuntimeNames.GENERATED_CODEC, plan.type()))
        .addField(instanceField())
        .addFields(schemaEmitter.emitConstants());
  }

  private boolean isNested() {
    return plan.codec().enclosingClassName() != null;
  }

  /** Returns the classes of the records that come with the codec. */
  List<TypeSpec> localClasses() {
    return plan.locals().stream().map(this::localClass).toList();
  }

  private EmitContext context(ClassName codec, Optional<RecordPlan> plan) {
    return new EmitContext(
        codec,
        plan.map(RecordPlan::values).orElse(List.of(this.plan.root())),
        plan.map(StringCalls::of).orElse(StringCalls.ofOther()),
        schemas,
        emission);
  }

  /**
   * Returns the class of a record that has no codec of its own; it is visible to the codecs of its
   * package.
   */
  private TypeSpec localClass(RecordPlan local) {
    EmitContext context = context(local.codec(), Optional.of(local));
    ClassBody body = new ClassBody(context);
    TypeSpec.Builder type =
        TypeSpec.classBuilder(local.codec()).addModifiers(Modifier.STATIC, Modifier.FINAL);
    body.addConstants(type);
    type.addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    body.addRecord(type, local, recursion.isRecursive(local));
    body.addShapes(type, ReuseEmitter.isMutable(local));
    return type.build();
  }

  private MethodSpec codecConstructor() {
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PRIVATE)
            .addStatement(
                "super($L, $L, $L)",
                RuntimeNames.GENERATED_FOR,
                Literals.hex(SchemaNormalization.parsingFingerprint64(schema)),
                EncodedSize.typical(schema));
    if (!plan.settings().isEmpty()) {
      constructor.addAnnotation(shapedBy());
    }
    return constructor.build();
  }

  private AnnotationSpec shapedBy() {
    AnnotationSpec.Builder annotation = AnnotationSpec.builder(RuntimeNames.SHAPED_BY);
    plan.settings().forEach(each -> annotation.addMember("value", "$T.class", each));
    return annotation.build();
  }

  /**
   * The first field, so that its constructor checks the version of the runtime before anything else
   * of it is used.
   */
  private FieldSpec instanceField() {
    TypeName type = ParameterizedTypeName.get(RuntimeNames.AVRO_CODEC, plan.type());
    return FieldSpec.builder(type, CodecConstants.INSTANCE)
        .addJavadoc("The codec.\n")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .initializer("new $T()", plan.codec())
        .build();
  }

  /**
   * Returns the methods that are inherited; each calls the static method that other codecs call.
   */
  private List<MethodSpec> overrides() {
    TypeName type = plan.type();
    return List.of(
        override("encodeDatum", TypeName.INT)
            .addParameter(type, "value")
            .addParameter(RuntimeNames.AVRO_OUTPUT, "out")
            .addParameter(TypeName.INT, "p")
            .addStatement("return $L(value, out, p)", CodecConstants.WRITE)
            .build(),
        override("decodeDatum", type)
            .addParameter(RuntimeNames.AVRO_INPUT, "in")
            .addStatement("return $L(in)", CodecConstants.READ)
            .build(),
        override("decodeDatum", type)
            .addParameter(RuntimeNames.AVRO_INPUT, "in")
            .addParameter(type, "reuse")
            .addStatement("return $L(in, reuse)", CodecConstants.READ)
            .build(),
        override("resolveDatum", type)
            .addParameter(RuntimeNames.AVRO_INPUT, "in")
            .addParameter(RuntimeNames.RESOLUTION, "resolution")
            .addStatement("return $L(in, resolution)", CodecConstants.RESOLVE)
            .build());
  }

  private List<MethodSpec> copyOverrides(EmitContext context) {
    return context.copies()
        ? List.of(
            override("copyDatum", plan.type())
                .addParameter(plan.type(), "value")
                .addStatement("return $L(value, 0)", CodecConstants.COPY)
                .build(),
            MethodSpec.methodBuilder("copiesObjects")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(TypeName.BOOLEAN)
                .addStatement("return true")
                .build())
        : List.of();
  }

  private static MethodSpec.Builder override(String name, TypeName returned) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PROTECTED)
        .returns(returned);
  }
}
