package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.AnnotationText;
import io.avrodyne.processor.plan.Attributes;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The rule that a property of a schema is given only once, and is not reserved by Avro. */
final class PropertyRule implements Rule {

  /** A logical type determines how values are read, so it needs a converter. */
  private static final Set<String> OF_TYPES =
      Set.of(
          "aliases",
          "default",
          "doc",
          "fields",
          "items",
          "logicalType",
          "name",
          "namespace",
          "size",
          "symbols",
          "type",
          "values");

  private static final Set<String> OF_FIELDS =
      Set.of("aliases", "default", "doc", "logicalType", "name", "order", "type");

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    List<Problem> problems = new ArrayList<>();
    AnnotatedPart.in(plan).forEach(part -> check(part, problems));
    return problems;
  }

  private static void check(AnnotatedPart part, List<Problem> problems) {
    Set<String> reserved = part.field() ? OF_FIELDS : OF_TYPES;
    Set<String> keys = new HashSet<>();
    for (Attributes.Property property : part.attributes().properties()) {
      AnnotationText key = property.key();
      if (reserved.contains(key.text())) {
        problems.add(reserved(part.subject(), key));
      } else if (!keys.add(key.text())) {
        problems.add(duplicate(part.subject(), key));
      }
    }
  }

  private static Problem reserved(String subject, AnnotationText key) {
    return new Problem(
        Code.PROPERTY,
        subject + " has the property \"" + key.text() + "\".",
        "Avro reserves that key.",
        key.text().equals("logicalType")
            ? "Declare a logical type with @AvroLogicalType on a converter."
            : "Use another key, or the annotation for that attribute.",
        key.origin());
  }

  private static Problem duplicate(String subject, AnnotationText key) {
    return new Problem(
        Code.PROPERTY,
        subject + " has the property \"" + key.text() + "\" twice.",
        "A key has one value.",
        "Remove one of them.",
        key.origin());
  }
}
