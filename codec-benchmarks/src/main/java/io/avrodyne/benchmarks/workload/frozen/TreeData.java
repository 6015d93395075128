package io.avrodyne.benchmarks.workload.frozen;

import static io.avrodyne.benchmarks.workload.RandomValues.chance;
import static io.avrodyne.benchmarks.workload.RandomValues.listOf;
import static io.avrodyne.benchmarks.workload.RandomValues.logNormal;
import static io.avrodyne.benchmarks.workload.RandomValues.oneOf;
import static io.avrodyne.benchmarks.workload.RandomValues.weighted;
import static io.avrodyne.benchmarks.workload.RandomValues.word;

import io.avrodyne.benchmarks.workload.frozen.Expression.All;
import io.avrodyne.benchmarks.workload.frozen.Expression.Any;
import io.avrodyne.benchmarks.workload.frozen.Expression.Arithmetic;
import io.avrodyne.benchmarks.workload.frozen.Expression.Between;
import io.avrodyne.benchmarks.workload.frozen.Expression.Call;
import io.avrodyne.benchmarks.workload.frozen.Expression.Compare;
import io.avrodyne.benchmarks.workload.frozen.Expression.Conditional;
import io.avrodyne.benchmarks.workload.frozen.Expression.Field;
import io.avrodyne.benchmarks.workload.frozen.Expression.In;
import io.avrodyne.benchmarks.workload.frozen.Expression.IsMissing;
import io.avrodyne.benchmarks.workload.frozen.Expression.Not;
import io.avrodyne.benchmarks.workload.frozen.Expression.Operator;
import io.avrodyne.benchmarks.workload.frozen.Expression.Relation;
import io.avrodyne.benchmarks.workload.frozen.Expression.Text;
import io.avrodyne.benchmarks.workload.frozen.RuleSet.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * The sets of rules. Each has one to five rules, whose conditions have a log-normal number of
 * nodes: half have fewer than 42, the largest one 419. A node shares its nodes among its operands
 * at random, so that trees are lopsided as written ones are: nine in ten are 5 to 15 levels deep,
 * one in sixty 18 or more, and none more than 24. Half of the nodes are leaves: fields, constants,
 * texts and tests for missing fields.
 */
public final class TreeData {

  private static final int MAX_LEVELS = 24;
  private static final int MAX_OPERANDS = 5;

  private TreeData() {}

  /** Makes the rules of a decision with random content. */
  public static RuleSet set(SplittableRandom random) {
    return new RuleSet(
        path(random), random.nextInt(1, 500), listOf(random, random.nextInt(1, 6), TreeData::rule));
  }

  private static Rule rule(SplittableRandom random) {
    Expression condition = node(random, logNormal(random, 40, 0.8, 400), 1);
    return new Rule(random.nextInt(1_000), condition, word(random, 24));
  }

  /** Returns a tree of about as many nodes as asked for. */
  private static Expression node(SplittableRandom random, int nodes, int level) {
    if (nodes <= 1 || level == MAX_LEVELS) {
      return leaf(random);
    }
    if (nodes == 2) {
      return unary(random, nodes, level);
    }
    return switch (weighted(random, 28, 18, 16, 10, 8, 8, 12)) {
      case 0 -> compare(random, nodes, level);
      case 1 -> arithmetic(random, nodes, level);
      case 2 -> new All(operands(random, MAX_OPERANDS, nodes, level));
      case 3 -> new Any(operands(random, MAX_OPERANDS, nodes, level));
      case 4 -> new Call(function(random), operands(random, 3, nodes, level));
      case 5 -> conditional(random, nodes, level);
      default -> unary(random, nodes, level);
    };
  }

  private static Expression leaf(SplittableRandom random) {
    return switch (weighted(random, 50, 27, 15, 8)) {
      case 0 -> new Field(path(random));
      case 1 -> new Expression.Constant(number(random));
      case 2 -> new Text(word(random, 14));
      default -> new IsMissing(path(random), random.nextBoolean());
    };
  }

  private static Expression unary(SplittableRandom random, int nodes, int level) {
    Expression operand = node(random, nodes - 1, level + 1);
    return switch (weighted(random, 50, 30, 20)) {
      case 0 -> new Not(operand);
      case 1 -> new In(operand, listOf(random, random.nextInt(1, 9), r -> word(r, 10)));
      default -> new Between(operand, number(random), number(random));
    };
  }

  private static Expression compare(SplittableRandom random, int nodes, int level) {
    List<Expression> two = split(random, 2, nodes, level);
    return new Compare(oneOf(random, Relation.values()), two.get(0), two.get(1));
  }

  private static Expression arithmetic(SplittableRandom random, int nodes, int level) {
    List<Expression> two = split(random, 2, nodes, level);
    return new Arithmetic(oneOf(random, Operator.values()), two.get(0), two.get(1));
  }

  private static Expression conditional(SplittableRandom random, int nodes, int level) {
    List<Expression> three = split(random, 3, nodes, level);
    return new Conditional(three.get(0), three.get(1), three.get(2));
  }

  private static List<Expression> operands(SplittableRandom random, int max, int nodes, int level) {
    return split(random, random.nextInt(1, max + 1), nodes, level);
  }

  private static List<Expression> split(
      SplittableRandom random, int operands, int nodes, int level) {
    List<Expression> list = new ArrayList<>(operands);
    int rest = nodes - 1;
    for (int i = operands - 1; i > 0; i--) {
      int share = random.nextInt(1, Math.max(2, rest - i + 1));
      list.add(node(random, share, level + 1));
      rest -= share;
    }
    list.add(node(random, rest, level + 1));
    return list;
  }

  private static String path(SplittableRandom random) {
    return String.join(".", listOf(random, random.nextInt(1, 4), r -> word(r, 9)));
  }

  private static String function(SplittableRandom random) {
    return oneOf(random, "lower", "length", "daysSince", "concat", "max", "round", "matches");
  }

  /** Returns a small whole number, as most constants are, or an amount. */
  private static double number(SplittableRandom random) {
    return chance(random, 60) ? random.nextInt(1_000) : random.nextInt(1_000_000) / 100.0;
  }
}
