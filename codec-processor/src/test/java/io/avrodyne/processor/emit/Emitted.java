package io.avrodyne.processor.emit;

import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.Plans;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.SourcePlan;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The source of a codec that a plan made by hand became. */
record Emitted(String source) {

  /** A record that others hold. */
  static final CodecPlan LINE = Plans.codec(Plans.record("Line", Plans.field("count", Plans.INT)));

  /** Emits the codec of a record, which may hold {@link #LINE}. */
  static Emitted of(RecordPlan record) {
    return of(Plans.codec(record));
  }

  /** Emits the first of several codecs. */
  static Emitted of(CodecPlan plan, CodecPlan... others) {
    CodecPlan[] all =
        Stream.concat(Stream.of(plan, LINE), Stream.of(others)).toArray(CodecPlan[]::new);
    Emission emission = new Emission(Plans.catalog(all), List.of(all), () -> 4);
    Surroundings surroundings = new Surroundings(Optional.empty(), name -> false);
    return new Emitted(SourceEmitter.emit(SourcePlan.of(plan), emission, surroundings).text());
  }

  /** Emits the codec of a record {@code Order} with one field {@code f}. */
  static Emitted ofField(ValuePlan value) {
    return of(Plans.record("Order", Plans.field("f", value)));
  }

  /** Emits the codec of a record {@code Order}. */
  static Emitted ofFields(FieldPlan... fields) {
    return of(Plans.record("Order", fields));
  }

  /** Returns the lines of the first method, class or initialiser whose first line has a text. */
  List<String> block(String text) {
    List<String> lines = new ArrayList<>();
    String end = "";
    for (String line : source.lines().toList()) {
      if (end.isEmpty() && line.contains(text) && line.endsWith("{")) {
        end = line.substring(0, line.length() - line.stripLeading().length()) + "}";
      } else if (!end.isEmpty() && line.equals(end)) {
        return lines;
      } else if (!end.isEmpty()) {
        lines.add(line.strip());
      }
    }
    throw new AssertionError("no " + text + " in " + source);
  }

  /** Returns the statements between the {@code try} of a block and its {@code catch}. */
  List<String> tried(String text) {
    List<String> lines = block(text);
    int begin = lines.indexOf("try {");
    int end =
        lines.stream()
            .filter(line -> line.startsWith("} catch"))
            .findFirst()
            .map(lines::indexOf)
            .orElseThrow();
    return lines.subList(begin + 1, end);
  }
}
