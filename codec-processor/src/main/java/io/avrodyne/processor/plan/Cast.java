package io.avrodyne.processor.plan;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;

/** A cast by which a call says which of several overloaded methods it means. */
final class Cast {

  private Cast() {}

  /** Returns the cast of a value, in parentheses unless it is a name. */
  static CodeBlock of(TypeName type, CodeBlock value) {
    boolean name = value.toString().chars().allMatch(Character::isJavaIdentifierPart);
    return CodeBlock.of(name ? "($T) $L" : "($T) ($L)", type, value);
  }
}
