package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.avrodyne.processor.evolve.WrittenValue;

/** The expression that reads a value written by an earlier version. */
final class VersionExpression implements WrittenValue.Visitor<CodeBlock> {

  private final VersionCode version;
  private final EmitContext context;
  private final CodeBlock node;

  private VersionExpression(VersionCode version, EmitContext context, CodeBlock node) {
    this.version = version;
    this.context = context;
    this.node = node;
  }

  /**
   * Returns the expression.
   *
   * @param context of the record that the value is in
   * @param node the expression of the resolution of this value
   */
  static CodeBlock of(
      VersionCode version, EmitContext context, WrittenValue value, CodeBlock node) {
    return value.accept(new VersionExpression(version, context, node));
  }

  private CodeBlock inner(WrittenValue value, CodeBlock innerNode) {
    return of(version, context, value, innerNode);
  }

  @Override
  public CodeBlock plain(WrittenValue.Plain value) {
    return DecodeExpression.fresh(context, value.shape());
  }

  @Override
  public CodeBlock promoted(WrittenValue.Promoted value) {
    return CodeBlock.of(
        "($T) in.read$L()", value.shape().javaType().unbox(), value.written().suffix());
  }

  @Override
  public CodeBlock called(WrittenValue.Called value) {
    return CodeBlock.of("$N(in, $L)", version.nameOf(value.member(), context), node);
  }

  @Override
  public CodeBlock shared(WrittenValue.Shared value) {
    return CodeBlock.of(
        "$T.$N(in, $L)", value.codec(), VersionCode.methodOf(value.version()), node);
  }

  @Override
  public CodeBlock mapped(WrittenValue.Mapped value) {
    return CodeBlock.of("$N.read(in)", version.nameOf(value.member(), context));
  }

  @Override
  public CodeBlock present(WrittenValue.Present value) {
    return value.shape().presence().wrap(inner(value.value(), CodeBlock.of("$L.value()", node)));
  }

  @Override
  public CodeBlock nullable(WrittenValue.Nullable value) {
    CodeBlock present =
        inner(value.value(), CodeBlock.of("$L.step($L).value()", node, value.valueBranch()));
    return CodeBlock.of(
        "$L ? $L : $L",
        RuntimeCalls.readPresence(value.nullBranch()),
        value.shape().presence().wrap(present),
        value.shape().presence().empty());
  }

  @Override
  public CodeBlock made(WrittenValue.Made value) {
    return DecodeExpression.converted(context, value.shape(), inner(value.base(), node));
  }
}
