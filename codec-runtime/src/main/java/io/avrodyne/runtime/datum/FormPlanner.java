package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.resolve.DefaultValues;
import io.avrodyne.runtime.resolve.MinimumSizes;
import java.math.RoundingMode;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.apache.avro.Schema;

/** The construction of forms for schemas. */
final class FormPlanner {

  private final ScalarForms scalars;
  private final boolean isAvro;
  private final IdentityHashMap<Schema, ValueForm> known = new IdentityHashMap<>();
  private final Set<Schema> open = Collections.newSetFromMap(new IdentityHashMap<>());
  private final DefaultValues defaults = new DefaultValues();
  private final MinimumSizes sizes = new MinimumSizes();

  private FormPlanner(boolean isAvro, RoundingMode rounding) {
    this.isAvro = isAvro;
    scalars = new ScalarForms(isAvro, rounding);
  }

  /**
   * Returns the form of a schema.
   *
   * @param isAvro whether the form is that of Avro's own JSON encoding
   * @param rounding what becomes of digits that the schema has no room for
   */
  static ValueForm plan(Schema schema, boolean isAvro, RoundingMode rounding) {
    try {
      return new FormPlanner(isAvro, rounding).form(schema);
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
          new UnionForm(schema, schema.getTypes().stream().map(this::form).toList(), isAvro);
      default -> scalars.of(schema);
    };
  }

  private RecordForm record(Schema schema) {
    RecordForm form = new RecordForm(schema);
    known.put(schema, form);
    open.add(schema);
    List<FieldForm> fields =
        schema.getFields().stream()
            .map(field -> new FieldForm(schema, field, form(field.schema()), defaults))
            .toList();
    open.remove(schema);
    form.complete(fields);
    return form;
  }
}
