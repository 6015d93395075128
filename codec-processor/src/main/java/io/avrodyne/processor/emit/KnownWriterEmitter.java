package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.avrodyne.processor.evolve.KnownWriter;
import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.EarlierVersion;
import io.avrodyne.processor.plan.RuntimeNames;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import org.apache.avro.SchemaNormalization;

/**
 * The emitter of the decoders of earlier versions: one class for each version, and the method that
 * lists them.
 */
final class KnownWriterEmitter {

  private final EmitContext context;
  private final Emission emission;
  private final CodecPlan plan;
  private final List<KnownWriter> known;

  /** Creates one; the context is that of the codec. */
  KnownWriterEmitter(EmitContext context, CodecPlan plan, Emission emission) {
    this.context = context;
    this.emission = emission;
    this.plan = plan;
    this.known = emission.knownWriters().of(plan);
  }

  /**
   * Adds the classes, and the methods that they call, to the class of the codec. Versions without
   * straight-line code go through the steps of a plan that is made at run time.
   */
  void addTo(TypeSpec.Builder codec) {
    known.stream()
        .filter(each -> each.straight().isPresent())
        .forEach(each -> context.newMember(VersionCode.methodOf(each.version())));
    for (KnownWriter each : known) {
      each.straight().ifPresent(code -> new VersionCode(context, emission, code).addTo(codec));
      codec.addType(versionClass(each));
    }
  }

  /** Returns the method of the codec that lists them, if there are any. */
  Optional<MethodSpec> list() {
    if (known.isEmpty()) {
      return Optional.empty();
    }
    CodeBlock instances =
        known.stream()
            .map(each -> CodeBlock.of("new $L()", VersionCode.label(each.version())))
            .collect(CodeBlock.joining(", "));
    return Optional.of(
        MethodSpec.methodBuilder("knownWriters")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PROTECTED)
            .returns(ParameterizedTypeName.get(ClassName.get(List.class), superclass()))
            .addStatement("return $T.of($L)", List.class, instances)
            .build());
  }

  private TypeSpec versionClass(KnownWriter writer) {
    EarlierVersion version = writer.version();
    String method =
        writer.straight().isPresent() ? VersionCode.methodOf(version) : CodecConstants.RESOLVE;
    SchemaEmitter text = new SchemaEmitter(version.schema().toString());
    return TypeSpec.classBuilder(VersionCode.label(version))
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
}
