package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeSpec;
import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.schema.MethodSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The emitter of the methods that decode a record into a new object. */
final class DecodeEmitter {

  private final EmitContext context;
  private final RecordPlan plan;
  private final boolean recursive;
  private final PartsDecodeEmitter parts;

  DecodeEmitter(EmitContext context, RecordPlan plan, boolean recursive) {
    this.context = context;
    this.plan = plan;
    this.recursive = recursive;
    this.parts = new PartsDecodeEmitter(context, plan);
  }

  List<MethodSpec> emit() {
    List<MethodSpec> methods = new ArrayList<>();
    methods.add(recordMethod());
    if (isInParts()) {
      methods.addAll(parts.emit());
    }
    return methods;
  }

  /** Returns the class that the decoding of a very wide record needs. */
  Optional<TypeSpec> carrier() {
    return isInParts() ? parts.carrier() : Optional.empty();
  }

  private boolean isInParts() {
    return MethodSplitter.decodesInParts(plan);
  }

  private MethodSpec recordMethod() {
    return MethodSpec.methodBuilder(CodecConstants.READ)
        .addJavadoc("Decodes a datum.\n")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(plan.type())
        .addParameter(RuntimeNames.AVRO_INPUT, "in")
        .addCode(Depth.begin(recursive))
        .addCode(isInParts() ? parts.body(recursive) : straight())
        .build();
  }

  private CodeBlock straight() {
    NameAllocator locals = context.locals(plan, "in", "at", "e", "value");
    CodeBlock read = plan.fields().isEmpty() ? CodeBlock.of("") : fields(locals);
    return CodeBlock.builder()
        .add(read)
        .add(Depth.end(recursive))
        .add(Creations.of(plan, locals))
        .build();
  }

  private CodeBlock fields(NameAllocator locals) {
    List<FieldPlan> fields = plan.fields();
    CodeBlock.Builder code = CodeBlock.builder();
    for (FieldPlan field : fields) {
      code.addStatement("$T $N", field.type(), locals.get(field));
    }
    code.add(ErrorLocation.begin(fields));
    for (int i = 0; i < fields.size(); i++) {
      FieldPlan field = fields.get(i);
      code.add(ErrorLocation.field(fields, i));
      code.add(DecodeExpression.prelude(field.value()));
      CodeBlock value = DecodeExpression.fresh(context, field.value());
      code.addStatement(Assignment.toLocal(field, locals).apply(value));
    }
    return code.add(ErrorLocation.endDecoding("at")).build();
  }
}
