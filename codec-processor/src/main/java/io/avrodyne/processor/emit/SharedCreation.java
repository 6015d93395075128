package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import io.avrodyne.processor.plan.AccessPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * The creation of a record's objects by the methods that decode the data of other writers. If it
 * takes many statements, they are in a method that all of these call. The method that decodes data
 * of the same schema, which is the fastest, has its own.
 */
final class SharedCreation {

  private static final String METHOD = "create";

  /** Fewer statements are no longer than the method and its calls. */
  private static final int MIN_WRITTEN = 6;

  /** HotSpot inlines methods of up to 325 bytes of code; each field takes up to 10. */
  private static final int MAX_FIELDS = 30;

  private SharedCreation() {}

  /** Creates and returns the object from the locals with its fields. */
  static CodeBlock of(EmitContext context, RecordPlan plan, NameAllocator locals) {
    if (!isShared(plan)) {
      return Creations.of(plan, locals);
    }
    CodeBlock arguments =
        plan.fields().stream()
            .map(field -> CodeBlock.of("$N", locals.get(field)))
            .collect(CodeBlock.joining(", "));
    return CodeBlock.builder()
        .addStatement("return $L$L($L)", context.owner(), METHOD, arguments)
        .build();
  }

  /** Returns the method, if there is one. Codecs that decode earlier versions call it, too. */
  static Optional<MethodSpec> emit(EmitContext context, RecordPlan plan) {
    if (!isShared(plan)) {
      return Optional.empty();
    }
    NameAllocator locals = context.locals(plan, "value");
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(METHOD).addModifiers(Modifier.STATIC).returns(plan.type());
    plan.fields().forEach(field -> method.addParameter(field.type(), locals.get(field)));
    return Optional.of(method.addCode(Creations.of(plan, locals)).build());
  }

  private static boolean isShared(RecordPlan plan) {
    List<FieldPlan> fields = plan.fields();
    return fields.size() <= MAX_FIELDS
        && fields.stream().filter(field -> field.writer() != null).count() >= MIN_WRITTEN
        && fields.stream().noneMatch(field -> field.writer() instanceof AccessPlan.Live);
  }
}
