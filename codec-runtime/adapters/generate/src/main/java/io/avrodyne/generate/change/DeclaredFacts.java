package io.avrodyne.generate.change;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * The facts of a source that decide on its schema: its types, the unions they are branches of, and
 * their properties, in order, with the annotations that shape them. Methods, comments and other
 * annotations are not among them.
 */
final class DeclaredFacts {

  /** The fact of a constant, after its annotations; no type has a space. */
  static final String CONSTANT = "enum constant";

  private static final String IGNORE = "AvroIgnore";

  private final Map<String, String> facts = new LinkedHashMap<>();
  private final Predicate<String> counts;
  private final Predicate<String> isUnion;

  private DeclaredFacts(Predicate<String> counts, Predicate<String> isUnion) {
    this.counts = counts;
    this.isUnion = isUnion;
  }

  /**
   * Finds the facts by the names of types and properties.
   *
   * @param nullable the simple name of the annotation of what may be null
   * @param isUnion whether a simple name may be that of the interface of a union, so that it counts
   *     which types implement it
   * @return nothing if the source is not valid, or this Java has no compiler
   */
  static Optional<Map<String, String>> find(
      String source, String nullable, Predicate<String> isUnion) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      return Optional.empty();
    }
    List<Object> errors = new ArrayList<>();
    JavacTask task =
        (JavacTask)
            compiler.getTask(
                null, null, errors::add, List.of("-proc:none"), null, List.of(new Text(source)));
    try {
      DeclaredFacts found =
          new DeclaredFacts(
              name -> (name.startsWith("Avro") && !name.equals(IGNORE)) || name.equals(nullable),
              isUnion);
      for (CompilationUnitTree unit : task.parse()) {
        unit.getTypeDecls().forEach(type -> found.addIfType("", type));
      }
      return errors.isEmpty() ? Optional.of(found.facts) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private void addIfType(String prefix, Tree tree) {
    if (tree instanceof ClassTree type) {
      add(prefix, type);
    }
  }

  private void add(String prefix, ClassTree type) {
    String name = prefix + type.getSimpleName();
    String annotations = annotations(type.getModifiers());
    boolean isOurs = !annotations.isEmpty() || prefix.isEmpty();
    if (!isOurs) {
      return;
    }
    Stream<String> unions =
        type.getImplementsClause().stream().map(DeclaredFacts::simpleName).filter(isUnion).sorted();
    Stream<String> permitted = type.getPermitsClause().stream().map(Object::toString);
    facts.put(
        name,
        annotations
            + type.getKind()
            + clause(" implements ", unions)
            + clause(" permits ", permitted));
    for (Tree member : type.getMembers()) {
      if (member instanceof VariableTree variable && isProperty(type, variable)) {
        facts.put(name + "." + variable.getName(), property(variable));
      }
      addIfType(name + ".", member);
    }
  }

  private static String clause(String keyword, Stream<String> names) {
    String all = names.collect(Collectors.joining(", "));
    return all.isEmpty() ? "" : keyword + all;
  }

  private static boolean isProperty(ClassTree type, VariableTree variable) {
    return switch (type.getKind()) {
      case ENUM -> isConstant(variable);
      case CLASS, RECORD -> isData(variable.getModifiers());
      default -> false;
    };
  }

  private static boolean isData(ModifiersTree modifiers) {
    return !modifiers.getFlags().contains(Modifier.STATIC)
        && !modifiers.getFlags().contains(Modifier.TRANSIENT)
        && modifiers.getAnnotations().stream().noneMatch(DeclaredFacts::ignores);
  }

  /** With the value {@code false}, the annotation says that a field is data. */
  private static boolean ignores(AnnotationTree annotation) {
    return simpleName(annotation.getAnnotationType()).equals(IGNORE)
        && !annotation.toString().endsWith("false)");
  }

  /** The constants of an enum are static fields of its own type, with an initializer. */
  private static boolean isConstant(VariableTree variable) {
    return variable.toString().startsWith("/*public static final*/");
  }

  private String property(VariableTree variable) {
    String type =
        isConstant(variable) ? CONSTANT : String.valueOf(variable.getType()).replace(" ", "");
    return annotations(variable.getModifiers()) + type;
  }

  private String annotations(ModifiersTree modifiers) {
    return modifiers.getAnnotations().stream()
        .filter(annotation -> counts.test(simpleName(annotation.getAnnotationType())))
        .map(annotation -> annotation.toString().replace("()", "") + " ")
        .sorted()
        .collect(Collectors.joining());
  }

  private static String simpleName(Tree type) {
    String name = type.toString();
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** A source in memory. */
  private static final class Text extends SimpleJavaFileObject {

    private final String text;

    Text(String text) {
      super(URI.create("string:///Source.java"), JavaFileObject.Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
