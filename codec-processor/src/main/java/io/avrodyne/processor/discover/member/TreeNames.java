package io.avrodyne.processor.discover.member;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Name;
import org.jspecify.annotations.Nullable;

/** The names in the body of a method, whose types are not known. */
final class TreeNames {

  private TreeNames() {}

  /** Returns whether an expression has one of the names, except after a dot. */
  static boolean uses(Tree expression, Set<Name> names) {
    return !Collections.disjoint(of(expression), names);
  }

  /** Returns the names in an expression, except after a dot. */
  static Set<Name> of(Tree expression) {
    Set<Name> names = new HashSet<>();
    new TreeScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitIdentifier(IdentifierTree identifier, @Nullable Void none) {
        names.add(identifier.getName());
        return null;
      }
    }.scan(expression, null);
    return names;
  }

  /** Returns whether an expression is one of the names. */
  static boolean isOneOf(ExpressionTree expression, Set<Name> names) {
    return expression instanceof IdentifierTree variable && names.contains(variable.getName());
  }

  /** Returns whether an expression is the object itself. */
  static boolean isOwn(ExpressionTree expression) {
    return expression instanceof IdentifierTree identifier
        && (identifier.getName().contentEquals("this")
            || identifier.getName().contentEquals("super"));
  }
}
