package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.NearName;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.AnnotationText;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.Origin;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.schema.Catalog;
import io.avrodyne.processor.schema.DefaultJson;
import io.avrodyne.processor.schema.DefaultMatch;
import io.avrodyne.processor.schema.Mismatch;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.avro.JsonProperties;

/** The rule that a default is JSON and matches the schema of its field. */
final class DefaultRule implements Rule {

  private static final String RULE =
      "A default must match its field, because readers decode it like data.";

  private static final int MAX_QUOTED = 60;

  /** Characters that would break the message apart. */
  private static final Pattern CONTROLS = Pattern.compile("\\p{Cntrl}");

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    return plan.records().stream().flatMap(record -> check(record, catalog)).toList();
  }

  private static Stream<Problem> check(RecordPlan record, Catalog catalog) {
    return record.fields().stream()
        .flatMap(
            field ->
                Stream.ofNullable(field.defaultJson())
                    .flatMap(given -> check(record, field, given, catalog).stream()));
  }

  private static Optional<Problem> check(
      RecordPlan record, FieldPlan field, AnnotationText given, Catalog catalog) {
    String subject = record.subject() + "." + field.property();
    Optional<Object> read = DefaultJson.read(given.text());
    if (read.isEmpty()) {
      return Optional.of(malformed(subject, given));
    }
    Object json = read.get();
    return DefaultMatch.mismatch(field, json, catalog)
        .map(mismatch -> other(subject, given, json, mismatch))
        .or(
            () ->
                DefaultMatch.records(field.value(), json, catalog).stream()
                    .filter(held -> catalog.recursion().isCircle(record.codec(), held))
                    .findFirst()
                    .map(held -> circle(subject, given)));
  }

  private static Problem malformed(String subject, AnnotationText given) {
    return problem(
        subject + " has the default " + quoted(given) + ", which is not valid JSON.",
        "A default is a single JSON value, without comments or duplicate keys.",
        "Write valid JSON; strings and symbols are quoted, in Java \"\\\"...\\\"\".",
        given);
  }

  private static Problem other(
      String subject, AnnotationText given, Object json, Mismatch mismatch) {
    return problem(
        subject + " has the default " + quoted(given) + ", " + part(mismatch) + ".",
        RULE,
        nextStep(json, mismatch),
        given);
  }

  /**
   * Returns the problem of a default in a file.
   *
   * @param origin of the field
   */
  static Problem given(String subject, String file, Mismatch mismatch, Origin origin) {
    return new Problem(
        Code.DEFAULT,
        subject + " has a default in " + file + ", " + part(mismatch) + ".",
        RULE,
        nextStep(mismatch),
        origin);
  }

  private static String part(Mismatch mismatch) {
    if (!mismatch.path().isEmpty()) {
      return "where " + mismatch.path() + " " + mismatch.predicate();
    }
    // The message has already said that the default is null.
    return "which " + mismatch.predicate().replaceFirst("^is null, which ", "");
  }

  private static String nextStep(Object json, Mismatch mismatch) {
    if (json == JsonProperties.NULL_VALUE && !mismatch.predicate().equals(Mismatch.NO_PLACE)) {
      return "Mark the field with @AvroNullable, or choose another default.";
    }
    return nextStep(mismatch);
  }

  private static String nextStep(Mismatch mismatch) {
    return mismatch.candidates().isEmpty()
        ? mismatch.remedy() + "."
        : "Use one of "
            + String.join(", ", mismatch.candidates())
            + NearName.suggestion(mismatch.given(), mismatch.candidates())
            + ".";
  }

  private static Problem circle(String subject, AnnotationText given) {
    return problem(
        subject
            + " has the default "
            + quoted(given)
            + ", a record that leads back to its own type.",
        "Avro checks a default before the enclosing record is complete.",
        "Mark the field with @AvroNullable, and use null as the default.",
        given);
  }

  private static Problem problem(
      String finding, String rule, String nextStep, AnnotationText given) {
    return new Problem(Code.DEFAULT, finding, rule, nextStep, given.origin());
  }

  private static String quoted(AnnotationText given) {
    String text = CONTROLS.matcher(given.text()).replaceAll("?");
    return text.length() <= MAX_QUOTED ? text : text.substring(0, MAX_QUOTED) + "...";
  }
}
