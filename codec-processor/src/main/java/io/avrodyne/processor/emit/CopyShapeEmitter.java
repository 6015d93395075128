package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.ContainerPlan;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Presence;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** The emitter of the methods that copy arrays, maps, unions and values that may be null. */
final class CopyShapeEmitter {

  private final EmitContext context;

  CopyShapeEmitter(EmitContext context) {
    this.context = context;
  }

  List<MethodSpec> emit() {
    List<MethodSpec> methods = new ArrayList<>();
    for (ValuePlan shape : context.copied()) {
      if (shape instanceof ValuePlan.Items items) {
        methods.add(items(items));
      } else if (shape instanceof ValuePlan.Entries entries) {
        methods.add(entries(entries));
      } else if (shape instanceof Choice choice) {
        methods.add(choice(choice));
      } else if (shape instanceof OrNull union) {
        methods.add(nullable(union));
      }
    }
    return methods;
  }

  private MethodSpec.Builder method(ValuePlan shape, TypeName taken) {
    return MethodSpec.methodBuilder(context.copyMethod(shape))
        .addModifiers(Modifier.STATIC)
        .returns(shape.javaType())
        .addParameter(taken, "value")
        .addParameter(TypeName.INT, "depth");
  }

  private MethodSpec items(ValuePlan.Items items) {
    ContainerPlan container = items.container();
    boolean array = container.access() == ContainerPlan.Access.ARRAY;
    return method(items, items.taken())
        .addModifiers(Modifier.PRIVATE)
        .addCode(Statements.nullCheck("value"))
        .addStatement(array ? "int count = value.length" : "int count = value.size()")
        .addCode(input(container.result()))
        .addStatement("$T items = $L", container.built(), container.creation())
        .addStatement("int i = 0")
        .beginControlFlow("try")
        .addCode(array ? arrayItems(items.item()) : items(items.item()))
        .addStatement("return $L", container.result())
        .addCode(ErrorLocation.endCopying("i"))
        .build();
  }

  private CodeBlock items(ValuePlan item) {
    return CodeBlock.builder()
        .beginControlFlow("for ($T item : value)", item.javaType())
        .addStatement("$T.requireMore(count, i)", RuntimeNames.FAILURES)
        .addStatement("items.add($L)", CopyExpression.of(context, item, CodeBlock.of("item")))
        .addStatement("i++")
        .endControlFlow()
        .addStatement("$T.requireSize(count, i)", RuntimeNames.FAILURES)
        .build();
  }

  /** The new array has space for the first items only. */
  private CodeBlock arrayItems(ValuePlan item) {
    return CodeBlock.builder()
        .beginControlFlow("for ($T item : value)", item.javaType())
        .beginControlFlow("if (i == items.length)")
        .addStatement("items = $T.copyOf(items, count)", Arrays.class)
        .endControlFlow()
        .addStatement("items[i] = $L", CopyExpression.of(context, item, CodeBlock.of("item")))
        .addStatement("i++")
        .endControlFlow()
        .build();
  }

  private MethodSpec entries(ValuePlan.Entries entries) {
    CodeBlock key = CopyExpression.of(context, entries.key(), CodeBlock.of("entry.getKey()"));
    CodeBlock value = CopyExpression.of(context, entries.value(), CodeBlock.of("entry.getValue()"));
    return method(entries, entries.taken())
        .addModifiers(Modifier.PRIVATE)
        .addCode(Statements.nullCheck("value"))
        .addStatement("int count = value.size()")
        .addCode(input(entries.map().result()))
        .addStatement("$T entries = $L", entries.map().built(), entries.map().creation())
        .addStatement("int i = 0")
        .beginControlFlow("try")
        .beginControlFlow("for ($T entry : value.entrySet())", entryType(entries))
        .addStatement("$T.requireMore(count, i)", RuntimeNames.FAILURES)
        .addCode(put(entries, key, value))
        .addStatement("i++")
        .endControlFlow()
        .addStatement("$T.requireSize(count, i)", RuntimeNames.FAILURES)
        .addStatement("return $L", entries.map().result())
        .addCode(ErrorLocation.endCopying("i"))
        .build();
  }

  private static TypeName entryType(ValuePlan.Entries entries) {
    List<TypeName> exact =
        List.of(entries.key().javaType().box(), entries.value().javaType().box());
    boolean wild =
        !(entries.taken() instanceof ParameterizedTypeName map
            && map.typeArguments().equals(exact));
    TypeName[] arguments =
        exact.stream()
            .map(each -> wild ? WildcardTypeName.subtypeOf(each) : each)
            .toArray(TypeName[]::new);
    return ParameterizedTypeName.get(ClassName.get(Map.Entry.class), arguments);
  }

  /** Keys that are copied may become equal, which decoding rejects. */
  private CodeBlock put(ValuePlan.Entries entries, CodeBlock key, CodeBlock value) {
    return CopiedShapes.areShared(entries.key())
        ? CodeBlock.builder().addStatement("entries.put($L, $L)", key, value).build()
        : CodeBlock.builder()
            .addStatement(
                "$T.put(entries, $L, $L, $T.INPUT)",
                RuntimeNames.MAP_KEYS,
                key,
                value,
                RuntimeNames.COPY_CALLS)
            .build();
  }

  /** Declares the input that the expression of a result asks for its limits. */
  private static CodeBlock input(CodeBlock result) {
    return result.toString().endsWith(", in)") ? RuntimeCalls.declareInput() : CodeBlock.of("");
  }

  private MethodSpec choice(Choice choice) {
    MethodSpec.Builder method = method(choice, UnionEmitter.parameter(choice));
    for (Choice.Branch branch : choice.tests()) {
      if (branch.isNull()) {
        method.beginControlFlow("if (value == null)").addStatement("return null").endControlFlow();
      } else {
        CodeBlock operand = UnionEmitter.operand(branch);
        method
            .beginControlFlow("if (value instanceof $T branch)", branch.test())
            .addStatement("return $L", CopyExpression.ofPresent(context, branch.value(), operand))
            .endControlFlow();
      }
    }
    if (!choice.hasNull()) {
      method.addCode(Statements.nullCheck("value"));
    }
    return method.addStatement("throw $T.noBranch()", RuntimeNames.FAILURES).build();
  }

  private MethodSpec nullable(OrNull union) {
    Presence presence = union.presence();
    CodeBlock value = CodeBlock.of("value");
    CodeBlock copy =
        presence.wrap(CopyExpression.ofPresent(context, union.value(), presence.get(value)));
    MethodSpec.Builder method = method(union, union.taken()).addModifiers(Modifier.PRIVATE);
    if (presence != Presence.REFERENCE) {
      method.addCode(Statements.nullCheck("value"));
    }
    return method
        .addStatement("return $L ? $L : $L", presence.isAbsent(value), presence.empty(), copy)
        .build();
  }
}
