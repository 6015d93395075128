package io.avrodyne.generate.shape;

import java.util.Set;
import javax.lang.model.SourceVersion;

/** The names that Java does not allow in a place. */
final class ReservedNames {

  private static final Set<String> TYPES = Set.of("record", "sealed", "permits", "var", "yield");

  private static final Set<String> COMPONENTS =
      Set.of(
          "clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

  private ReservedNames() {}

  static boolean isType(String name) {
    return isKeyword(name) || TYPES.contains(name);
  }

  static boolean isProperty(String name) {
    return isKeyword(name) || COMPONENTS.contains(name);
  }

  static boolean isKeyword(String name) {
    return !SourceVersion.isIdentifier(name) || SourceVersion.isKeyword(name) || name.equals("_");
  }
}
