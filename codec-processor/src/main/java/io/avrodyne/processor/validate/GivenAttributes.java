package io.avrodyne.processor.validate;

import io.avrodyne.processor.plan.AnnotationText;
import io.avrodyne.processor.plan.Attributes;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.Origin;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.schema.DefaultJson;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.apache.avro.JsonProperties;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** The search for annotations of a record that differ from the schema that it follows. */
final class GivenAttributes {

  private final List<Contradiction> contradictions = new ArrayList<>();

  private GivenAttributes() {}

  /**
   * An annotation that differs.
   *
   * @param change the change that would make the schema agree with it, as an imperative
   */
  record Contradiction(Subject subject, String change) {}

  static List<Contradiction> contradictions(RecordPlan plan, Schema schema) {
    GivenAttributes found = new GivenAttributes();
    Part whole = new Part(plan.subject(), schema.getName());
    found.check(whole, plan.attributes(), schema.getDoc(), names(plan, schema), schema);
    Map<String, Object> defaults = DefaultJson.of(schema);
    for (FieldPlan field : plan.fields()) {
      Schema.Field known = schema.getField(field.name());
      if (known != null) {
        Part part = new Part(plan.subject() + "." + field.property(), known.name());
        found.check(part, field.attributes(), known.doc(), known.aliases(), known);
        found.checkDefault(part, field.defaultJson(), defaults.get(known.name()), known.schema());
      }
    }
    return found.contradictions;
  }

  /** The record or a field, as the source and as the file names it. */
  private record Part(String subject, String name) {}

  private void add(Part part, String finding, Origin origin, String attribute) {
    contradictions.add(
        new Contradiction(
            new Subject(part.subject() + finding, origin),
            "give " + part.name() + " that " + attribute));
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
      Part part,
      Attributes attributes,
      @Nullable String doc,
      Set<String> aliases,
      JsonProperties known) {
    for (AnnotationText text : attributes.docs()) {
      if (!text.text().equals(doc)) {
        add(part, " has a doc of its own", text.origin(), "doc");
      }
    }
    for (AnnotationText alias : attributes.aliases()) {
      if (!aliases.contains(alias.text())) {
        add(part, " has the alias " + alias.text(), alias.origin(), "alias");
      }
    }
    for (Attributes.Property property : attributes.properties()) {
      String key = property.key().text();
      if (!Objects.equals(known.getObjectProp(key), property.value())) {
        add(part, " has the property " + key, property.key().origin(), "property");
      }
    }
  }

  private void checkDefault(
      Part part, @Nullable AnnotationText given, @Nullable Object known, Schema type) {
    if (given == null) {
      return;
    }
    Object value = DefaultJson.read(given.text()).orElseThrow();
    if (known == null || !DefaultJson.areSame(value, known, type)) {
      add(part, " has the default " + given.text(), given.origin(), "default");
    }
  }
}
