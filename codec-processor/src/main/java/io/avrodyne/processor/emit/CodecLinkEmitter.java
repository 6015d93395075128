package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.stream.Stream;

/**
 * The emitter of checks, run when the class is initialized, that the codecs it calls are those that
 * it was compiled against.
 */
final class CodecLinkEmitter {

  private final CodecPlan plan;
  private final Emission emission;

  CodecLinkEmitter(CodecPlan plan, Emission emission) {
    this.plan = plan;
    this.emission = emission;
  }

  CodeBlock emit() {
    List<CodeBlock> checks = callees().map(this::check).toList();
    CodeBlock.Builder code = CodeBlock.builder();
    if (!checks.isEmpty()) {
      code.add(
          "// SCHEMA contains the schemas of these codecs, so those must not have changed since.\n");
    }
    checks.forEach(code::add);
    return code.build();
  }

  /** Classes of the same file are always compiled together. */
  private Stream<ValuePlan.Nested> callees() {
    ClassName file = plan.codec().topLevelClassName();
    return plan.roots()
        .flatMap(root -> emission.unions().emitted(root, plan.codec()))
        .filter(ValuePlan.Nested.class::isInstance)
        .map(ValuePlan.Nested.class::cast)
        .distinct()
        .filter(nested -> !nested.codec().topLevelClassName().equals(file) && !isCircle(nested));
  }

  /**
   * Types that contain each other are compiled together; if their classes waited for each other's
   * initialization, two threads could deadlock.
   */
  private boolean isCircle(ValuePlan.Nested nested) {
    return plan.records().stream()
        .anyMatch(own -> emission.recursion().isCircle(own.codec(), nested.codec()));
  }

  private CodeBlock check(ValuePlan.Nested nested) {
    return CodeBlock.builder()
        .addStatement(
            "$T.check($T.class, $T.class, $L, $T.$L())",
            RuntimeNames.CODEC_LINK,
            plan.codec(),
            erased(nested.javaType()),
            Literals.hex(emission.schemaHash(nested.codec())),
            nested.codec(),
            CodecConstants.SCHEMA_HASH)
        .build();
  }

  private static TypeName erased(TypeName type) {
    return type instanceof ParameterizedTypeName generic ? generic.rawType() : type;
  }
}
