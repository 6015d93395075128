package io.avrodyne.processor.discover.member;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import io.avrodyne.processor.discover.member.MethodBodies.Effect;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Name;
import org.jspecify.annotations.Nullable;

/**
 * A search for where the value of a parameter goes in the body of a method: into a field of its
 * object, or into the object that is returned. The body is read once from top to bottom; the bodies
 * of lambdas and classes within it are passed over.
 */
final class MethodFlow extends TreeScanner<@Nullable Void, @Nullable Void> {

  /** The methods that put something into a collection or map; {@code forEach} may call them. */
  private static final Set<String> ADDING =
      Set.of("add", "addAll", "addFirst", "addLast", "offer", "put", "putAll", "forEach");

  /** The methods that take out what was in a collection or map. */
  private static final Set<String> EMPTYING = Set.of("clear", "removeAll", "removeIf", "retainAll");

  private final MethodTree method;
  private final Set<Name> parameters = new HashSet<>();

  /** The parameters and locals that have the value, or an object that has it. */
  private final Set<Name> carriers = new HashSet<>();

  /** The locals that code which passes the value on may give it to. */
  private final Set<Name> touched = new HashSet<>();

  private final Set<Name> locals = new HashSet<>();
  private final List<ExpressionTree> returned = new ArrayList<>();
  private boolean assigns;
  private boolean adds;

  /** Whether a collection or map, or a field with one, loses what was in it. */
  private boolean empties;

  private MethodFlow(MethodTree method) {
    this.method = method;
  }

  static MethodFlow of(MethodTree method) {
    MethodFlow flow = new MethodFlow(method);
    for (VariableTree parameter : method.getParameters()) {
      flow.parameters.add(parameter.getName());
      flow.locals.add(parameter.getName());
      flow.carriers.add(parameter.getName());
    }
    flow.scan(method.getBody(), null);
    return flow;
  }

  /** Returns whether the value is added to a collection or map of the object. */
  boolean adds() {
    return adds && !assigns && !empties;
  }

  Effect effect() {
    if (returned.stream().allMatch(MethodFlow::isOwn)) {
      return Effect.CHANGES;
    }
    // What is returned may be the value itself, which its object now has.
    List<ExpressionTree> others =
        returned.stream().filter(each -> !assigns || !isIn(each, parameters)).toList();
    if (others.stream().anyMatch(this::carries)) {
      return assigns ? Effect.UNKNOWN : Effect.COPIES;
    }
    if (!assigns && others.stream().anyMatch(each -> uses(each, touched))) {
      return Effect.COPIES;
    }
    // A body that does not use the value is a stub.
    return carries(method.getBody()) ? Effect.CHANGES : Effect.UNKNOWN;
  }

  @Override
  public @Nullable Void visitVariable(VariableTree local, @Nullable Void none) {
    super.visitVariable(local, null);
    locals.add(local.getName());
    if (local.getInitializer() != null && carries(local.getInitializer())) {
      carriers.add(local.getName());
    }
    return null;
  }

  @Override
  public @Nullable Void visitAssignment(AssignmentTree assignment, @Nullable Void none) {
    super.visitAssignment(assignment, null);
    touch(assignment);
    empties |= isField(assignment.getVariable());
    if (carries(assignment.getExpression())) {
      receive(assignment.getVariable());
    }
    return null;
  }

  /** A local that is passed the value, such as by a setter, has it. */
  @Override
  public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void none) {
    super.visitMethodInvocation(call, null);
    touch(call);
    String name = nameOf(call);
    adds |= carries(call) && (ADDING.contains(name) || isOwnMethod(call));
    empties |= EMPTYING.contains(name);
    if (call.getMethodSelect() instanceof MemberSelectTree member
        && member.getExpression() instanceof IdentifierTree object
        && locals.contains(object.getName())
        && call.getArguments().stream().anyMatch(this::carries)) {
      carriers.add(object.getName());
    }
    return null;
  }

  @Override
  public @Nullable Void visitEnhancedForLoop(EnhancedForLoopTree loop, @Nullable Void none) {
    if (carries(loop.getExpression())) {
      carriers.add(loop.getVariable().getName());
    }
    return super.visitEnhancedForLoop(loop, null);
  }

  @Override
  public @Nullable Void visitReturn(ReturnTree statement, @Nullable Void none) {
    super.visitReturn(statement, null);
    if (statement.getExpression() != null) {
      addReturned(statement.getExpression());
    }
    return null;
  }

  @Override
  public @Nullable Void visitLambdaExpression(LambdaExpressionTree tree, @Nullable Void none) {
    return null;
  }

  @Override
  public @Nullable Void visitClass(ClassTree tree, @Nullable Void none) {
    return null;
  }

  private void addReturned(ExpressionTree expression) {
    if (expression instanceof ParenthesizedTree parentheses) {
      addReturned(parentheses.getExpression());
    } else if (expression instanceof TypeCastTree cast) {
      addReturned(cast.getExpression());
    } else if (expression instanceof AssignmentTree assignment) {
      addReturned(assignment.getExpression());
    } else if (expression instanceof ConditionalExpressionTree choice) {
      addReturned(choice.getTrueExpression());
      addReturned(choice.getFalseExpression());
    } else {
      returned.add(expression);
    }
  }

  private void receive(ExpressionTree variable) {
    ExpressionTree object =
        variable instanceof MemberSelectTree member ? member.getExpression() : variable;
    if (object instanceof IdentifierTree local && locals.contains(local.getName())) {
      carriers.add(local.getName());
    } else if (isField(variable)) {
      assigns = true;
    }
  }

  private boolean isField(ExpressionTree variable) {
    return variable instanceof MemberSelectTree member
        ? isOwn(member.getExpression())
        : variable instanceof IdentifierTree name && !locals.contains(name.getName());
  }

  /** Returns whether the object of the method is the one that is called, and may add an item. */
  private static boolean isOwnMethod(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree member
        ? isOwn(member.getExpression())
        : call.getMethodSelect() instanceof IdentifierTree;
  }

  private static String nameOf(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree member
        ? member.getIdentifier().toString()
        : call.getMethodSelect().toString();
  }

  private void touch(ExpressionTree expression) {
    Set<Name> names = names(expression);
    if (!Collections.disjoint(names, carriers)) {
      names.stream().filter(locals::contains).forEach(touched::add);
    }
  }

  private boolean carries(Tree expression) {
    return uses(expression, carriers);
  }

  private static boolean uses(Tree expression, Set<Name> variables) {
    return !Collections.disjoint(names(expression), variables);
  }

  private static Set<Name> names(Tree expression) {
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

  private static boolean isIn(ExpressionTree expression, Set<Name> variables) {
    return expression instanceof IdentifierTree variable && variables.contains(variable.getName());
  }

  private static boolean isOwn(ExpressionTree expression) {
    return expression instanceof IdentifierTree identifier
        && (identifier.getName().contentEquals("this")
            || identifier.getName().contentEquals("super"));
  }
}
