package io.avrodyne.processor.plan;

import com.palantir.javapoet.CodeBlock;

/**
 * The way in which a property is read or written.
 *
 * @param name the name of the method or field
 * @param method whether it is a method
 */
public record AccessPlan(String name, boolean method) {

  /** Returns the expression that reads it from {@code object}. */
  public CodeBlock read(CodeBlock object) {
    return CodeBlock.of(method ? "$L.$L()" : "$L.$L", object, name);
  }

  /** Returns the statement that writes {@code value} into {@code object}. */
  public CodeBlock write(String object, CodeBlock value) {
    return CodeBlock.of(method ? "$L.$L($L)" : "$L.$L = $L", object, name, value);
  }
}
