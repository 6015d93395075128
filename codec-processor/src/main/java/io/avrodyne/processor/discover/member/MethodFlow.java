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

  private final MethodTree method;
  private final Set<Name> parameters = new HashSet<>();

  /** The parameters and locals that have the value, or an object that has it. */
  private final Set<Name> carriers = new HashSet<>();

  /** The locals that code which passes the value on may give it to. */
  private final Set<Name> touched = new HashSet<>();

  private final Set<Name> locals = new HashSet<>();
  private final List<ExpressionTree> returned = new ArrayList<>();
  private boolean assigns;

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

  Effect effect() {
    if (returned.stream().allMatch(TreeNames::isOwn)) {
      return Effect.CHANGES;
    }
    // What is returned may be the value itself, which its object now has.
    List<ExpressionTree> others =
        returned.stream().filter(each -> !assigns || !TreeNames.isOneOf(each, parameters)).toList();
    if (others.stream().anyMatch(this::carries)) {
      return assigns ? Effect.UNKNOWN : Effect.COPIES;
    }
    if (!assigns && others.stream().anyMatch(each -> TreeNames.uses(each, touched))) {
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
        ? TreeNames.isOwn(member.getExpression())
        : variable instanceof IdentifierTree name && !locals.contains(name.getName());
  }

  private void touch(ExpressionTree expression) {
    Set<Name> names = TreeNames.of(expression);
    if (!Collections.disjoint(names, carriers)) {
      names.stream().filter(locals::contains).forEach(touched::add);
    }
  }

  private boolean carries(Tree expression) {
    return TreeNames.uses(expression, carriers);
  }
}
