package io.avrodyne.runtime;

import io.avrodyne.runtime.Resolution.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;

/** Makes the plan of a writer's and a reader's schema, pair of types by pair of types. */
final class Resolver {

  private final PlanBudget budget = new PlanBudget();
  private final SkipPlanner skips = new SkipPlanner(budget);
  private final List<Resolution> nodes = new ArrayList<>();
  private final Map<TypePair, Resolution> records = new HashMap<>();
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
    Resolution root = resolver.node(writer, reader);
    new Completion(resolver.nodes, resolver.skips).run();
    if (root.kind == Kind.ERROR) {
      throw ErrorTrail.exception(root);
    }
    return root;
  }

  /** Returns the node of a pair of types; that of two records may not be finished. */
  Resolution node(Schema writer, Schema reader) {
    budget.enter();
    Resolution node = make(writer, reader);
    budget.leave();
    return node;
  }

  private Resolution make(Schema writer, Schema reader) {
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

  /** Resolves what a converter may have given a logical type, as it may to any type. */
  private Resolution composed(Schema writer, Schema reader) {
    if (strict && !LogicalRule.keepsMeaning(writer, reader)) {
      return add(error(writer, reader, ScalarResolver.differentMeaning(writer, reader)));
    }
    return switch (writer.getType()) {
      case RECORD -> record(writer, reader);
      case ARRAY -> array(writer, reader);
      case MAP -> map(writer, reader);
      default -> add(EnumResolver.resolve(writer, reader));
    };
  }

  /** Lists a node to be completed. */
  Resolution add(Resolution node) {
    nodes.add(node);
    return node;
  }

  /** Lists a node that is not of a pair of types: of a field that one of two records lacks. */
  Resolution addUnpaired(Resolution node) {
    budget.count();
    return add(node);
  }

  static Resolution error(Schema writer, Schema reader, String rule) {
    Resolution node = new Resolution(Kind.ERROR, writer, reader);
    node.note = rule;
    return node;
  }

  private Resolution union(Schema writer, Schema reader) {
    Resolution node = add(new Resolution(Kind.UNION, writer, reader));
    List<Schema> types = writer.getTypes();
    node.steps = new Resolution[types.size()];
    boolean same =
        reader.getType() == Schema.Type.UNION && reader.getTypes().size() == types.size();
    for (int i = 0; i < types.size(); i++) {
      Resolution step = node(types.get(i), reader);
      node.steps[i] = step;
      same = same && step.kind == Kind.BRANCH && step.branch == i;
    }
    node.sameLayout = same;
    return node;
  }

  private Resolution branch(Schema writer, Schema reader) {
    int index = branches.index(writer, reader);
    if (index < 0) {
      return add(
          error(
              writer,
              reader,
              "the reader's "
                  + TypeNames.describe(reader)
                  + " has no branch for the writer's "
                  + TypeNames.describe(writer)));
    }
    Resolution node = add(new Resolution(Kind.BRANCH, writer, reader));
    node.branch = index;
    node.steps = new Resolution[] {node(writer, reader.getTypes().get(index))};
    node.transfer = new Transfers.OfBranch(node);
    return node;
  }

  private Resolution array(Schema writer, Schema reader) {
    Resolution node = add(new Resolution(Kind.ARRAY, writer, reader));
    blocks(node, writer.getElementType(), reader.getElementType(), false);
    return node;
  }

  private Resolution map(Schema writer, Schema reader) {
    Resolution node = add(new Resolution(Kind.MAP, writer, reader));
    blocks(node, writer.getValueType(), reader.getValueType(), true);
    return node;
  }

  private void blocks(Resolution node, Schema writer, Schema reader, boolean keyed) {
    node.sameLayout = true;
    node.steps = new Resolution[] {node(writer, reader)};
    node.minItemBytes = skips.minItemBytes(writer, keyed);
    node.transfer = new Transfers.OfBlocks(node, keyed);
  }

  private Resolution record(Schema writer, Schema reader) {
    TypePair pair = new TypePair(writer, reader);
    Resolution known = records.get(pair);
    if (known != null) {
      known.recursive |= unfinished.containsKey(pair);
      return known;
    }
    if (strict && !TypeNames.match(writer, reader)) {
      return add(error(writer, reader, differentNames(writer, reader)));
    }
    Resolution node = add(new Resolution(Kind.RECORD, writer, reader));
    node.transfer = new Transfers.OfRecord(node);
    records.put(pair, node);
    unfinished.put(pair, true);
    recordSteps.fill(node);
    unfinished.remove(pair);
    return node;
  }

  static String differentNames(Schema writer, Schema reader) {
    return "neither the unqualified name nor an alias of the reader's "
        + TypeNames.describe(reader)
        + " matches the writer's "
        + TypeNames.describe(writer);
  }
}
