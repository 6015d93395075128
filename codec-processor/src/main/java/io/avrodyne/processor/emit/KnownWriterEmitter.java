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
import io.avrodyne.processor.schema.SchemaFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;

/** Emits the decoders of earlier versions: one class for each, and the method that lists them. */
final class KnownWriterEmitter {

  private final EmitContext context;
  private final Emission emission;
  private final CodecPlan plan;
  private final Schema schema;
  private final List<EarlierVersion> known;

  /** Creates one; the context is that of the codec. */
  KnownWriterEmitter(
      EmitContext context, CodecPlan plan, Emission emission, SchemaFactory schemas) {
    this.context = context;
    this.emission = emission;
    this.plan = plan;
    this.schema = schemas.schemaOf(plan.root());
    this.known = KnownWriters.of(plan.history(), schema);
  }

  /**
   * Adds the classes, and the methods that they call, to the class of the codec. The newest have
   * code of their own; others go through the steps of a plan that is made when they are met.
   */
  void addTo(TypeSpec.Builder codec) {
    List<EarlierVersion> straight = emission.readers().straight(plan);
    straight.forEach(version -> context.newMember(VersionCode.methodOf(version)));
    for (int i = 0; i < known.size(); i++) {
      VersionCode code = new VersionCode(context, emission, known.get(i));
      String method = straight.contains(known.get(i)) ? code.ofRoot(plan, schema) : "resolve";
      code.addTo(codec);
      codec.addType(versionClass(i, method));
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

  private TypeSpec versionClass(int index, String method) {
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
                .addStatement("return $T.$N(in, plan())", plan.codec(), method)
                .build())
        .build();
  }

  private TypeName superclass() {
    return ParameterizedTypeName.get(RuntimeNames.KNOWN_WRITER, plan.type());
  }

  private String className(int index) {
    return VersionCode.label(known.get(index));
  }
}
