package io.avrodyne.processor.validate;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.NearName;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.GivenSchema;
import io.avrodyne.processor.plan.Origin;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.schema.Catalog;
import io.avrodyne.processor.schema.DefaultJson;
import io.avrodyne.processor.schema.DefaultMatch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.JsonProperties;
import org.apache.avro.Schema;

/** The rule that a record matches the schema that it follows. */
final class GivenSchemaRule implements Rule {

  private static final String RULE =
      "A class that follows a schema must match its name, fields and types.";

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    List<Problem> problems = new ArrayList<>();
    RenamedTypes renamed = new RenamedTypes(catalog);
    for (RecordPlan record : plan.records()) {
      GivenSchema given = record.given();
      Schema schema = record.givenSchema();
      if (given != null && schema != null) {
        Map<String, Object> defaults = DefaultJson.of(schema);
        new Check(record, given, schema, catalog, renamed, defaults, problems).run();
      }
    }
    return problems;
  }

  private record Check(
      RecordPlan plan,
      GivenSchema given,
      Schema schema,
      Catalog catalog,
      RenamedTypes renamed,
      Map<String, Object> defaults,
      List<Problem> problems) {

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
            "Set "
                + SchemaWords.nameAttributes(schema)
                + " in @AvroRecord, or rename the type in "
                + file()
                + ".",
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
                      each.subject().text() + ", which is not in " + file() + ".",
                      "Remove it, or " + each.change() + " in " + file() + ".",
                      each.subject().origin()));
    }

    private void requireProperty(Schema.Field field) {
      String name = field.name();
      if (plan.fields().stream().anyMatch(each -> each.name().equals(name))) {
        return;
      }
      List<String> others =
          plan.fields().stream()
              .map(FieldPlan::name)
              .filter(other -> schema.getField(other) == null)
              .toList();
      JavaForm form = new JavaForm(field.schema(), JavaForm.Use.FIELD, renamed.types());
      add(
          "%s has no property for %s in %s, which is %s%s."
              .formatted(
                  plan.subject(),
                  name,
                  file(),
                  SchemaWords.head(field.schema()),
                  NearName.suggestion(name, others)),
          "Add the property %s %s%s, or mark %s with @AvroName(\"%s\")."
              .formatted(
                  form.type(),
                  name,
                  form.where(),
                  NearName.of(name, others).orElse("an existing one"),
                  name),
          plan.origin());
    }

    private void checkField(FieldPlan field) {
      Schema.Field known = schema.getField(field.name());
      Schema java = catalog.schemas().schemaOf(field.value());
      if (known == null) {
        addUnknown(field, java);
      } else {
        ExactMatch.difference(java, known.schema())
            .ifPresentOrElse(found -> addDifference(field, found), () -> checkDefault(field));
      }
    }

    /** Null before a primitive is accepted, as in the schema of a class that follows none. */
    private void checkDefault(FieldPlan field) {
      Optional.ofNullable(defaults.get(field.name()))
          .filter(json -> json != JsonProperties.NULL_VALUE || !field.impliesNull())
          .flatMap(json -> DefaultMatch.given(field, json, catalog))
          .map(mismatch -> DefaultRule.given(subject(field), file(), mismatch, field.origin()))
          .ifPresent(problems::add);
    }

    private void addUnknown(FieldPlan field, Schema java) {
      String name = field.name();
      List<String> names = schema.getFields().stream().map(Schema.Field::name).toList();
      add(
          "%s is called %s, which is not a field of %s%s."
              .formatted(subject(field), name, file(), NearName.suggestion(name, names)),
          ("Give it the name of a field with @AvroName%s, exclude it with @AvroIgnore, or add the"
                  + " field %s, of type %s, to %s.")
              .formatted(
                  NearName.of(name, names).map(near -> "(\"" + near + "\")").orElse(""),
                  name,
                  SchemaWords.head(java),
                  file()),
          field.origin());
    }

    private void addDifference(FieldPlan field, ExactMatch.Difference found) {
      String path = found.path().matches("[A-Za-z_].*") ? "." + found.path() : found.path();
      String place = field.name() + path + " in " + file();
      add(
          subject(field)
              + (found.path().isEmpty() ? "" : " at " + found.path())
              + " is "
              + SchemaWords.head(found.java())
              + ", but "
              + place
              + " is "
              + SchemaWords.head(found.file())
              + ".",
          remedy(field, found, place).text(),
          field.origin());
    }

    private MismatchRemedy remedy(FieldPlan field, ExactMatch.Difference found, String place) {
      JavaSpot spot = new JavaSpot(field.property(), found.path());
      JavaForm.Use use = isPrimitive(field.type(), found.path()) ? JavaForm.Use.FIELD : spot.use();
      return new MismatchRemedy(found, spot, use, place, renamed.types());
    }

    /** Returns whether a path leads to the primitive items of an array. */
    private static boolean isPrimitive(TypeName type, String path) {
      if (path.isEmpty()) {
        return type.isPrimitive();
      }
      return type instanceof ArrayTypeName array
          && path.startsWith("[]")
          && isPrimitive(array.componentType(), path.substring(2));
    }

    private String subject(FieldPlan field) {
      return plan.subject() + "." + field.property();
    }

    private String file() {
      return given.file().text();
    }

    private void add(String finding, String nextStep, Origin origin) {
      problems.add(new Problem(Code.SCHEMA_MISMATCH, finding, RULE, nextStep, origin));
    }
  }
}
