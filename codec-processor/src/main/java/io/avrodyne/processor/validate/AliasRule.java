package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.AnnotationText;
import io.avrodyne.processor.plan.Attributes;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.schema.Catalog;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The rule that aliases match the grammar of names and are not taken. */
final class AliasRule implements Rule {

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    List<Problem> problems = new ArrayList<>();
    for (RecordPlan record : plan.records()) {
      checkType(
          record.subject(), record.attributes(), record.namespace(), record.fullname(), problems);
      checkFields(record, problems);
    }
    plan.shapes()
        .filter(Symbols.class::isInstance)
        .distinct()
        .forEach(shape -> checkEnum((Symbols) shape, problems));
    return problems;
  }

  private static void checkEnum(Symbols plan, List<Problem> problems) {
    String namespace = plan.name().namespace();
    checkType(
        plan.name().subject(), plan.attributes(), namespace, plan.name().fullname(), problems);
  }

  /** An alias without dots is a name in the namespace of the type. */
  private static void checkType(
      String subject,
      Attributes attributes,
      String namespace,
      String fullname,
      List<Problem> problems) {
    Set<String> names = new HashSet<>(Set.of(fullname));
    for (AnnotationText alias : attributes.aliases()) {
      String text = alias.text();
      boolean relative = text.indexOf('.') < 0 && !namespace.isEmpty();
      if (!NameGrammar.isFullname(text)) {
        problems.add(malformed(subject, alias));
      } else if (!names.add(relative ? namespace + "." + text : text)) {
        problems.add(duplicate(subject, alias, "the name and every other alias of the type"));
      }
    }
  }

  private static void checkFields(RecordPlan plan, List<Problem> problems) {
    Set<String> names =
        plan.fields().stream().map(FieldPlan::name).collect(Collectors.toCollection(HashSet::new));
    for (FieldPlan field : plan.fields()) {
      String subject = plan.subject() + "." + field.property();
      for (AnnotationText alias : field.attributes().aliases()) {
        if (!NameGrammar.isName(alias.text())) {
          problems.add(malformed(subject, alias));
        } else if (!names.add(alias.text())) {
          problems.add(duplicate(subject, alias, "every other name and alias in the record"));
        }
      }
    }
  }

  private static Problem malformed(String subject, AnnotationText alias) {
    return new Problem(
        Code.NAME,
        subject + " has the invalid alias \"" + alias.text() + "\".",
        NameGrammar.RULE,
        "Change it in @AvroAlias; the alias of a field has no dots.",
        alias.origin());
  }

  private static Problem duplicate(String subject, AnnotationText alias, String others) {
    return new Problem(
        Code.DUPLICATE_NAME,
        subject + " has the alias \"" + alias.text() + "\", which is already taken.",
        "An alias must differ from " + others + ".",
        "Remove it from @AvroAlias.",
        alias.origin());
  }
}
