package io.avrodyne.processor.discover.member;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
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

  /**
   * Returns the names in an expression that may be those of members of the object; by convention,
   * those of classes and constants begin with a capital letter.
   */
  static Set<Name> ofMembers(Tree expression, Set<Name> locals) {
    Set<Name> members = ofOwnMethods(expression);
    new TreeScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitIdentifier(IdentifierTree identifier, @Nullable Void none) {
        if (!isOwn(identifier)
            && !isCapital(identifier.getName())
            && !locals.contains(identifier.getName())) {
          members.add(identifier.getName());
        }
        return null;
      }

      @Override
      public @Nullable Void visitMemberSelect(MemberSelectTree member, @Nullable Void none) {
        if (isOwn(member.getExpression())) {
          members.add(member.getIdentifier());
        }
        return super.visitMemberSelect(member, null);
      }
    }.scan(expression, null);
    return members;
  }

  /** Returns the names of the object's own methods that an expression calls or refers to. */
  static Set<Name> ofOwnMethods(Tree expression) {
    Set<Name> methods = new HashSet<>();
    new TreeScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void none) {
        if (call.getMethodSelect() instanceof IdentifierTree method) {
          methods.add(method.getName());
        } else if (call.getMethodSelect() instanceof MemberSelectTree member
            && isOwn(member.getExpression())) {
          methods.add(member.getIdentifier());
        }
        return super.visitMethodInvocation(call, null);
      }

      @Override
      public @Nullable Void visitMemberReference(
          MemberReferenceTree reference, @Nullable Void none) {
        if (isOwn(reference.getQualifierExpression())) {
          methods.add(reference.getName());
        }
        return super.visitMemberReference(reference, null);
      }
    }.scan(expression, null);
    return methods;
  }

  /** Returns whether a method of a class is called. */
  static boolean isStatic(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree member
        && member.getExpression() instanceof IdentifierTree type
        && isCapital(type.getName());
  }

  private static boolean isCapital(Name name) {
    return Character.isUpperCase(name.charAt(0));
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

  /** Returns whether the object of the method is the one that is called. */
  static boolean isOwnMethod(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree member
        ? isOwn(member.getExpression())
        : call.getMethodSelect() instanceof IdentifierTree;
  }

  /** Returns the name of the method that is called. */
  static String nameOf(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree member
        ? member.getIdentifier().toString()
        : call.getMethodSelect().toString();
  }
}
