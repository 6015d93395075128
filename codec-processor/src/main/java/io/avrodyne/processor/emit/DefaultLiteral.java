package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.avrodyne.processor.evolve.DefaultConstant;
import io.avrodyne.processor.plan.ScalarKind;

/** The literals of defaults. */
final class DefaultLiteral implements DefaultConstant.Visitor<CodeBlock> {

  /** The only one there is. */
  static final DefaultLiteral INSTANCE = new DefaultLiteral();

  private DefaultLiteral() {}

  @Override
  public CodeBlock absent(DefaultConstant.Absent constant) {
    return constant.shape().presence().empty();
  }

  @Override
  public CodeBlock text(DefaultConstant.Text constant) {
    return Literals.text(constant.value());
  }

  @Override
  public CodeBlock flag(DefaultConstant.Flag constant) {
    return CodeBlock.of("$L", constant.value());
  }

  @Override
  public CodeBlock whole(DefaultConstant.Whole constant) {
    return CodeBlock.of(constant.kind() == ScalarKind.LONG ? "$LL" : "$L", constant.value());
  }
}
