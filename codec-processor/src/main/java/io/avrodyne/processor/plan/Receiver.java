package io.avrodyne.processor.plan;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import org.jspecify.annotations.Nullable;

/**
 * The object or class that the methods of a conversion are called on.
 *
 * @param type the type that has them
 * @param label names the object, in the manner of a class
 * @param creation the expression of the object, which the codec keeps in a constant; null if the
 *     methods are static
 */
public record Receiver(TypeName type, String label, @Nullable CodeBlock creation) {

  /** Returns a receiver whose methods are static. */
  public static Receiver ofStatic(ClassName type) {
    return new Receiver(type, type.simpleName(), null);
  }

  /** Returns the class that has the methods. */
  public ClassName owner() {
    return type instanceof ParameterizedTypeName generic ? generic.rawType() : (ClassName) type;
  }
}
