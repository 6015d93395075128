package io.avrodyne.processor.plan;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import org.jspecify.annotations.Nullable;

/**
 * A call of a constructor or static method.
 *
 * @param owner the class that has it
 * @param method null for a constructor
 */
public record InvocationPlan(TypeName owner, @Nullable String method) {

  /** Returns the expression of the call. */
  public CodeBlock call(CodeBlock arguments) {
    return method == null
        ? CodeBlock.of("new $T($L)", owner, arguments)
        : CodeBlock.of("$T.$L($L)", owner, method, arguments);
  }

  /** Returns the expression of the call without arguments. */
  public CodeBlock call() {
    return call(CodeBlock.of(""));
  }
}
