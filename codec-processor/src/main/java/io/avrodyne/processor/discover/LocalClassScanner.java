package io.avrodyne.processor.discover;

import com.google.auto.common.MoreElements;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.AvroUnion;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * A search for annotated classes within methods. Compilers do not show them to a processor, so they
 * are read from the trees of javac.
 */
public final class LocalClassScanner {

  private static final Set<String> ANNOTATIONS =
      Set.of(AvroRecord.class.getSimpleName(), AvroUnion.class.getSimpleName());

  private LocalClassScanner() {}

  /** Returns warnings about those within top-level classes. */
  public static List<Problem> problemsOf(Set<? extends Element> roots, Trees trees) {
    List<Problem> problems = new ArrayList<>();
    for (Element root : roots) {
      TreePath path = trees.getPath(root);
      if (path != null && usesOurs(path.getCompilationUnit())) {
        new Scanner(trees, problems).scan(path, null);
      }
    }
    return problems;
  }

  /** Names in trees are not resolved. */
  private static boolean usesOurs(CompilationUnitTree file) {
    String ours = AvroRecord.class.getPackageName() + ".";
    return file.getImports().stream()
        .anyMatch(each -> each.getQualifiedIdentifier().toString().startsWith(ours));
  }

  private static final class Scanner extends TreePathScanner<@Nullable Void, @Nullable Void> {

    private final Trees trees;
    private final List<Problem> problems;

    Scanner(Trees trees, List<Problem> problems) {
      this.trees = trees;
      this.problems = problems;
    }

    @Override
    public @Nullable Void visitClass(ClassTree type, @Nullable Void none) {
      if (isLocal() && !isSilenced(type)) {
        annotation(type).ifPresent(name -> problems.add(problem(type, name)));
      }
      return super.visitClass(type, null);
    }

    /** A member of a class in a method is in the method, too. */
    private boolean isLocal() {
      for (Tree around : getCurrentPath()) {
        if (!isType(around)) {
          return true;
        }
      }
      return false;
    }

    private static Optional<String> annotation(ClassTree type) {
      return names(type).filter(ANNOTATIONS::contains).findFirst();
    }

    private static Stream<String> names(ClassTree type) {
      return type.getModifiers().getAnnotations().stream()
          .map(AnnotationTree::getAnnotationType)
          .map(Tree::toString);
    }

    private static boolean isSilenced(ClassTree type) {
      return type.getModifiers().getAnnotations().stream()
          .map(AnnotationTree::toString)
          .anyMatch(text -> text.startsWith("@SuppressWarnings") && text.contains("\"avrodyne\""));
    }

    private Problem problem(ClassTree type, String annotation) {
      Element member = member();
      return new Problem(
          Code.LOCAL_CLASS,
          name(member)
              + " declares the local class "
              + type.getSimpleName()
              + " with @"
              + annotation
              + ", which gets no codec.",
          "No other class can name a local class, and so neither can a codec.",
          "Move it out of the method, or remove the annotation.",
          ElementOrigin.of(member));
    }

    private static String name(Element member) {
      return switch (member.getKind()) {
        case METHOD, FIELD ->
            MoreElements.asType(member.getEnclosingElement()).getSimpleName() + "." + member;
        case CONSTRUCTOR -> member.toString();
        default -> member.getSimpleName().toString();
      };
    }

    /** Returns the method, field or class around that the compiler shows. */
    private Element member() {
      TreePath member = getCurrentPath();
      for (TreePath path = member; path != null; path = path.getParentPath()) {
        if (!isType(path.getLeaf())) {
          member = path;
        }
      }
      boolean shown =
          member.getLeaf() instanceof MethodTree || member.getLeaf() instanceof VariableTree;
      return trees.getElement(shown ? member : member.getParentPath());
    }

    private static boolean isType(Tree tree) {
      return tree instanceof ClassTree || tree instanceof CompilationUnitTree;
    }
  }
}
