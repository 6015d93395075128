package io.avrodyne.runtime;

import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.Resolution.Kind;
import io.avrodyne.runtime.Resolution.Opening;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.avro.Schema;

/** Lists the steps of two records: the writer's fields, then the defaults of those it lacks. */
final class RecordSteps {

  private final Resolver resolver;
  private final SkipPlanner skips;
  private final DefaultValues defaults = new DefaultValues();

  RecordSteps(Resolver resolver, SkipPlanner skips) {
    this.resolver = resolver;
    this.skips = skips;
  }

  void fill(Resolution node) {
    List<Schema.Field> readerFields = node.reader.getFields();
    FieldMatch match = new FieldMatch(node.writer, node.reader);
    List<Resolution> steps = new ArrayList<>();
    List<String> names = new ArrayList<>();
    List<Integer> fields = new ArrayList<>();
    for (Schema.Field field : node.writer.getFields()) {
      int target = match.readerOf[field.pos()];
      fields.add(target);
      names.add(target < 0 ? field.name() : readerFields.get(target).name());
      steps.add(
          target < 0
              ? skipped(field.schema())
              : resolver.node(field.schema(), readerFields.get(target).schema()));
    }
    for (Schema.Field field : readerFields) {
      if (match.writerOf[field.pos()] < 0) {
        fields.add(field.pos());
        names.add(field.name());
        steps.add(absent(field, node));
      }
    }
    node.steps = steps.toArray(Resolution[]::new);
    node.names = names.toArray(String[]::new);
    node.fields = fields.stream().mapToInt(Integer::intValue).toArray();
    arrange(node, match);
  }

  /** Decides on the order of the steps in the reader's layout. */
  private static void arrange(Resolution node, FieldMatch match) {
    int[] read = IntStream.of(match.readerOf).filter(field -> field >= 0).toArray();
    node.inOrder = IntStream.range(1, read.length).allMatch(i -> read[i - 1] < read[i]);
    node.sameLayout =
        node.inOrder
            && read.length == match.readerOf.length
            && read.length == match.writerOf.length;
    node.order = node.inOrder ? merged(node) : byField(node);
  }

  private static int[] byField(Resolution node) {
    return IntStream.range(0, node.steps.length)
        .filter(step -> node.fields[step] >= 0)
        .boxed()
        .sorted(Comparator.comparingInt(step -> node.fields[step]))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /** Puts each skipped field where the writer has it, before the next one that is read. */
  private static int[] merged(Resolution node) {
    int[] byField = byField(node);
    int written = node.writer.getFields().size();
    IntStream.Builder order = IntStream.builder();
    int next = 0;
    for (int step : byField) {
      for (; step < written && next <= step; next++) {
        order.add(next);
      }
      if (step >= written) {
        order.add(step);
      }
    }
    for (; next < written; next++) {
      order.add(next);
    }
    return order.build().toArray();
  }

  private Resolution skipped(Schema writer) {
    Resolution node = resolver.add(new Resolution(Kind.SKIPPED, writer, writer));
    node.skip = skips.skip(writer);
    node.transfer = new Transfers.Dropping(node.skip);
    node.opening = Opening.NOTHING;
    return node;
  }

  private Resolution absent(Schema.Field field, Resolution record) {
    Schema type = field.schema();
    if (!field.hasDefaultValue()) {
      return resolver.add(Resolver.error(type, type, noDefault(field, record)));
    }
    try {
      Resolution node = new Resolution(Kind.DEFAULT, type, type);
      node.defaultBytes = defaults.encoded(record.reader, field);
      node.note = defaults.text(record.reader, field);
      node.transfer = new Transfers.Default(node.defaultBytes);
      node.opening = Opening.DEFAULT;
      return resolver.add(node);
    } catch (SchemaResolutionException e) {
      return resolver.add(Resolver.error(type, type, e.reason()));
    }
  }

  private static String noDefault(Schema.Field field, Resolution record) {
    return "the writer's "
        + TypeNames.describe(record.writer)
        + " lacks the field, and the reader's "
        + TypeNames.describe(record.reader)
        + " has no default for it, of type "
        + TypeNames.describe(field.schema());
  }
}
