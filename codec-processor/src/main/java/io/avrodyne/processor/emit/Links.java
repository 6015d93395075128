package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.avrodyne.processor.plan.Catalog;
import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.Recursion;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.SchemaFactory;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Emits the checks, when the class is initialised, that the codecs it calls are those that it was
 * compiled with.
 */
final class Links {

  private final CodecPlan plan;
  private final Catalog catalog;
  private final Recursion recursion;
  private final SchemaFactory schemas;

  Links(CodecPlan plan, Catalog catalog, Recursion recursion, SchemaFactory schemas) {
    this.plan = plan;
    this.catalog = catalog;
    this.recursion = recursion;
    this.schemas = schemas;
  }

  CodeBlock emit() {
    CodeBlock.Builder code = CodeBlock.builder();
    callees().forEach(callee -> code.add(check(callee)));
    return code.build();
  }

  private Stream<ValuePlan.Nested> callees() {
    Set<?> own = plan.records().stream().map(RecordPlan::codec).collect(Collectors.toSet());
    return plan.executed()
        .filter(ValuePlan.Nested.class::isInstance)
        .map(ValuePlan.Nested.class::cast)
        .filter(nested -> !own.contains(nested.codec()) && !isCircle(nested))
        .distinct();
  }

  /**
   * Types that hold each other are compiled together; if their classes waited for each other's
   * initialisation, two threads could wait for ever.
   */
  private boolean isCircle(ValuePlan.Nested nested) {
    return plan.records().stream().anyMatch(own -> recursion.isCircle(own.codec(), nested.codec()));
  }

  private CodeBlock check(ValuePlan.Nested nested) {
    String text = schemas.schemaOf(catalog.shape(nested.codec())).toString();
    return CodeBlock.builder()
        .addStatement(
            "$T.check($L, $L, $L, $T.$L())",
            RuntimeNames.CODEC_LINK,
            Literals.text(plan.type().canonicalName()),
            Literals.text(nested.javaType().toString()),
            Literals.hex(Fingerprints.ofText(text)),
            nested.codec(),
            CodecConstants.SCHEMA_HASH)
        .build();
  }
}
