package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * An emitter of the check that the keys of a map of pairs are written differently. Nothing is
 * emitted for other arrays, and for keys that lose nothing.
 */
final class PairKeysEmitter {

  private static final String ARE_EXACT = "exact";

  private final EmitContext context;
  private final ValuePlan.Items items;
  private final Optional<ValuePlan> key;
  private final CodeBlock exact;

  PairKeysEmitter(EmitContext context, ValuePlan.Items items) {
    this.context = context;
    this.items = items;
    this.key = items.container().keyed() ? comparedKey(context.emission()) : Optional.empty();
    this.exact = key.map(shape -> KeyExactness.of(context, shape)).orElse(KeyExactness.EXACT);
  }

  /**
   * Returns the shape of the keys, unless a key may contain such pairs itself: each comparison
   * would lead to two of the pairs inside.
   */
  private Optional<ValuePlan> comparedKey(Emission emission) {
    ValuePlan shape = emission.record(pair()).values().get(0);
    return shape
            .all()
            .anyMatch(
                part ->
                    part instanceof ValuePlan.Nested nested
                        && emission.recursion().isCircle(nested.codec(), pair()))
        ? Optional.empty()
        : Optional.of(shape);
  }

  /** Returns the class with the code of a pair, which is in the same file. */
  private ClassName pair() {
    return ((ValuePlan.Nested) items.item()).codec();
  }

  /** Returns the statements before the loop. */
  CodeBlock before() {
    return isTested()
        ? CodeBlock.builder().addStatement("boolean $L = true", ARE_EXACT).build()
        : CodeBlock.of("");
  }

  /** Returns the statements for an item that has been encoded. */
  CodeBlock each() {
    return isTested()
        ? CodeBlock.builder()
            .addStatement("$T key = item.getKey()", keyType())
            .addStatement("$L &= $L", ARE_EXACT, exact)
            .build()
        : CodeBlock.of("");
  }

  /** Returns the statements after the loop. */
  CodeBlock after() {
    if (exact.equals(KeyExactness.EXACT)) {
      return CodeBlock.of("");
    }
    CodeBlock check =
        CodeBlock.builder()
            .addStatement(
                "$T.require(out, p, items, $T::$L)",
                RuntimeNames.DISTINCT_KEYS,
                context.codec(),
                keyMethod())
            .build();
    return isTested()
        ? CodeBlock.builder()
            .beginControlFlow("if (!$L)", ARE_EXACT)
            .add(check)
            .endControlFlow()
            .build()
        : check;
  }

  private boolean isTested() {
    return !exact.equals(KeyExactness.EXACT) && !exact.equals(KeyExactness.UNKNOWN);
  }

  /** Returns the method that writes a key, if it is called. */
  Optional<MethodSpec> method() {
    return key.filter(shape -> !exact.equals(KeyExactness.EXACT)).map(this::method);
  }

  private MethodSpec method(ValuePlan shape) {
    EmitContext pair = context.emission().elsewhere(pair());
    CodeBlock.Builder code = CodeBlock.builder();
    if (new Capacity(pair).before(shape) > 0) {
      code.addStatement("byte[] b");
    }
    return MethodSpec.methodBuilder(keyMethod())
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(TypeName.INT)
        .addParameter(RuntimeNames.AVRO_OUTPUT, "out")
        .addParameter(TypeName.INT, "p")
        .addParameter(keyType(), "key")
        .addCode(code.add(Statements.encodeAlone(pair, shape, "key", "b")).build())
        .addStatement("return p")
        .build();
  }

  private String keyMethod() {
    return context.encodeMethod(items) + "Key";
  }

  private TypeName keyType() {
    return key.orElseThrow().javaType().box();
  }
}
