package io.avrodyne.runtime.resolve;

import io.avrodyne.runtime.Strictness;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;

/**
 * The construction of the plan for a writer's and a reader's schema, one pair of types after
 * another.
 */
final class Resolver {

  private final PlanBudget budget = new PlanBudget();
  private final SkipPlanner skips = new SkipPlanner(budget);
  private final List<ResolutionDraft> nodes = new ArrayList<>();
  private final Map<TypePair, ResolutionDraft> records = new HashMap<>();
  private final Map<TypePair, Boolean> unfinished = new HashMap<>();
  private final RecordSteps recordSteps;
  private final ScalarResolver scalars;
  private final BranchChoice branches;
  private final boolean strict;

  private Resolver(Strictness strictness) {
    strict = strictness == Strictness.STRICT;
    recordSteps = new RecordSteps(this, skips);
    scalars = new ScalarResolver(strict);
    branches = new BranchChoice(strict, budget);
  }

  static Resolution resolve(Schema writer, Schema reader, Strictness strictness) {
    Resolver resolver = new Resolver(strictness);
    ResolutionDraft draft = resolver.node(writer, reader);
    new PlanCompletion(resolver.nodes).run();
    Resolution root = PlanAssembler.assemble(draft, resolver.nodes, resolver.skips);
    if (root.kind == Kind.ERROR) {
      throw ErrorCause.exception(root);
    }
    return root;
  }

  /** Returns the node for a pair of types; the node for two records may still be unfinished. */
  ResolutionDraft node(Schema writer, Schema reader) {
    budget.enter();
    ResolutionDraft node = make(writer, reader);
    budget.leave();
    return node;
  }

  private ResolutionDraft make(Schema writer, Schema reader) {
    if (writer.getType() == Schema.Type.UNION) {
      return union(writer, reader);
    }
    if (reader.getType() == Schema.Type.UNION) {
      return branch(writer, reader);
    }
    if (writer.getType() != reader.getType()) {
      return add(scalars.resolve(writer, reader));
    }
    return switch (writer.getType()) {
      case RECORD, ARRAY, MAP, ENUM -> composed(writer, reader);
      default -> add(scalars.resolve(writer, reader));
    };
  }

  /**
   * Resolves the types to which converters may have given a logical type, as they may to any type.
   */
  private ResolutionDraft composed(Schema writer, Schema reader) {
    if (strict && !LogicalRule.keepsMeaning(writer, reader)) {
      return add(
          ResolutionDraft.error(writer, reader, ScalarResolver.differentMeaning(writer, reader)));
    }
    return switch (writer.getType()) {
      case RECORD -> record(writer, reader);
      case ARRAY -> array(writer, reader);
      case MAP -> map(writer, reader);
      default -> add(EnumResolver.resolve(writer, reader));
    };
  }

  /** Registers a node for completion. */
  ResolutionDraft add(ResolutionDraft node) {
    nodes.add(node);
    return node;
  }

  /**
   * Registers a node without a pair of types, for a field that one of two records does not have.
   */
  ResolutionDraft addUnpaired(ResolutionDraft node) {
    budget.count();
    return add(node);
  }

  private ResolutionDraft union(Schema writer, Schema reader) {
    ResolutionDraft node = add(new ResolutionDraft(Kind.UNION, writer, reader));
    List<Schema> types = writer.getTypes();
    node.steps = new ResolutionDraft[types.size()];
    boolean same =
        reader.getType() == Schema.Type.UNION && reader.getTypes().size() == types.size();
    for (int i = 0; i < types.size(); i++) {
      ResolutionDraft step = node(types.get(i), reader);
      node.steps[i] = step;
      same = same && step.kind == Kind.BRANCH && step.branch == i;
    }
    node.straightOnceChecked = same;
    return node;
  }

  private ResolutionDraft branch(Schema writer, Schema reader) {
    int index = branches.index(writer, reader);
    if (index < 0) {
      return add(
          ResolutionDraft.error(
              writer,
              reader,
              index == UnionIndex.AMBIGUOUS
                  ? "several branches of the reader's "
                      + TypeDescription.of(reader)
                      + " have the unqualified name of the writer's "
                      + TypeDescription.of(writer)
                      + ", and none has it as an alias"
                  : "the reader's "
                      + TypeDescription.of(reader)
                      + " has no branch for the writer's "
                      + TypeDescription.of(writer)));
    }
    ResolutionDraft node = add(new ResolutionDraft(Kind.BRANCH, writer, reader));
    node.branch = index;
    node.steps = new ResolutionDraft[] {node(writer, reader.getTypes().get(index))};
    return node;
  }

  private ResolutionDraft array(Schema writer, Schema reader) {
    ResolutionDraft node = add(new ResolutionDraft(Kind.ARRAY, writer, reader));
    blocks(node, writer.getElementType(), reader.getElementType(), false);
    return node;
  }

  private ResolutionDraft map(Schema writer, Schema reader) {
    ResolutionDraft node = add(new ResolutionDraft(Kind.MAP, writer, reader));
    blocks(node, writer.getValueType(), reader.getValueType(), true);
    return node;
  }

  private void blocks(ResolutionDraft node, Schema writer, Schema reader, boolean keyed) {
    node.straightOnceChecked = true;
    node.steps = new ResolutionDraft[] {node(writer, reader)};
    node.minItemBytes = skips.sizes().ofItem(writer, keyed);
  }

  private ResolutionDraft record(Schema writer, Schema reader) {
    TypePair pair = new TypePair(writer, reader);
    ResolutionDraft known = records.get(pair);
    if (known != null) {
      known.recursive |= unfinished.containsKey(pair);
      return known;
    }
    if (strict && !NamedTypes.match(writer, reader)) {
      return add(ResolutionDraft.error(writer, reader, differentNames(writer, reader)));
    }
    ResolutionDraft node = add(new ResolutionDraft(Kind.RECORD, writer, reader));
    records.put(pair, node);
    unfinished.put(pair, true);
    recordSteps.fill(node);
    unfinished.remove(pair);
    return node;
  }

  static String differentNames(Schema writer, Schema reader) {
    return "neither the unqualified name nor an alias of the reader's "
        + TypeDescription.of(reader)
        + " matches the writer's "
        + TypeDescription.of(writer);
  }
}
