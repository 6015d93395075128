package io.avrodyne.runtime.resolve;

import io.avrodyne.api.SchemaResolutionException;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;

/**
 * The steps of two records: the writer's fields, followed by the defaults of the reader's fields
 * that the writer does not have.
 */
final class RecordSteps {

  private final Resolver resolver;
  private final SkipPlanner skips;
  private final DefaultValues defaults = new DefaultValues();

  RecordSteps(Resolver resolver, SkipPlanner skips) {
    this.resolver = resolver;
    this.skips = skips;
  }

  void fill(ResolutionDraft node) {
    List<Schema.Field> readerFields = node.reader.getFields();
    FieldMatch match = new FieldMatch(node.writer, node.reader);
    List<ResolutionDraft> steps = new ArrayList<>();
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
        steps.add(resolver.addUnpaired(absent(field, node)));
      }
    }
    node.steps = steps.toArray(ResolutionDraft[]::new);
    node.names = names.toArray(String[]::new);
    node.fields = fields.stream().mapToInt(Integer::intValue).toArray();
    node.order = ReadingOrder.of(node.fields, node.writer.getFields().size());
    node.straightOnceChecked = node.order.inReaderOrder && match.isOneToOne();
  }

  private ResolutionDraft skipped(Schema writer) {
    ResolutionDraft node = new ResolutionDraft(Kind.SKIPPED, writer, writer);
    node.skip = skips.skip(writer);
    return resolver.addUnpaired(node);
  }

  private ResolutionDraft absent(Schema.Field field, ResolutionDraft record) {
    try {
      return field.hasDefaultValue()
          ? withDefault(field, record.reader)
          : missing(field, noDefault(field, record));
    } catch (SchemaResolutionException e) {
      return missing(field, e.reason());
    }
  }

  private static ResolutionDraft missing(Schema.Field field, String rule) {
    return ResolutionDraft.error(field.schema(), field.schema(), rule);
  }

  private ResolutionDraft withDefault(Schema.Field field, Schema reader) {
    ResolutionDraft node = new ResolutionDraft(Kind.DEFAULT, field.schema(), field.schema());
    node.defaultBytes = defaults.encoded(reader, field);
    node.constant = Constant.of(field.schema(), node.defaultBytes);
    node.note = defaults.text(reader, field);
    return node;
  }

  private static String noDefault(Schema.Field field, ResolutionDraft record) {
    return "the field of type "
        + TypeDescription.of(field.schema())
        + " is missing from the writer's "
        + TypeDescription.of(record.writer)
        + " and has no default in the reader's "
        + TypeDescription.of(record.reader);
  }
}
