package io.avrodyne.processor.bind;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import java.util.List;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The uses of generic classes that leave type arguments open. */
final class OpenTypes {

  private OpenTypes() {}

  /** Requires a type to have concrete type arguments. */
  static void requireNone(DeclaredType type, String rule, BindingContext context)
      throws Unbindable {
    List<? extends TypeMirror> arguments = type.getTypeArguments();
    boolean raw = arguments.size() != JavaTypeNames.elementOf(type).getTypeParameters().size();
    if (raw || arguments.stream().anyMatch(OpenTypes::isOpen)) {
      throw Unbindable.because(
          new Problem(
              Code.RAW_TYPE,
              context.subject()
                  + " is "
                  + JavaTypeNames.plain(type)
                  + ", without concrete type arguments.",
              rule,
              "Specify the type arguments, as in Page<Order>.",
              context.origin()));
    }
  }

  private static boolean isOpen(TypeMirror argument) {
    return argument.getKind() == TypeKind.WILDCARD || argument.getKind() == TypeKind.TYPEVAR;
  }
}
