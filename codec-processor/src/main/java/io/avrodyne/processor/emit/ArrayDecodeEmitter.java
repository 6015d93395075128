package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import io.avrodyne.processor.plan.ContainerPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import io.avrodyne.processor.schema.EncodedSize;
import java.util.ArrayList;
import java.util.Arrays;
import javax.lang.model.element.Modifier;

/** The emitter of the methods that decode arrays, into new objects and into existing ones. */
final class ArrayDecodeEmitter {

  private final EmitContext context;

  ArrayDecodeEmitter(EmitContext context) {
    this.context = context;
  }

  MethodSpec emit(ValuePlan.Items items) {
    CodeBlock value = DecodeExpression.fresh(context, items.item());
    return method(items)
        .addStatement("int count = $L", RuntimeCalls.startBlocks(minItemBytes(items)))
        .addCode(filled(items.container(), CodeBlock.of("$L", minItemBytes(items)), value))
        .build();
  }

  /** Returns the method that overwrites an existing list. */
  MethodSpec emitReuse(ValuePlan.Items items) {
    String method = context.decodeMethod(items);
    return method(items)
        .addParameter(items.javaType(), "reuse")
        .addComment("Other lists may be immutable, or shared.")
        .beginControlFlow("if (reuse == null || reuse.getClass() != $T.class)", ArrayList.class)
        .addStatement("return $N(in)", method)
        .endControlFlow()
        .addStatement("int count = $L", RuntimeCalls.startBlocks(minItemBytes(items)))
        .addStatement("int i = 0")
        .beginControlFlow("try")
        .addCode(Blocks.loop(minItemBytes(items), overwritten(items.item())))
        .beginControlFlow("for (int last = reuse.size() - 1; last >= i; last--)")
        .addStatement("reuse.remove(last)")
        .endControlFlow()
        .addStatement("return reuse")
        .addCode(ErrorLocation.endDecoding("i"))
        .build();
  }

  private MethodSpec.Builder method(ValuePlan.Items items) {
    return MethodSpec.methodBuilder(context.decodeMethod(items))
        .addModifiers(Modifier.STATIC)
        .returns(items.javaType())
        .addParameter(RuntimeNames.AVRO_INPUT, "in");
  }

  private int minItemBytes(ValuePlan.Items items) {
    return EncodedSize.min(context.schemaOf(items.item()));
  }

  /**
   * Returns the statements that create an array or collection from all blocks and return it; the
   * local {@code count} is the number of items in the first block.
   *
   * @param value the expression of an item
   */
  static CodeBlock filled(ContainerPlan container, CodeBlock minItemBytes, CodeBlock value) {
    CodeBlock.Builder code = CodeBlock.builder();
    code.addStatement("$T items = $L", container.built(), container.creation());
    if (container.counted()) {
      code.addStatement("$T hashes = null", RuntimeNames.EQUAL_HASHES);
    }
    code.addStatement("int i = 0")
        .beginControlFlow("try")
        .add(Blocks.loop(minItemBytes, added(container, value)));
    if (container.counted()) {
      code.addStatement("$T.end(hashes, in)", RuntimeNames.EQUAL_HASHES);
    }
    return code.addStatement("return $L", container.result())
        .add(ErrorLocation.endDecoding("i"))
        .build();
  }

  /** Adds an item to the local {@code items}. */
  private static CodeBlock added(ContainerPlan container, CodeBlock value) {
    if (container.access() == ContainerPlan.Access.ARRAY) {
      return arrayItem(value);
    }
    CodeBlock.Builder code = CodeBlock.builder();
    return container.counted()
        ? code.addStatement(
                "hashes = $T.add(items, $L, hashes, in)", RuntimeNames.EQUAL_HASHES, value)
            .build()
        : code.addStatement("items.add($L)", value).build();
  }

  /** Puts item {@code i} into the array {@code items}, which grows. */
  private static CodeBlock arrayItem(CodeBlock value) {
    return CodeBlock.builder()
        .beginControlFlow("if (i == items.length)")
        .addStatement(
            "items = $T.copyOf(items, $T.grown(i, last))", Arrays.class, RuntimeNames.INPUTS)
        .endControlFlow()
        .addStatement("items[i] = $L", value)
        .build();
  }

  private CodeBlock overwritten(ValuePlan item) {
    return CodeBlock.builder()
        .beginControlFlow("if (i < reuse.size())")
        .addStatement(
            "reuse.set(i, $L)",
            DecodeExpression.reusing(context, item, CodeBlock.of("reuse.get(i)")))
        .nextControlFlow("else")
        .addStatement("reuse.add($L)", DecodeExpression.fresh(context, item))
        .endControlFlow()
        .build();
  }
}
