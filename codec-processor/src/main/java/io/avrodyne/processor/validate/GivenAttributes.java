package io.avrodyne.processor.validate;

import io.avrodyne.processor.plan.AnnotationText;
import io.avrodyne.processor.plan.Attributes;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.schema.DefaultJson;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.apache.avro.AvroTypeException;
import org.apache.avro.JsonProperties;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** The search for annotations of a record that differ from the schema that it follows. */
final class GivenAttributes {

  private final List<Subject> contradictions = new ArrayList<>();

  private GivenAttributes() {}

  static List<Subject> contradictions(RecordPlan plan, Schema schema) {
    GivenAttributes found = new GivenAttributes();
    found.check(plan.subject(), plan.attributes(), schema.getDoc(), names(plan, schema), schema);
    for (FieldPlan field : plan.fields()) {
      Schema.Field known = schema.getField(field.name());
      if (known != null) {
        String subject = plan.subject() + "." + field.property();
        found.check(subject, field.attributes(), known.doc(), known.aliases(), known);
        found.checkDefault(subject, field.defaultJson(), known);
      }
    }
    return found.contradictions;
  }

  /** An alias without dots is one in the namespace of the type. */
  private static Set<String> names(RecordPlan plan, Schema schema) {
    Set<String> names = new HashSet<>(schema.getAliases());
    String prefix = plan.namespace() + ".";
    for (String alias : schema.getAliases()) {
      if (alias.startsWith(prefix)) {
        names.add(alias.substring(prefix.length()));
      }
    }
    return names;
  }

  private void check(
      String subject,
      Attributes attributes,
      @Nullable String doc,
      Set<String> aliases,
      JsonProperties known) {
    for (AnnotationText text : attributes.docs()) {
      if (!text.text().equals(doc)) {
        contradictions.add(new Subject(subject + " has a doc of its own", text.origin()));
      }
    }
    for (AnnotationText alias : attributes.aliases()) {
      if (!aliases.contains(alias.text())) {
        contradictions.add(new Subject(subject + " has the alias " + alias.text(), alias.origin()));
      }
    }
    for (Attributes.Property property : attributes.properties()) {
      String key = property.key().text();
      if (!Objects.equals(known.getObjectProp(key), property.value())) {
        contradictions.add(
            new Subject(subject + " has the property " + key, property.key().origin()));
      }
    }
  }

  /** Both are compared in the form that Avro parses them into. */
  private void checkDefault(String subject, @Nullable AnnotationText given, Schema.Field known) {
    if (given == null) {
      return;
    }
    if (!known.hasDefaultValue() || !isDefault(given.text(), known)) {
      contradictions.add(new Subject(subject + " has the default " + given.text(), given.origin()));
    }
  }

  private static boolean isDefault(String json, Schema.Field known) {
    try {
      Schema.Field given =
          new Schema.Field(
              known.name(), known.schema(), null, DefaultJson.read(json).orElseThrow());
      return Objects.deepEquals(given.defaultVal(), known.defaultVal());
    } catch (AvroTypeException e) {
      return false;
    }
  }
}
