package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.NearName;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.GivenSchema;
import io.avrodyne.processor.plan.Origin;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;

/** The rule that a record matches the schema that it follows. */
final class GivenSchemaRule implements Rule {

  private static final String RULE =
      "A class that follows a schema must match its name, fields and types.";

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    List<Problem> problems = new ArrayList<>();
    for (RecordPlan record : plan.records()) {
      GivenSchema given = record.given();
      Schema schema = record.givenSchema();
      if (given != null && schema != null) {
        new Check(record, given, schema, catalog, problems).run();
      }
    }
    return problems;
  }

  private record Check(
      RecordPlan plan, GivenSchema given, Schema schema, Catalog catalog, List<Problem> problems) {

    void run() {
      if (!plan.fullname().equals(schema.getFullName())) {
        add(
            plan.subject()
                + " is called "
                + plan.fullname()
                + ", but "
                + schema.getFullName()
                + " in "
                + file()
                + ".",
            "Set name = \""
                + schema.getName()
                + "\", namespace = \""
                + namespace()
                + "\" in @AvroRecord.",
            given.file().origin());
      }
      schema.getFields().forEach(this::requireProperty);
      plan.fields().forEach(this::checkField);
      checkAttributes();
    }

    private void checkAttributes() {
      GivenAttributes.contradictions(plan, schema)
          .forEach(
              each ->
                  add(
                      each.text() + ", which is not in " + file() + ".",
                      "Remove the annotation, or change " + file() + ".",
                      each.origin()));
    }

    private void requireProperty(Schema.Field field) {
      if (plan.fields().stream().noneMatch(each -> each.name().equals(field.name()))) {
        List<String> others =
            plan.fields().stream()
                .map(FieldPlan::name)
                .filter(name -> schema.getField(name) == null)
                .toList();
        add(
            plan.subject()
                + " has no property for the field "
                + field.name()
                + " of "
                + file()
                + NearName.suggestion(field.name(), others)
                + ".",
            "Add one, or name an existing one with @AvroName(\"" + field.name() + "\").",
            plan.origin());
      }
    }

    private void checkField(FieldPlan field) {
      String subject = plan.subject() + "." + field.property();
      Schema.Field known = schema.getField(field.name());
      if (known == null) {
        List<String> names = schema.getFields().stream().map(Schema.Field::name).toList();
        add(
            subject
                + " is called "
                + field.name()
                + ", which is not a field of "
                + file()
                + NearName.suggestion(field.name(), names)
                + ".",
            "Give the name of a field with @AvroName, or exclude the property with @AvroIgnore.",
            field.origin());
        return;
      }
      ExactMatch.difference(catalog.schemas().schemaOf(field.value()), known.schema())
          .ifPresent(
              found ->
                  add(
                      subject
                          + (found.path().isEmpty() ? "" : " at " + found.path())
                          + " is "
                          + found.java()
                          + ", but "
                          + found.file()
                          + " in "
                          + file()
                          + ".",
                      "Change the Java type or its annotations, or the schema.",
                      field.origin()));
    }

    private String namespace() {
      return schema.getNamespace() == null ? "" : schema.getNamespace();
    }

    private String file() {
      return given.file().text();
    }

    private void add(String finding, String nextStep, Origin origin) {
      problems.add(new Problem(Code.SCHEMA_MISMATCH, finding, RULE, nextStep, origin));
    }
  }
}
