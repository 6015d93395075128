package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.resolve.DefaultValues;
import io.avrodyne.runtime.resolve.MinimumSizes;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.apache.avro.Schema;

/** The construction of forms for schemas. */
final class FormPlanner {

  private final ScalarForms scalars;
  private final FormRules rules;
  private final IdentityHashMap<Schema, ValueForm> known = new IdentityHashMap<>();
  private final Set<Schema> open = Collections.newSetFromMap(new IdentityHashMap<>());
  private final DefaultValues defaults = new DefaultValues();
  private final MinimumSizes sizes = new MinimumSizes();

  private FormPlanner(FormRules rules) {
    this.rules = rules;
    scalars = new ScalarForms(rules.isAvro(), rules.rounding());
  }

  /** Returns the form of a schema. */
  static ValueForm plan(Schema schema, FormRules rules) {
    try {
      return new FormPlanner(rules).form(schema);
    } catch (StackOverflowError e) {
      throw CodecFailures.schemaTooDeepForStack();
    }
  }

  private ValueForm form(Schema schema) {
    ValueForm found = known.get(schema);
    if (found == null) {
      found = schema.getType() == Schema.Type.RECORD ? record(schema) : make(schema);
      known.put(schema, found);
    } else if (open.contains(schema)) {
      ((RecordForm) found).makeRecursive();
    }
    return found;
  }

  private ValueForm make(Schema schema) {
    return switch (schema.getType()) {
      case ARRAY -> {
        Schema item = schema.getElementType();
        yield new ArrayForm(schema, form(item), sizes.ofItem(item, false));
      }
      case MAP -> {
        Schema value = schema.getValueType();
        yield new MapForm(schema, form(value), sizes.ofItem(value, true));
      }
      case UNION ->
          new UnionForm(
              schema, schema.getTypes().stream().map(this::form).toList(), rules.isAvro());
      default -> scalars.of(schema);
    };
  }

  private ValueForm form(Schema.Field field) {
    ValueForm shown = form(field.schema());
    return rules.redacted().test(field) ? new RedactedForm(shown) : shown;
  }

  private RecordForm record(Schema schema) {
    RecordForm form = new RecordForm(schema);
    known.put(schema, form);
    open.add(schema);
    List<FieldForm> fields =
        schema.getFields().stream()
            .map(field -> new FieldForm(schema, field, form(field), defaults))
            .toList();
    open.remove(schema);
    form.complete(fields);
    return form;
  }
}
