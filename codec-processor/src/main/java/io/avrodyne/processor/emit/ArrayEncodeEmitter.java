package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.ContainerPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.OptionalInt;
import java.util.RandomAccess;
import javax.lang.model.element.Modifier;

/** The emitter of the methods that encode arrays. */
final class ArrayEncodeEmitter {

  /** A count and the end mark are ints. */
  private static final int ARRAY_OVERHEAD = 10;

  private final EmitContext context;

  ArrayEncodeEmitter(EmitContext context) {
    this.context = context;
  }

  MethodSpec emit(ValuePlan.Items items) {
    boolean array = items.container().access() == ContainerPlan.Access.ARRAY;
    PairKeysEmitter keys = new PairKeysEmitter(context, items);
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(context.encodeMethod(items))
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(TypeName.INT)
            .addParameter(items.taken(), "items")
            .addParameter(RuntimeNames.AVRO_OUTPUT, "out")
            .addParameter(TypeName.INT, "p")
            .addCode(Statements.nullCheck("items"))
            .addStatement(array ? "int size = items.length" : "int size = items.size()")
            .addStatement(RuntimeCalls.ensure(firstBytes(items.item())))
            .addStatement("byte[] b = $L", RuntimeCalls.buffer())
            .beginControlFlow("if (size > 0)")
            .addStatement("p = $T.putInt(b, p, size)", RuntimeNames.PRIMITIVES)
            .addStatement("int i = 0")
            .addCode(keys.before())
            .beginControlFlow("try")
            .addCode(loop(items, keys))
            .addCode(ErrorLocation.endEncoding("i"));
    if (!array) {
      method.addStatement("$T.requireSize(size, i)", RuntimeNames.FAILURES);
    }
    return method
        .addCode(keys.after())
        .addStatement(RuntimeCalls.ensure(1))
        .addStatement("b = $L", RuntimeCalls.buffer())
        .endControlFlow()
        .addStatement("b[p] = 0")
        .addStatement("return p + 1")
        .build();
  }

  /**
   * Items of one size have their capacity reserved before the loop, in which the array then stays
   * the same; others reserve their own.
   */
  private CodeBlock firstBytes(ValuePlan item) {
    OptionalInt bytes = context.fixedBytes(item);
    return bytes.isPresent()
        ? CodeBlock.of("$LL * size + $L", bytes.getAsInt(), ARRAY_OVERHEAD)
        : CodeBlock.of("$L", ARRAY_OVERHEAD);
  }

  private CodeBlock encoded(ValuePlan item) {
    return context.fixedBytes(item).isPresent()
        ? EncodeStatement.of(context, item, CodeBlock.of("item"), "item", 0)
        : Statements.encodeAlone(context, item, "item", "b");
  }

  private CodeBlock loop(ValuePlan.Items items, PairKeysEmitter keys) {
    return switch (items.container().access()) {
      case ARRAY -> byIndex(items, "items[i]");
      case COLLECTION -> byIterator(items, keys);
      case LIST ->
          CodeBlock.builder()
              .beginControlFlow("if (items instanceof $T)", RandomAccess.class)
              .add(byIndex(items, "items.get(i)"))
              .nextControlFlow("else")
              .add(byIterator(items, keys))
              .endControlFlow()
              .build();
    };
  }

  private CodeBlock byIndex(ValuePlan.Items items, String access) {
    return CodeBlock.builder()
        .beginControlFlow("for (; i < size; i++)")
        .addStatement("$T item = $L", items.item().javaType(), access)
        .add(encoded(items.item()))
        .endControlFlow()
        .build();
  }

  private CodeBlock byIterator(ValuePlan.Items items, PairKeysEmitter keys) {
    return CodeBlock.builder()
        .beginControlFlow("for ($T item : items)", items.item().javaType())
        // Not only after the loop: a collection that grows during the iteration may never end.
        .addStatement("$T.requireMore(size, i)", RuntimeNames.FAILURES)
        .add(encoded(items.item()))
        .add(keys.each())
        .addStatement("i++")
        .endControlFlow()
        .build();
  }
}
