package io.avrodyne.processor;

import com.google.testing.compile.Compilation;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** Lists the members of what was generated, as the compiler sees them. */
final class EmittedMembers {

  private EmittedMembers() {}

  /** Returns them in order, without the further constants that a long schema needs. */
  static List<String> of(Compilation compilation) {
    return of(compilation, "");
  }

  /** Returns those of one package, which "" is not: that stands for all. */
  static List<String> of(Compilation compilation, String home) {
    String folder = "/" + home.replace('.', '/');
    List<JavaFileObject> sources =
        compilation.generatedSourceFiles().stream()
            .filter(file -> file.getName().contains(home.isEmpty() ? "" : folder + "/"))
            .sorted((a, b) -> a.getName().compareTo(b.getName()))
            .toList();
    JavacTask task =
        (JavacTask)
            ToolProvider.getSystemJavaCompiler().getTask(null, null, null, null, null, sources);
    List<String> members = new ArrayList<>();
    try {
      for (CompilationUnitTree unit : task.parse()) {
        unit.getTypeDecls().forEach(type -> add("", type, members));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return members;
  }

  private static void add(String owner, Tree tree, List<String> members) {
    String name = owner + tree.getKind() + " " + nameOf(tree);
    if (!name.matches(".*VARIABLE SCHEMA_[0-9]+")) {
      members.add(name);
    }
    Stream.of(tree)
        .filter(ClassTree.class::isInstance)
        .flatMap(type -> ((ClassTree) type).getMembers().stream())
        .forEach(member -> add(name + " / ", member, members));
  }

  private static String nameOf(Tree tree) {
    if (tree instanceof ClassTree type) {
      return type.getSimpleName().toString();
    }
    if (tree instanceof MethodTree method) {
      return method.getName() + method.getParameters().toString();
    }
    return tree instanceof VariableTree variable ? variable.getName().toString() : "";
  }
}
