package io.avrodyne.processor.validate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.evolve.SchemaBreak;
import io.avrodyne.processor.evolve.SchemaBreak.Path;
import io.avrodyne.processor.plan.CodecPlan;
import java.util.Map;
import org.apache.avro.Schema;

/**
 * The message about a break of compatibility between a type and an earlier version.
 *
 * @param backward whether the type is the reader, else the version is
 */
record BreakReport(CodecPlan plan, String version, boolean backward) {

  private static final ClassName PAIR = ClassName.get(Map.Entry.class);

  Problem of(SchemaBreak found) {
    Path path = backward ? found.location().reader() : found.location().writer();
    Subject subject = Subject.of(plan, path.field());
    return new Problem(
        Code.INCOMPATIBLE,
        subject.text()
            + " breaks "
            + plan.compatibility()
            + " with version "
            + version
            + ": "
            + clause(found, path.text().isEmpty() ? "the datum" : path.text())
            + ".",
        backward
            ? "The type must be able to read data written by version " + version + "."
            : "Version " + version + " must be able to read data written by the type.",
        nextStep(found),
        subject.origin());
  }

  private String clause(SchemaBreak found, String path) {
    String reader = backward ? "the type" : "version " + version;
    String writer = backward ? "version " + version : "the type";
    DifferenceText names = new DifferenceText(found);
    return switch (found.kind()) {
      case NO_DEFAULT ->
          "the field " + path + " is missing in " + writer + " and has no default in " + reader;
      case NAME -> names.sentence(path, writer, reader, "called ", names.name());
      case SYMBOLS ->
          path
              + " has the symbols "
              + found.detail()
              + " in "
              + writer
              + ", but "
              + reader
              + " has neither them nor a default symbol";
      case SIZE -> names.sentence(path, writer, reader, "", names.size());
      case TYPE -> names.sentence(path, writer, reader, "", names.type());
      case BRANCH ->
          path
              + " may be "
              + names.type().writer()
              + " in "
              + writer
              + ", for which "
              + reader
              + " has no branch";
      case AMBIGUOUS_BRANCH ->
          path
              + " may be "
              + found.writer().getType().getName()
              + " "
              + found.writer().getFullName()
              + " in "
              + writer
              + ", but several branches of "
              + reader
              + " have that unqualified name, and none has it as an alias";
      case LOGICAL, OTHER_LOGICAL -> names.sentence(path, writer, reader, "", names.logical());
    };
  }

  private String nextStep(SchemaBreak found) {
    return switch (found.kind()) {
      case NO_DEFAULT ->
          backward
              ? "Add @AvroDefault or @AvroNullable to the field, or @AvroAlias with its former name."
              : "Keep the field.";
      case NAME -> earlierName(found);
      case SYMBOLS ->
          backward
              ? "Keep the symbols, or map them to a default with @AvroEnum(defaultSymbol = ...)."
              : "Remove the symbols; version " + version + " has no default for them.";
      case SIZE -> "Keep the size, or add a new field with another name and a default.";
      case TYPE -> "Keep the type, or add a new field with another name and a default.";
      case BRANCH -> backward ? "Keep the branch." : "Remove the branch.";
      case AMBIGUOUS_BRANCH ->
          backward
              ? "Add @AvroAlias(\""
                  + found.writer().getFullName()
                  + "\") to the branch that has replaced it."
              : "Give the branch its earlier full name.";
      case LOGICAL, OTHER_LOGICAL ->
          "Keep the logical type, or add a new field with another name and a default.";
    };
  }

  /** A fixed type has no aliases, and an annotation of a map can give its pairs a name only. */
  private String earlierName(SchemaBreak found) {
    Schema type = backward ? found.reader() : found.writer();
    Schema earlier = backward ? found.writer() : found.reader();
    boolean fixed = type.getType() == Schema.Type.FIXED;
    if (fixed || isPair(type)) {
      return "Set the earlier name in the annotation of the "
          + (fixed ? "fixed type" : "map")
          + ": name = \""
          + earlier.getName()
          + "\".";
    }
    return backward
        ? "Add @AvroAlias(\"" + earlier.getFullName() + "\") to the renamed type."
        : "Give the type its earlier name.";
  }

  private boolean isPair(Schema type) {
    return plan.locals().stream()
        .filter(local -> local.fullname().equals(type.getFullName()))
        .anyMatch(
            local ->
                local.type() instanceof ParameterizedTypeName generic
                    && generic.rawType().equals(PAIR));
  }
}
