package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import io.avrodyne.processor.plan.AccessPlan;
import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.CreatorPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Presence;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import io.avrodyne.processor.schema.MethodSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import javax.lang.model.element.Modifier;

/**
 * The emitter of the methods that decode into existing objects; immutable values are created again.
 */
final class ReuseEmitter {

  private static final String PART = "reusePart";

  private final EmitContext context;
  private final RecordPlan plan;
  private final boolean recursive;

  ReuseEmitter(EmitContext context, RecordPlan plan, boolean recursive) {
    this.context = context;
    this.plan = plan;
    this.recursive = recursive;
  }

  List<MethodSpec> emit() {
    List<MethodSpec> methods = new ArrayList<>();
    List<List<FieldPlan>> parts = MethodSplitter.partsToDecode(plan.fields());
    methods.add(recordMethod(parts));
    if (isMutable()) {
      for (int i = 1; parts.size() > 1 && i <= parts.size(); i++) {
        methods.add(partMethod(PART + i, parts.get(i - 1)));
      }
    }
    return methods;
  }

  /** Returns whether existing objects can be overwritten. */
  static boolean isMutable(RecordPlan plan) {
    return plan.creator() instanceof CreatorPlan.Setters
        && !plan.fields().isEmpty()
        && plan.overwritesObject();
  }

  private boolean isMutable() {
    return isMutable(plan);
  }

  private MethodSpec recordMethod(List<List<FieldPlan>> parts) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(CodecConstants.READ)
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(plan.type())
            .addParameter(RuntimeNames.AVRO_INPUT, "in")
            .addParameter(plan.type(), "reuse");
    if (!isMutable()) {
      return method
          .addJavadoc(
              "Decodes a datum into a new object, because a used one cannot be overwritten.\n")
          .addStatement("return $L(in)", CodecConstants.READ)
          .build();
    }
    return method
        .addJavadoc(
            "Decodes a datum into {@code reuse}, or into a new object if {@code reuse} is null.\n")
        .beginControlFlow("if (reuse == null)")
        .addStatement("return $L(in)", CodecConstants.READ)
        .endControlFlow()
        .addCode(Depth.begin(recursive))
        .addCode(parts.size() == 1 ? fields(parts.get(0)) : calls(parts.size()))
        .addCode(Depth.end(recursive))
        .addStatement("return reuse")
        .build();
  }

  private static CodeBlock calls(int parts) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (int i = 1; i <= parts; i++) {
      code.addStatement("$L(in, reuse)", PART + i);
    }
    return code.build();
  }

  private MethodSpec partMethod(String name, List<FieldPlan> fields) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(RuntimeNames.AVRO_INPUT, "in")
        .addParameter(plan.type(), "reuse")
        .addCode(fields(fields))
        .build();
  }

  private CodeBlock fields(List<FieldPlan> fields) {
    CodeBlock.Builder code = CodeBlock.builder();
    code.add(ErrorLocation.begin(fields));
    for (int i = 0; i < fields.size(); i++) {
      FieldPlan field = fields.get(i);
      code.add(ErrorLocation.field(fields, i));
      code.add(DecodeExpression.prelude(field.value()));
      AccessPlan writer = Objects.requireNonNull(field.writer());
      UnaryOperator<CodeBlock> assignment = Assignment.into("reuse", field, writer);
      if (writer instanceof AccessPlan.Method setter && overwritesList(field)) {
        code.add(checked(field, setter, assignment));
      } else {
        code.addStatement(assignment.apply(value(field)));
      }
    }
    return code.add(ErrorLocation.endDecoding("at")).build();
  }

  /** A setter may clear the object's own list, which is the list that it is given. */
  private CodeBlock checked(
      FieldPlan field, AccessPlan.Method setter, UnaryOperator<CodeBlock> assignment) {
    return CodeBlock.builder()
        .add("{\n")
        .indent()
        .addStatement("$T items = $L", field.type(), value(field))
        .addStatement("int count = $T.sizeOf(items)", RuntimeNames.LIVE_CONTAINERS)
        .addStatement(assignment.apply(CodeBlock.of("items")))
        .addStatement(
            "$T.requireKept(count, items, $S, in)", RuntimeNames.LIVE_CONTAINERS, setter.name())
        .unindent()
        .add("}\n")
        .build();
  }

  private static boolean overwritesList(FieldPlan field) {
    return overwrites(field) && isList(field.value());
  }

  private static boolean isList(ValuePlan shape) {
    if (shape instanceof OrNull orNull) {
      return orNull.presence() == Presence.REFERENCE && isList(orNull.value());
    }
    if (shape instanceof Converted converted) {
      return converted.conversion() instanceof Conversion.AsIs && isList(converted.base());
    }
    return shape instanceof ValuePlan.Items items && items.container().reusable();
  }

  /**
   * A getter of a supertype does not return what could be overwritten. A setter of another type
   * copies what it is given into the object's own collection, which must not be the same one.
   */
  private static boolean overwrites(FieldPlan field) {
    ValuePlan shape = field.value();
    boolean copied = field.writer() instanceof AccessPlan.Method method && method.copies();
    return !copied && shape.taken().equals(shape.javaType());
  }

  private CodeBlock value(FieldPlan field) {
    ValuePlan shape = field.value();
    return overwrites(field)
        ? DecodeExpression.reusing(context, shape, field.reader().read(CodeBlock.of("reuse")))
        : DecodeExpression.fresh(context, shape);
  }
}
