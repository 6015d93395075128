package io.avrodyne.processor.files;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.AnnotationText;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.GivenSchema;
import io.avrodyne.processor.plan.RecordPlan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** A reader of the schemas that records follow, in the folders that the option names. */
public final class GivenSchemaReader {

  /** The option that names the folders. */
  public static final String OPTION = "avrodyne.schemas";

  private final List<OptionFolder> folders;
  private @Nullable SchemaLibrary library;

  /** Creates one with the options of the processor. */
  public GivenSchemaReader(Map<String, String> options) {
    this.folders = OptionFolder.findAll(OPTION, options);
  }

  /** Returns the fault of the option; the folder need not exist until a type names a file. */
  static Optional<Fault> faultOf(OptionFolder folder) {
    return folder
        .faultOfValue()
        .map(
            clause ->
                new Fault(
                    Code.SCHEMA_FOLDER,
                    "cannot follow a schema, because " + folder + " " + clause + ".",
                    "The option is the absolute path of the folder with the schemas that types follow, or of several.",
                    "Correct the option; in Maven, begin the path with ${project.basedir}."));
  }

  /**
   * Returns a codec whose records have the schemas that they follow.
   *
   * @param problems receives the reasons why they are not known
   */
  public CodecPlan read(CodecPlan plan, List<Problem> problems) {
    List<RecordPlan> records = new ArrayList<>();
    for (RecordPlan record : plan.records()) {
      GivenSchema given = record.given();
      records.add(given == null ? record : read(record, given.file(), problems));
    }
    return plan.withRecords(records);
  }

  private RecordPlan read(RecordPlan record, AnnotationText file, List<Problem> problems) {
    try {
      return record.withGiven(new GivenSchema(file, recordIn(file.text(), record.fullname())));
    } catch (SchemaFile.Unreadable e) {
      problems.add(
          new Problem(
              Code.SCHEMA_FILE,
              record.subject() + " follows the schema " + file.text() + ", " + e.clause() + ".",
              e.remedy().rule(),
              e.remedy().nextStep(),
              file.origin()));
      return record;
    }
  }

  private Schema recordIn(String name, String fullname) throws SchemaFile.Unreadable {
    if (folders.isEmpty()) {
      throw new SchemaFile.Unreadable("but the option -A" + OPTION + " is not set");
    }
    List<Path> homes = new ArrayList<>();
    for (OptionFolder folder : folders) {
      Optional<String> fault = folder.fault();
      if (fault.isPresent()) {
        throw new SchemaFile.Unreadable("but " + folder + " " + fault.get());
      }
      homes.add(folder.path().normalize());
    }
    return libraryOf(homes).recordIn(file(name, homes), fullname);
  }

  /** Returns the file of a path, which several folders may have if their files are equal. */
  private static Path file(String name, List<Path> homes) throws SchemaFile.Unreadable {
    Path found = null;
    for (Path home : homes) {
      Path file = within(home, name);
      if (!file.startsWith(home) || !Files.isRegularFile(file)) {
        continue;
      }
      if (found == null) {
        found = file;
      } else if (!isEqual(found, file)) {
        throw new SchemaFile.Unreadable(
            "but " + found + " and " + file + " differ", FileRemedy.ONE_FILE);
      }
    }
    if (found == null) {
      throw new SchemaFile.Unreadable("which is not a file in " + SchemaLibrary.text(homes));
    }
    return found;
  }

  private static boolean isEqual(Path file, Path other) throws SchemaFile.Unreadable {
    try {
      return Files.mismatch(file, other) < 0;
    } catch (IOException e) {
      throw new SchemaFile.Unreadable("but " + file + " or " + other + " cannot be read");
    }
  }

  private SchemaLibrary libraryOf(List<Path> homes) {
    SchemaLibrary known = library;
    if (known == null) {
      known = new SchemaLibrary(homes);
      library = known;
    }
    return known;
  }

  private static Path within(Path home, String name) throws SchemaFile.Unreadable {
    try {
      return home.resolve(name).normalize();
    } catch (InvalidPathException e) {
      throw new SchemaFile.Unreadable("which is not a valid path");
    }
  }
}
