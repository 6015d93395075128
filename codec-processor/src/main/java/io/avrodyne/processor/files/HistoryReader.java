package io.avrodyne.processor.files;

import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.EarlierVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A reader of the earlier schemas of types: {@code <fullname>/<version>.avsc} in the folder that
 * the option names. Each file is read once in a compilation.
 *
 * <p>A type without a folder is new. A folder without a type is not noticed: a compilation may be
 * about some types only.
 */
public final class HistoryReader {

  /** The option that names the folder. */
  public static final String OPTION = "avrodyne.history";

  /** The option for the number of newest layouts that get straight-line code. */
  public static final String STRAIGHT_OPTION = "avrodyne.history.straight";

  private static final String DEFAULT = "4";
  private static final Pattern COUNT = Pattern.compile("[0-9]{1,3}");

  private final @Nullable OptionFolder folder;
  private final @Nullable Fault faultOfStraight;
  private final int straight;
  private final Map<String, Reading> readings = new HashMap<>();

  /** Creates one with the options of the processor. */
  public HistoryReader(Map<String, String> options) {
    this.folder = OptionFolder.find(OPTION, options).orElse(null);
    this.faultOfStraight = faultOfStraight(options).orElse(null);
    this.straight = Integer.parseInt(faultOfStraight == null ? straight(options) : DEFAULT);
  }

  private static String straight(Map<String, String> options) {
    return options.containsKey(STRAIGHT_OPTION)
        ? Objects.requireNonNullElse(options.get(STRAIGHT_OPTION), "")
        : DEFAULT;
  }

  /** Returns the fault of the number of layouts. */
  static Optional<Fault> faultOfStraight(Map<String, String> options) {
    String value = straight(options);
    return COUNT.matcher(value).matches()
        ? Optional.empty()
        : Optional.of(HistoryFault.straight(value));
  }

  /** Returns the fault of the folder itself. */
  static Optional<Fault> faultOf(OptionFolder folder) {
    return folder.fault().map(clause -> HistoryFault.folder(folder.toString(), clause));
  }

  /** Returns a codec with the earlier schemas of its type, or the problems with them. */
  public History read(CodecPlan plan) {
    OptionFolder known = folder;
    return known == null
        ? new History(plan, List.of())
        : plan.fullname()
            .map(name -> read(name, plan, known))
            .orElseGet(() -> new History(plan, List.of()));
  }

  private History read(String name, CodecPlan plan, OptionFolder known) {
    Fault count = faultOfStraight;
    if (count != null) {
      return new History(plan, List.of(count.of(plan.subject(), plan.origin())));
    }
    Reading reading = readings.computeIfAbsent(name, any -> read(known, name, plan));
    return new History(
        plan.withHistory(reading.versions()),
        reading.faults().stream().map(fault -> fault.of(plan.subject(), plan.origin())).toList());
  }

  /**
   * Returns the number of newest layouts that get straight-line code; the default if the option is
   * at fault.
   */
  public int straightLayouts() {
    return straight;
  }

  private static Reading read(OptionFolder folder, String name, CodecPlan plan) {
    Optional<Fault> fault = faultOf(folder);
    if (fault.isPresent()) {
      return Reading.of(fault.get());
    }
    Path home = folder.path().resolve(name);
    if (!Files.exists(home, LinkOption.NOFOLLOW_LINKS)) {
      return new Reading(List.of(), underFormerNames(folder.path(), name, plan));
    }
    if (!Files.isDirectory(home)) {
      return Reading.of(HistoryFault.folder(home.toString(), "is not a folder"));
    }
    try (Stream<Path> files = Files.list(home)) {
      return read(files.sorted().toList());
    } catch (IOException e) {
      return Reading.of(HistoryFault.folder(home.toString(), "cannot be read"));
    }
  }

  /** A type that was renamed without its folder would not be compared with anything. */
  private static List<Fault> underFormerNames(Path folder, String name, CodecPlan plan) {
    return plan.main().stream()
        .flatMap(record -> record.aliases().stream())
        .map(folder::resolve)
        .filter(Files::exists)
        .map(home -> HistoryFault.formerName(home, name))
        .toList();
  }

  private static Reading read(List<Path> files) {
    List<Fault> faults = new ArrayList<>();
    Map<VersionNumber, Path> versions = new TreeMap<>();
    for (Path file : files) {
      Optional<VersionNumber> version = VersionNumber.ofFile(file.getFileName().toString());
      if (version.isEmpty()) {
        faults.add(HistoryFault.name(file));
        continue;
      }
      Path other = versions.putIfAbsent(version.get(), file);
      if (other != null) {
        faults.add(HistoryFault.duplicate(other, file));
      }
    }
    List<EarlierVersion> schemas = new ArrayList<>();
    versions.forEach((version, file) -> parse(version, file, schemas, faults));
    return new Reading(schemas, faults);
  }

  private static void parse(
      VersionNumber version, Path file, List<EarlierVersion> schemas, List<Fault> faults) {
    try {
      schemas.add(new EarlierVersion(version.text(), SchemaFile.parse(file), file));
    } catch (SchemaFile.Unreadable e) {
      faults.add(HistoryFault.schema(file, e.clause()));
    }
  }

  /**
   * A codec whose history has been read.
   *
   * @param problems the reasons why the history is not known
   */
  public record History(CodecPlan plan, List<Problem> problems) {

    /** Copies the problems. */
    public History {
      problems = List.copyOf(problems);
    }
  }

  private record Reading(List<EarlierVersion> versions, List<Fault> faults) {

    static Reading of(Fault fault) {
      return new Reading(List.of(), List.of(fault));
    }
  }
}
