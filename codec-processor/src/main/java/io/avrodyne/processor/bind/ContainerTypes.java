package io.avrodyne.processor.bind;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import java.net.URL;
import java.util.List;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** A reader of the type arguments of collections and maps. */
final class ContainerTypes {

  private ContainerTypes() {}

  /** Returns a type argument, or the bound of a wildcard. */
  static TypeMirror argument(TypeMirror container, int index, BindingContext context)
      throws Unbindable {
    List<? extends TypeMirror> arguments = ((DeclaredType) container).getTypeArguments();
    TypeMirror argument = arguments.isEmpty() ? null : arguments.get(index);
    if (argument != null && argument.getKind() == TypeKind.WILDCARD) {
      argument = ((WildcardType) argument).getExtendsBound();
    }
    if (argument == null) {
      String name = JavaTypeNames.elementOf(container).getSimpleName().toString();
      throw Unbindable.because(
          new Problem(
              Code.RAW_TYPE,
              context.subject() + " is a " + name + " without a concrete type argument.",
              "The schema must name the type of the elements.",
              "Specify it, as in List<String> or Map<String, Integer>.",
              context.origin()));
    }
    return argument;
  }

  /**
   * Returns the type of the items of a set, or of the keys of a map: no URL, as two are equal if
   * their hosts have one address, for which the network is asked.
   */
  static TypeMirror distinct(TypeMirror container, BindingContext context) throws Unbindable {
    TypeMirror argument = argument(container, 0, context);
    if (JavaTypeNames.is(argument, URL.class)) {
      throw Unbindable.because(
          new Problem(
              Code.UNSUPPORTED_TYPE,
              context.subject() + " is " + JavaTypeNames.plain(container) + ".",
              "Comparing two URLs looks up their hosts on the network, and treats hosts with the"
                  + " same address as equal.",
              "Use java.net.URI.",
              context.origin()));
    }
    return argument;
  }
}
