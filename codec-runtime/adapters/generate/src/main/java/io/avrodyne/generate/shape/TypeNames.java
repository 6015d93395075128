package io.avrodyne.generate.shape;

import com.palantir.javapoet.ClassName;
import io.avrodyne.generate.input.NamedType;
import io.avrodyne.generate.input.Place;
import io.avrodyne.generate.input.Problem;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.apache.avro.Schema;

/** The Java names of types, each of which is a file of its own. */
final class TypeNames {

  private final ShapeSettings settings;
  private final List<Problem> problems;
  private final Map<String, ClassName> names = new HashMap<>();

  private final Set<String> qualified = new HashSet<>();

  /** The owners of files, by qualified names in lower case. */
  private final Map<String, String> files = new HashMap<>();

  /** The names of nested types, as if they were not nested, in lower case. */
  private final Set<String> nested = new HashSet<>();

  private TypeNames(ShapeSettings settings, List<Problem> problems) {
    this.settings = settings;
    this.problems = problems;
  }

  static TypeNames of(Collection<NamedType> types, ShapeSettings settings, List<Problem> problems) {
    TypeNames names = new TypeNames(settings, problems);
    for (NamedType type : types) {
      if (type.schema().getType() != Schema.Type.FIXED) {
        names.add(type);
      }
    }
    types.forEach(names::checkPackage);
    return names;
  }

  /** Returns the name of a record or enum. */
  ClassName of(Schema schema) {
    return Objects.requireNonNull(names.get(schema.getFullName()));
  }

  /** Takes the name of a further type, unless another type has it. */
  boolean take(ClassName name) {
    return !nested.contains(key(name)) && files.putIfAbsent(key(name), name.toString()) == null;
  }

  /** Takes a name for nested types, which would hide the type of the package that has it. */
  boolean takeNested(ClassName name) {
    boolean isFree = !files.containsKey(key(name));
    if (isFree) {
      nested.add(key(name));
    }
    return isFree;
  }

  private void add(NamedType type) {
    String simple = settings.names().getOrDefault(type.fullname(), type.schema().getName());
    if (ReservedNames.isType(simple)) {
      problem(type.place(), type.fullname() + " has a name that Java reserves.", nameRemedy(type));
    }
    ClassName name = ClassName.get(packageOf(type), simple);
    names.put(type.fullname(), name);
    qualified.add(name.toString());
    String other = files.putIfAbsent(key(name), type.fullname());
    if (other != null) {
      problem(
          type.place(),
          type.fullname()
              + " and "
              + other
              + " would be in one file, "
              + name
              + ", as some file systems ignore case.",
          nameRemedy(type));
    }
  }

  private void checkPackage(NamedType type) {
    if (type.schema().getType() == Schema.Type.FIXED) {
      return;
    }
    String name = packageOf(type);
    if (name.isEmpty()) {
      problem(
          type.place(),
          type.fullname() + " has no namespace, and Java cannot import from the unnamed package.",
          "Name a package with --package.");
    } else if (List.of(name.split("\\.")).stream().anyMatch(ReservedNames::isKeyword)) {
      problem(
          type.place(),
          "The namespace " + name + " contains a word that Java reserves.",
          "Name a package for all types with --package.");
    } else {
      checkClash(type, name);
    }
  }

  /** Neither a package nor one around it may have the name of a class. */
  private void checkClash(NamedType type, String name) {
    for (int end = name.length(); end > 0; end = name.lastIndexOf('.', end - 1)) {
      String start = name.substring(0, end);
      if (qualified.contains(start)) {
        problem(
            type.place(),
            "The namespace of "
                + type.fullname()
                + " begins with the full name of a type, "
                + start
                + ".",
            "Java has no package with the name of a class; name one for all types with --package.");
      }
    }
  }

  private String packageOf(NamedType type) {
    String namespace = type.schema().getNamespace();
    return !settings.packageName().isEmpty()
        ? settings.packageName()
        : namespace == null ? "" : namespace;
  }

  private static String key(ClassName name) {
    return name.toString().toLowerCase(Locale.ROOT);
  }

  private static String nameRemedy(NamedType type) {
    return "Give it another name in Java: --name "
        + type.fullname()
        + "="
        + type.schema().getName()
        + "Type.";
  }

  private void problem(Place place, String finding, String remedy) {
    problems.add(new Problem(place, finding, remedy));
  }
}
