package io.avrodyne.processor.validate;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.schema.Catalog;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/**
 * The rule that names fit the usual file systems. Generic instantiations are named by their type
 * arguments, so their names grow long.
 */
final class FileNameRule implements Rule {

  private static final int MAX_BYTES = 255;

  @Override
  public List<Problem> check(CodecPlan plan, Catalog catalog) {
    Stream<String> classes =
        Stream.concat(Stream.of(plan.codec()), plan.records().stream().map(RecordPlan::codec))
            .distinct()
            .map(FileNameRule::classFile);
    return Stream.concat(classes, plan.fullname().stream().map(name -> name + ".avsc"))
        .filter(file -> file.getBytes(StandardCharsets.UTF_8).length > MAX_BYTES)
        .map(file -> problem(plan, file))
        .toList();
  }

  private static String classFile(ClassName type) {
    return String.join("$", type.simpleNames()) + ".class";
  }

  private static Problem problem(CodecPlan plan, String file) {
    return new Problem(
        Code.LONG_NAME,
        plan.subject() + " needs a file named " + file + ".",
        "File names are limited to " + MAX_BYTES + " bytes.",
        "Give the type, or the type arguments that are part of its name, a shorter name.",
        plan.origin());
  }
}
