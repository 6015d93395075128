package io.avrodyne.processor.discover.creator;

import io.avrodyne.processor.discover.member.Members;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/** A finder of the class that Immutables generates for a type. */
final class ImmutableFinder {

  private static final String IMMUTABLE = "Immutable";
  private static final String ABSTRACT = "Abstract";

  private ImmutableFinder() {}

  /**
   * Finds it by the names that Immutables gives by default; {@code @Value.Enclosing} puts it into
   * another class.
   */
  static Optional<DeclaredType> find(Members members) {
    TypeElement type = members.element();
    Optional<TypeElement> neighbour = members.neighbour(nameOf(type));
    Optional<TypeElement> generated =
        type.getEnclosingElement() instanceof TypeElement outer
            ? neighbour.or(() -> members.neighbour(nameOf(outer) + "." + type.getSimpleName()))
            : neighbour;
    return generated
        .filter(each -> each.getTypeParameters().size() == type.getTypeParameters().size())
        .map(members::withArguments)
        .filter(each -> members.types().isSubtype(each, members.type()));
  }

  /** The name is {@code ImmutableOrder} for both {@code Order} and {@code AbstractOrder}. */
  private static String nameOf(TypeElement type) {
    String name = type.getSimpleName().toString();
    return IMMUTABLE + (name.startsWith(ABSTRACT) ? name.substring(ABSTRACT.length()) : name);
  }
}
