package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.avrodyne.processor.plan.AccessPlan;
import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.plan.CreatorPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.schema.MethodSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * The emitter of the decoding of records that are too wide for one method: into the new object part
 * by part, or, if no method can fill it further, into an object that carries the fields there.
 */
final class PartsDecodeEmitter {

  private static final String PART = CodecConstants.READ + "Part";

  private final EmitContext context;
  private final RecordPlan plan;
  private final TypeName target;

  /** The fields of the carrier: a property that accessors name may be called like a keyword. */
  private final NameAllocator carried = new NameAllocator();

  PartsDecodeEmitter(EmitContext context, RecordPlan plan) {
    this.context = context;
    this.plan = plan;
    this.target = isCarried() ? plan.codec().nestedClass("Carrier") : Creations.target(plan);
    plan.fields().forEach(field -> carried.newName(field.property(), field));
  }

  private boolean isCarried() {
    return plan.creator() instanceof CreatorPlan.Arguments || plan.replacesObject();
  }

  /** Returns the methods that read the parts. */
  List<MethodSpec> emit() {
    List<MethodSpec> methods = new ArrayList<>();
    for (List<FieldPlan> part : MethodSplitter.partsToDecode(plan.fields())) {
      methods.add(partMethod(PART + (methods.size() + 1), part));
    }
    return methods;
  }

  /** Returns the body of the method that calls them. */
  CodeBlock body(boolean recursive) {
    CodeBlock.Builder code = CodeBlock.builder().add(begin());
    for (int i = 1; i <= MethodSplitter.partsToDecode(plan.fields()).size(); i++) {
      code.addStatement("$L(in, value)", PART + i);
    }
    return code.add(Depth.end(recursive)).add(end()).build();
  }

  /** Returns the type that the parts write into. */
  TypeName target() {
    return target;
  }

  /** Creates the object that the parts write into: the local {@code value}. */
  CodeBlock begin() {
    return isCarried()
        ? CodeBlock.builder().addStatement("$T value = new $T()", target, target).build()
        : Creations.begin(plan, "value");
  }

  /** Returns the object after all parts have been written. */
  CodeBlock end() {
    return isCarried()
        ? Creations.of(plan, field -> CodeBlock.of("value.$N", carried.get(field)), "made")
        : Creations.end(plan, "value");
  }

  /** Returns the class of the object that carries the fields to the end, if there is one. */
  Optional<TypeSpec> carrier() {
    if (!isCarried()) {
      return Optional.empty();
    }
    TypeSpec.Builder type =
        TypeSpec.classBuilder((ClassName) target)
            .addJavadoc(
                "The fields of one datum, which are too many for the locals of one method.\n")
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL);
    plan.fields().forEach(field -> type.addField(field.type(), carried.get(field)));
    return Optional.of(type.build());
  }

  private MethodSpec partMethod(String name, List<FieldPlan> fields) {
    CodeBlock.Builder code = CodeBlock.builder().add(ErrorLocation.begin(fields));
    for (int i = 0; i < fields.size(); i++) {
      FieldPlan field = fields.get(i);
      code.add(ErrorLocation.field(fields, i));
      code.add(DecodeExpression.prelude(field.value()));
      CodeBlock value = DecodeExpression.fresh(context, field.value());
      code.addStatement(Assignment.into("value", field, writer(field)).apply(value));
    }
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(RuntimeNames.AVRO_INPUT, "in")
        .addParameter(target, "value")
        .addCode(code.add(ErrorLocation.endDecoding("at")).build())
        .build();
  }

  /** Returns how a field is written into the object that the parts write into. */
  AccessPlan writer(FieldPlan field) {
    return isCarried()
        ? new AccessPlan.Field(carried.get(field))
        : Objects.requireNonNull(field.writer());
  }
}
