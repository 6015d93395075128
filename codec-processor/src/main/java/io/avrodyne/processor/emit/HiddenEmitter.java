package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.avrodyne.processor.plan.AccessPlan;
import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.plan.InvocationPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * The emitter of the class through which a codec uses private members. Its handles are constants,
 * so that compiled code uses the members directly.
 */
final class HiddenEmitter {

  private final RecordPlan plan;
  private final ClassName type;
  private final NameAllocator constants = new NameAllocator();

  HiddenEmitter(RecordPlan plan) {
    this.plan = plan;
    this.type = raw(plan.type());
  }

  /** Returns the class, if the record needs it. */
  Optional<TypeSpec> emit() {
    List<AccessPlan.Hidden> fields = plan.hiddenFields();
    Optional<List<TypeName>> constructor = plan.hiddenConstructor();
    if (fields.isEmpty() && constructor.isEmpty()) {
      return Optional.empty();
    }
    TypeSpec.Builder holder =
        TypeSpec.classBuilder(CodecConstants.HIDDEN)
            .addJavadoc("The private members of {@link $T} that the codec uses.\n", type)
            // Other codecs of the package read earlier versions of the record themselves.
            .addModifiers(Modifier.STATIC, Modifier.FINAL);
    constructor.ifPresent(parameters -> addConstructor(holder, parameters));
    fields.forEach(field -> addField(holder, field));
    return Optional.of(holder.build());
  }

  private void addConstructor(TypeSpec.Builder holder, List<TypeName> parameters) {
    String handle = constants.newName("NEW_INSTANCE");
    CodeBlock classes =
        parameters.stream()
            .map(parameter -> CodeBlock.of(", $T.class", parameter))
            .collect(CodeBlock.joining(""));
    holder.addField(
        constant(MethodHandle.class, handle)
            .initializer(
                "$T.constructor($T.lookup(), $T.class$L)",
                RuntimeNames.PRIVATE_MEMBERS,
                MethodHandles.class,
                type,
                classes)
            .build());
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(InvocationPlan.NEW_INSTANCE)
            .addModifiers(Modifier.STATIC)
            .returns(plan.type());
    List<CodeBlock> arguments = new ArrayList<>();
    for (int i = 0; i < parameters.size(); i++) {
      method.addParameter(parameters.get(i), "p" + i);
      arguments.add(CodeBlock.of("p$L", i));
    }
    holder.addMethod(
        method
            .beginControlFlow("try")
            .addStatement(
                "return ($T) $L.invokeExact($L)", type, handle, CodeBlock.join(arguments, ", "))
            .nextControlFlow("catch ($T e)", Throwable.class)
            .addStatement("throw $T.thrown(e)", RuntimeNames.PRIVATE_MEMBERS)
            .endControlFlow()
            .build());
  }

  private void addField(TypeSpec.Builder holder, AccessPlan.Hidden field) {
    String handle = constants.newName(ShapeNames.constant(field.name()));
    holder.addField(
        constant(VarHandle.class, handle)
            .initializer(
                "$T.field($T.lookup(), $T.class, $L, $T.class)",
                RuntimeNames.PRIVATE_MEMBERS,
                MethodHandles.class,
                field.owner(),
                Literals.text(field.name()),
                field.erased())
            .build());
    holder.addMethod(
        MethodSpec.methodBuilder(field.method())
            .addModifiers(Modifier.STATIC)
            .returns(field.type())
            .addParameter(field.owner(), "object")
            .addStatement("return $L$L.get(object)", casts(field), handle)
            .build());
    holder.addMethod(
        MethodSpec.methodBuilder(field.method())
            .addModifiers(Modifier.STATIC)
            .addParameter(field.owner(), "object")
            .addParameter(field.erased(), "value")
            .addStatement("$L.set(object, value)", handle)
            .build());
  }

  /** The first cast tells the handle what the field's type is; a variable has another one here. */
  private static CodeBlock casts(AccessPlan.Hidden field) {
    return rawOf(field.type()).equals(field.erased())
        ? CodeBlock.of("($T) ", field.type())
        : CodeBlock.of("($T) ($T) ", field.type(), field.erased());
  }

  private static FieldSpec.Builder constant(Class<?> type, String name) {
    return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL);
  }

  /** Returns a class without its type arguments. */
  static ClassName raw(TypeName type) {
    return (ClassName) rawOf(type);
  }

  private static TypeName rawOf(TypeName type) {
    return type instanceof ParameterizedTypeName generic ? generic.rawType() : type;
  }
}
