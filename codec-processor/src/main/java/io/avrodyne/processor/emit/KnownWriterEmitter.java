package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.EarlierVersion;
import io.avrodyne.processor.plan.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;

/** Emits the decoders of earlier versions: one class for each, and the method that lists them. */
final class KnownWriterEmitter {

  /** Older versions go through the steps of a plan that is made when they are met. */
  private static final int STRAIGHT_VERSIONS = 4;

  private final EmitContext context;
  private final CodecPlan plan;
  private final boolean recursive;
  private final Schema schema;
  private final List<EarlierVersion> known;

  /**
   * Creates one.
   *
   * @param recursive whether a datum may hold another one of its type
   * @param schema that of today
   */
  KnownWriterEmitter(EmitContext context, CodecPlan plan, boolean recursive, Schema schema) {
    this.context = context;
    this.recursive = recursive;
    this.plan = plan;
    this.schema = schema;
    this.known = KnownWriters.of(plan.history(), schema);
  }

  /** Adds the classes, and the methods that they call, to the class of the codec. */
  void addTo(TypeSpec.Builder codec) {
    for (int i = 0; i < known.size(); i++) {
      Optional<MethodSpec> straight = straight(i);
      straight.ifPresent(codec::addMethod);
      codec.addType(versionClass(i, straight.isPresent()));
    }
  }

  /** Returns the method of the codec that lists them, if there are any. */
  Optional<MethodSpec> list() {
    if (known.isEmpty()) {
      return Optional.empty();
    }
    List<CodeBlock> instances = new ArrayList<>();
    for (int i = 0; i < known.size(); i++) {
      instances.add(CodeBlock.of("new $L()", className(i)));
    }
    return Optional.of(
        MethodSpec.methodBuilder("knownWriters")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PROTECTED)
            .returns(ParameterizedTypeName.get(ClassName.get(List.class), superclass()))
            .addStatement("return $T.of($L)", List.class, CodeBlock.join(instances, ", "))
            .build());
  }

  private Optional<MethodSpec> straight(int index) {
    return index >= STRAIGHT_VERSIONS || plan.main().isEmpty()
        ? Optional.empty()
        : new KnownWriterMethod(context, plan.main().get(), recursive, schema)
            .emit(decodeMethod(index), known.get(index));
  }

  private TypeSpec versionClass(int index, boolean straight) {
    EarlierVersion version = known.get(index);
    SchemaEmitter text = new SchemaEmitter(version.schema().toString());
    return TypeSpec.classBuilder(className(index))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .superclass(superclass())
        .addFields(text.emitConstants())
        .addMethod(
            MethodSpec.constructorBuilder()
                .addStatement(
                    "super($L, $L)",
                    CodecConstants.INSTANCE,
                    Literals.hex(SchemaNormalization.parsingFingerprint64(version.schema())))
                .build())
        .addMethod(text.emitText())
        .addMethod(
            MethodSpec.methodBuilder("decodeDatum")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .returns(plan.type())
                .addParameter(RuntimeNames.AVRO_INPUT, "in")
                .addStatement(
                    "return $T.$L(in, plan())",
                    plan.codec(),
                    straight ? decodeMethod(index) : "resolve")
                .build())
        .build();
  }

  private TypeName superclass() {
    return ParameterizedTypeName.get(RuntimeNames.KNOWN_WRITER, plan.type());
  }

  private String className(int index) {
    return "Version" + identifier(index);
  }

  private String decodeMethod(int index) {
    return "readVersion" + identifier(index);
  }

  private String identifier(int index) {
    return known.get(index).version().replaceAll("[^A-Za-z0-9]", "_");
  }
}
