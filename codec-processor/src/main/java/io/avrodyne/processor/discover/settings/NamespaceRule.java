package io.avrodyne.processor.discover.settings;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/**
 * What the namespace of a type that names none is derived from.
 *
 * @param place what replaces the package; empty for the package itself
 * @param enclosing whether the namespace of a nested type contains the types around it
 */
public record NamespaceRule(Optional<String> place, boolean enclosing) {

  /** The option that says what the namespace of nested types is. */
  public static final String OPTION = "avrodyne.nested";

  /** The rule without settings and options, which is also that of reflection. */
  public static final NamespaceRule DEFAULT = new NamespaceRule(Optional.empty(), true);

  private static final String ENCLOSING = "enclosing";
  private static final String PACKAGE = "package";

  /** Reads the option of a compilation. */
  static NamespaceRule of(Map<String, String> options) {
    return new NamespaceRule(Optional.empty(), !isPackage(options));
  }

  /** Returns whether the namespace of nested types is the package alone. */
  public static boolean isPackage(Map<String, String> options) {
    return PACKAGE.equals(value(options));
  }

  /** Returns the same rule with what replaces the package. */
  NamespaceRule in(Optional<String> namespace) {
    return new NamespaceRule(namespace, enclosing);
  }

  /** Returns the problem of the option, to be shown at a type. */
  public static Optional<Problem> problemAt(TypeElement shown, Map<String, String> options) {
    String value = value(options);
    return value.equals(ENCLOSING) || value.equals(PACKAGE)
        ? Optional.empty()
        : Optional.of(
            new Problem(
                Code.OPTION,
                shown.getSimpleName()
                    + " is compiled with -A"
                    + OPTION
                    + " set to \""
                    + value
                    + "\".",
                "The namespace of nested types is that of their enclosing types or of the package.",
                "Set the option to enclosing, the default, or to package.",
                ElementOrigin.of(shown)));
  }

  private static String value(Map<String, String> options) {
    return options.containsKey(OPTION)
        ? Objects.requireNonNullElse(options.get(OPTION), "")
        : ENCLOSING;
  }
}
