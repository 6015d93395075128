package io.avrodyne.processor.discover.member;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Name;
import org.jspecify.annotations.Nullable;

/**
 * A check that a setter leaves nothing of what its field, a collection or map, has had: on every
 * path, it assigns the field, or clears what is in it, and it reads nothing of the object but this
 * field, and that only afterwards. So nothing that the object has had can be in the field, nor
 * decide what is. Other fields may be written. The body is read once from top to bottom, and what
 * is not understood counts against the setter.
 */
final class ReplacementCheck extends TreeScanner<@Nullable Void, @Nullable Void> {

  /** What may run later or not at all, or more than once. */
  private static final Set<Kind> UNCERTAIN =
      Set.of(
          Kind.LAMBDA_EXPRESSION,
          Kind.ENHANCED_FOR_LOOP,
          Kind.FOR_LOOP,
          Kind.WHILE_LOOP,
          Kind.DO_WHILE_LOOP);

  /** What has statements whose order is not that of the source, or members of its own. */
  private static final Set<Kind> REFUSED =
      Set.of(
          Kind.SWITCH,
          Kind.SWITCH_EXPRESSION,
          Kind.LABELED_STATEMENT,
          Kind.CLASS,
          Kind.ENUM,
          Kind.INTERFACE,
          Kind.RECORD);

  private final OwnMembers members;
  private final Set<Name> parameters;

  /** Whether the field has certainly lost what was in it at the current statement. */
  private boolean replaced;

  private boolean refused;

  private ReplacementCheck(MethodTree setter, OwnMembers members) {
    this.members = members;
    this.parameters =
        setter.getParameters().stream().map(VariableTree::getName).collect(Collectors.toSet());
  }

  static boolean passes(MethodTree setter, OwnMembers members) {
    ReplacementCheck check = new ReplacementCheck(setter, members);
    check.scan(setter.getBody(), null);
    return check.replaced && !check.refused;
  }

  @Override
  public @Nullable Void scan(@Nullable Tree tree, @Nullable Void none) {
    boolean before = replaced;
    super.scan(tree, null);
    if (tree != null) {
      replaced = UNCERTAIN.contains(tree.getKind()) ? before : replaced;
      refused |= REFUSED.contains(tree.getKind());
    }
    return null;
  }

  @Override
  public @Nullable Void visitExpressionStatement(
      ExpressionStatementTree statement, @Nullable Void none) {
    ExpressionTree expression = statement.getExpression();
    if (expression instanceof AssignmentTree assignment
        && memberIn(assignment.getVariable()) != null) {
      scan(assignment.getExpression(), null);
      replaced |= members.field().equals(memberIn(assignment.getVariable()));
    } else if (expression instanceof CompoundAssignmentTree assignment
        && memberIn(assignment.getVariable()) != null) {
      scan(assignment.getExpression(), null);
    } else if (isClear(expression)) {
      replaced = true;
    } else if (!(expression instanceof UnaryTree unary
        && memberIn(unary.getExpression()) != null)) {
      scan(expression, null);
    }
    return null;
  }

  private boolean isClear(ExpressionTree expression) {
    return expression instanceof MethodInvocationTree call
        && call.getMethodSelect() instanceof MemberSelectTree method
        && method.getIdentifier().contentEquals("clear")
        && members.field().equals(memberIn(method.getExpression()));
  }

  /** Returns the name of the field of the object that an expression is. */
  private @Nullable Name memberIn(ExpressionTree expression) {
    Name name = null;
    if (expression instanceof IdentifierTree identifier
        && !parameters.contains(identifier.getName())) {
      name = identifier.getName();
    } else if (expression instanceof MemberSelectTree member
        && TreeNames.isOwn(member.getExpression())) {
      name = member.getIdentifier();
    }
    return name != null && members.hasField(name) ? name : null;
  }

  @Override
  public @Nullable Void visitIdentifier(IdentifierTree identifier, @Nullable Void none) {
    refused |= TreeNames.isOwn(identifier);
    read(memberIn(identifier));
    return null;
  }

  private void read(@Nullable Name member) {
    refused |= member != null && !(replaced && member.equals(members.field()));
  }

  @Override
  public @Nullable Void visitMemberSelect(MemberSelectTree member, @Nullable Void none) {
    Name name = memberIn(member);
    if (name != null) {
      read(name);
      return null;
    }
    // The object of the class around this one, by its name.
    refused |= member.getIdentifier().contentEquals("this");
    return super.visitMemberSelect(member, null);
  }

  @Override
  public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void none) {
    if (call.getMethodSelect() instanceof IdentifierTree method) {
      refused |= members.hasMethod(method.getName());
    } else {
      scan(call.getMethodSelect(), null);
    }
    return scan(call.getArguments(), null);
  }

  /** A local with the name of a member would have to be told from it. */
  @Override
  public @Nullable Void visitVariable(VariableTree local, @Nullable Void none) {
    refused |= members.hasField(local.getName());
    return super.visitVariable(local, null);
  }

  @Override
  public @Nullable Void visitIf(IfTree tree, @Nullable Void none) {
    scan(tree.getCondition(), null);
    boolean before = replaced;
    replaced = before || isImpossible(tree.getCondition(), Kind.EQUAL_TO);
    scan(tree.getThenStatement(), null);
    boolean then = replaced;
    replaced = before || isImpossible(tree.getCondition(), Kind.NOT_EQUAL_TO);
    scan(tree.getElseStatement(), null);
    replaced &= then;
    return null;
  }

  /** Returns whether a condition compares an argument that is never null with null. */
  private boolean isImpossible(ExpressionTree condition, Kind comparison) {
    if (condition instanceof ParenthesizedTree parentheses) {
      return isImpossible(parentheses.getExpression(), comparison);
    }
    return !members.nullable()
        && condition instanceof BinaryTree binary
        && binary.getKind() == comparison
        && TreeNames.isOneOf(binary.getLeftOperand(), parameters)
        && binary.getRightOperand().getKind() == Kind.NULL_LITERAL;
  }

  /** What follows is not reached. */
  @Override
  public @Nullable Void visitReturn(ReturnTree statement, @Nullable Void none) {
    if (statement.getExpression() != null && !TreeNames.isOwn(statement.getExpression())) {
      scan(statement.getExpression(), null);
    }
    refused |= !replaced;
    replaced = true;
    return null;
  }

  /** What follows is not reached. */
  @Override
  public @Nullable Void visitThrow(ThrowTree statement, @Nullable Void none) {
    super.visitThrow(statement, null);
    replaced = true;
    return null;
  }

  /** A handler may begin before anything has been replaced. */
  @Override
  public @Nullable Void visitTry(TryTree statement, @Nullable Void none) {
    boolean before = replaced;
    scan(statement.getResources(), null);
    scan(statement.getBlock(), null);
    boolean after = replaced;
    for (CatchTree handler : statement.getCatches()) {
      replaced = before;
      scan(handler, null);
      after &= replaced;
    }
    replaced = after;
    return scan(statement.getFinallyBlock(), null);
  }
}
