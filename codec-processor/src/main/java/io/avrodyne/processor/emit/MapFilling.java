package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;

/** The statements that create a map from all blocks. */
final class MapFilling {

  private final EmitContext context;
  private final ValuePlan.Entries entries;

  MapFilling(EmitContext context, ValuePlan.Entries entries) {
    this.context = context;
    this.entries = entries;
  }

  /**
   * Returns the statements, which also return the map; the local {@code count} is the number of
   * entries in the first block.
   *
   * @param value the expression of a value
   */
  CodeBlock filled(CodeBlock minEntryBytes, CodeBlock value) {
    CodeBlock.Builder code = CodeBlock.builder();
    code.addStatement("$T entries = $L", entries.map().built(), entries.map().creation());
    if (entries.map().counted()) {
      code.addStatement("$T hashes = null", RuntimeNames.EQUAL_HASHES);
    }
    code.addStatement("int i = 0")
        .beginControlFlow("try")
        .add(Blocks.loop(minEntryBytes, put(value)));
    if (entries.map().counted()) {
      code.addStatement("$T.end(hashes, in)", RuntimeNames.EQUAL_HASHES);
    }
    return code.addStatement("return $L", entries.map().result())
        .add(ErrorLocation.endDecoding("i"))
        .build();
  }

  private CodeBlock put(CodeBlock value) {
    CodeBlock.Builder code = CodeBlock.builder();
    CodeBlock key = key(entries.key(), code);
    if (entries.key() instanceof ValuePlan.Text) {
      return code.addStatement("entries.put($L, $L)", key, value).build();
    }
    return entries.map().counted()
        ? code.addStatement(
                "hashes = $T.put(entries, $L, $L, hashes, in)", RuntimeNames.MAP_KEYS, key, value)
            .build()
        : code.addStatement("$T.put(entries, $L, $L, in)", RuntimeNames.MAP_KEYS, key, value)
            .build();
  }

  /**
   * Returns the expression of a key. A text that the runtime converts is first stored in a local,
   * to be compared with the text of its key.
   */
  private CodeBlock key(ValuePlan plan, CodeBlock.Builder before) {
    if (!(plan instanceof Converted converted)
        || converted.conversion() instanceof Conversion.Streams) {
      return DecodeExpression.fresh(context, plan);
    }
    CodeBlock base = key(converted.base(), before);
    if (!(converted.conversion() instanceof Conversion.Values values) || !values.ours()) {
      return DecodeExpression.converted(context, converted, base);
    }
    before.addStatement("$T text = $L", String.class, base);
    CodeBlock parsed = DecodeExpression.converted(context, converted, CodeBlock.of("text"));
    before.addStatement("$T parsed = $L", converted.javaType(), parsed);
    before.addStatement(
        "$T.requireCanonical(text, $L.$L(parsed), in)",
        RuntimeNames.MAP_KEYS,
        context.nameOf(values.receiver()),
        values.toAvro());
    return CodeBlock.of("parsed");
  }
}
