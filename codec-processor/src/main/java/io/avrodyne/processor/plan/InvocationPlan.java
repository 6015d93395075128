package io.avrodyne.processor.plan;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A call of a constructor or static method.
 *
 * @param owner the class that has it
 * @param method null for a constructor
 * @param hidden the types of the parameters, without type arguments, of a constructor that only its
 *     class can call; {@code owner} and {@code method} are then what calls it for the codec
 * @param obscured whether the name of the owner may mean a variable where it is followed by a dot
 */
public record InvocationPlan(
    TypeName owner, @Nullable String method, @Nullable List<TypeName> hidden, boolean obscured) {

  /** The method that calls a constructor that only its class can call. */
  public static final String NEW_INSTANCE = "newInstance";

  /** Copies the list. */
  public InvocationPlan {
    hidden = hidden == null ? null : List.copyOf(hidden);
  }

  /** Creates a call of a constructor or static method that the codec can call. */
  public InvocationPlan(TypeName owner, @Nullable String method) {
    this(owner, method, null, false);
  }

  /** Finds the class whose static method is called; empty for a constructor. */
  public Optional<ClassName> staticOwner() {
    return method != null && owner instanceof ClassName named
        ? Optional.of(named)
        : Optional.empty();
  }

  /** Returns the expression of the call. */
  public CodeBlock call(CodeBlock arguments) {
    if (method == null) {
      return owner instanceof ParameterizedTypeName generic && isOpen(generic)
          ? CodeBlock.of("new $T<>($L)", generic.rawType(), arguments)
          : CodeBlock.of("new $T($L)", owner, arguments);
    }
    // The name in a cast is always that of a type.
    return CodeBlock.of(obscured ? "(($T) null).$L($L)" : "$T.$L($L)", owner, method, arguments);
  }

  /** An object has type arguments that the compiler finds where its type has wildcards. */
  private static boolean isOpen(ParameterizedTypeName owner) {
    return owner.typeArguments().stream().anyMatch(WildcardTypeName.class::isInstance);
  }

  /** Returns the expression of the call without arguments. */
  public CodeBlock call() {
    return call(CodeBlock.of(""));
  }
}
