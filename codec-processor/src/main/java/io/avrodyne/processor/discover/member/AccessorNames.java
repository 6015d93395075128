package io.avrodyne.processor.discover.member;

import com.google.auto.common.MoreTypes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The common spellings of accessors, the most usual first. A boolean {@code isOpen} may have the
 * accessors {@code isOpen} and {@code setOpen}, as if it were called {@code open}.
 *
 * @param names those of the property: {@code isOpen} and {@code open}; most have one
 * @param flag whether the property is a boolean
 */
public record AccessorNames(List<String> names, boolean flag) {

  /** Returns the names for a property; {@code others} are the names of all other properties. */
  public static AccessorNames of(String name, TypeMirror type, Set<String> others) {
    boolean flag = isBoolean(type);
    boolean prefixed =
        flag && name.length() > 2 && name.startsWith("is") && isUpper(name.charAt(2));
    String plain =
        prefixed ? name.substring(2, 3).toLowerCase(Locale.ROOT) + name.substring(3) : name;
    return prefixed && !others.contains(plain)
        ? new AccessorNames(List.of(plain, name), true)
        : new AccessorNames(List.of(name), flag);
  }

  /** Returns the spellings of a getter. */
  public List<String> getters() {
    Set<String> spellings = new LinkedHashSet<>();
    if (flag) {
      spellings.addAll(prefixed("is"));
    }
    spellings.addAll(prefixed("get"));
    spellings.add(own());
    return List.copyOf(spellings);
  }

  /** Returns the spellings of a setter. */
  public List<String> setters() {
    return prefixed("set");
  }

  /** Returns the name of a fluent accessor. */
  public String own() {
    return names.get(names.size() - 1);
  }

  /**
   * Returns the spellings of a method of a builder; the strict ones of Immutables only add to
   * collections.
   */
  List<String> builderMethods() {
    Set<String> spellings = new LinkedHashSet<>();
    spellings.add(own());
    spellings.addAll(prefixed("set"));
    spellings.addAll(prefixed("with"));
    spellings.addAll(names);
    spellings.addAll(prefixed("addAll"));
    spellings.addAll(prefixed("putAll"));
    return List.copyOf(spellings);
  }

  /** Some tools do not capitalize the first letter of {@code xAxis}. */
  private List<String> prefixed(String prefix) {
    List<String> spellings = new ArrayList<>();
    for (String name : names) {
      spellings.add(prefix + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1));
      if (name.length() > 1 && isUpper(name.charAt(1))) {
        spellings.add(prefix + name);
      }
    }
    return spellings;
  }

  private static boolean isUpper(char letter) {
    return Character.isUpperCase(letter);
  }

  /** Returns whether a type is a boolean or its box. */
  public static boolean isBoolean(TypeMirror type) {
    return type.getKind() == TypeKind.BOOLEAN
        || (type.getKind() == TypeKind.DECLARED
            && MoreTypes.asTypeElement(type).getQualifiedName().contentEquals("java.lang.Boolean"));
  }
}
