package io.avrodyne.processor.discover;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
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
import io.avrodyne.processor.discover.MethodBodies.Effect;
import java.util.ArrayList;
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

  /** The parameters and locals that have the value, or an object that has it. */
  private final Set<Name> carriers = new HashSet<>();

  private final Set<Name> locals = new HashSet<>();
  private final List<ExpressionTree> returned = new ArrayList<>();
  private boolean assigns;

  private MethodFlow() {}

  static Effect effectOf(MethodTree method) {
    MethodFlow flow = new MethodFlow();
    for (VariableTree parameter : method.getParameters()) {
      flow.locals.add(parameter.getName());
      flow.carriers.add(parameter.getName());
    }
    flow.scan(method.getBody(), null);
    return flow.effect(method);
  }

  private Effect effect(MethodTree method) {
    if (returned.stream().allMatch(MethodFlow::isOwn)) {
      return Effect.CHANGES;
    }
    if (returned.stream().anyMatch(this::carries)) {
      return assigns ? Effect.UNKNOWN : Effect.COPIES;
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
    if (carries(assignment.getExpression())) {
      receive(assignment.getVariable());
    }
    return null;
  }

  /** A local that is passed the value, such as by a setter, has it. */
  @Override
  public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void none) {
    super.visitMethodInvocation(call, null);
    if (call.getMethodSelect() instanceof MemberSelectTree member
        && member.getExpression() instanceof IdentifierTree object
        && locals.contains(object.getName())
        && call.getArguments().stream().anyMatch(this::carries)) {
      carriers.add(object.getName());
    }
    return null;
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
    } else if (variable instanceof IdentifierTree || isOwn(object)) {
      assigns = true;
    }
  }

  private boolean carries(Tree expression) {
    boolean[] found = {false};
    new TreeScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitIdentifier(IdentifierTree identifier, @Nullable Void none) {
        found[0] |= carriers.contains(identifier.getName());
        return null;
      }
    }.scan(expression, null);
    return found[0];
  }

  private static boolean isOwn(ExpressionTree expression) {
    return expression instanceof IdentifierTree identifier
        && (identifier.getName().contentEquals("this")
            || identifier.getName().contentEquals("super"));
  }
}
