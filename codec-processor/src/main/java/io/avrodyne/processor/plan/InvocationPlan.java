package io.avrodyne.processor.plan;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A call of a constructor or static method.
 *
 * @param owner the class that has it
 * @param method null for a constructor
 * @param hidden the types of the parameters, without type arguments, of a constructor that only its
 *     class can call; {@code owner} and {@code method} are then what calls it for the codec
 */
public record InvocationPlan(
    TypeName owner, @Nullable String method, @Nullable List<TypeName> hidden) {

  /** The method that calls a constructor that only its class can call. */
  public static final String NEW_INSTANCE = "newInstance";

  /** Copies the list. */
  public InvocationPlan {
    hidden = hidden == null ? null : List.copyOf(hidden);
  }

  /** Creates a call of a constructor or static method that the codec can call. */
  public InvocationPlan(TypeName owner, @Nullable String method) {
    this(owner, method, null);
  }

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
