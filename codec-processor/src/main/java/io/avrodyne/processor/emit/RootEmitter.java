package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** The emitter of the methods of a codec whose root is not a record. */
final class RootEmitter {

  private final EmitContext context;
  private final CodecPlan plan;

  RootEmitter(EmitContext context, CodecPlan plan) {
    this.context = context;
    this.plan = plan;
  }

  List<MethodSpec> emit() {
    Stream<MethodSpec> methods = Stream.of(encode(), decode(), decodeReusing(), resolve());
    return (context.copies() ? Stream.concat(methods, Stream.of(copy())) : methods).toList();
  }

  private MethodSpec encode() {
    MethodSpec.Builder encode =
        method(
                CodecConstants.WRITE,
                "Encodes a datum at position {@code p}, and returns the position after it.\n")
            .returns(TypeName.INT)
            .addParameter(plan.type(), "value")
            .addParameter(RuntimeNames.AVRO_OUTPUT, "out")
            .addParameter(TypeName.INT, "p");
    if (new Capacity(context).before(plan.root()) > 0) {
      encode.addStatement("byte[] b");
    }
    return encode
        .addCode(Statements.encodeAlone(context, plan.root(), "value", "b"))
        .addStatement("return p")
        .build();
  }

  private MethodSpec decode() {
    return method(CodecConstants.READ, "Decodes a datum.\n")
        .returns(plan.type())
        .addParameter(RuntimeNames.AVRO_INPUT, "in")
        .addStatement("return $L", DecodeExpression.fresh(context, plan.root()))
        .build();
  }

  private MethodSpec copy() {
    return CopyEmitter.method(plan.type())
        .addStatement("return $L", CopyExpression.of(context, plan.root(), CodeBlock.of("value")))
        .build();
  }

  private MethodSpec decodeReusing() {
    boolean reuses = reuses(plan.root());
    return method(
            CodecConstants.READ,
            reuses
                ? "Decodes a datum, into an existing object where its type allows that.\n"
                : "Decodes a datum into a new object.\n")
        .returns(plan.type())
        .addParameter(RuntimeNames.AVRO_INPUT, "in")
        .addParameter(plan.type(), "reuse")
        .addStatement(
            "return $L",
            reuses
                ? DecodeExpression.reusing(context, plan.root(), CodeBlock.of("reuse"))
                : CodeBlock.of("$L(in)", CodecConstants.READ))
        .build();
  }

  /** Returns whether a collection can be overwritten that is the root. */
  static boolean reuses(ValuePlan root) {
    return root instanceof ValuePlan.Items items && items.container().reusable();
  }

  private MethodSpec resolve() {
    ValuePlan root = plan.root();
    return method(CodecConstants.RESOLVE, "Decodes a datum that was written with another schema.\n")
        .returns(plan.type())
        .addParameter(RuntimeNames.AVRO_INPUT, "in")
        .addParameter(RuntimeNames.RESOLUTION, "resolution")
        .addCode(
            ResolvedShapes.areEntered(root)
                ? CodeBlock.builder()
                    .addStatement(
                        "return $L",
                        ResolveExpression.of(context, root, CodeBlock.of("resolution")))
                    .build()
                : ResolveExpression.straight(context, root, "resolution"))
        .build();
  }

  private static MethodSpec.Builder method(String name, String doc) {
    return MethodSpec.methodBuilder(name)
        .addJavadoc(doc)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC);
  }
}
