package io.avrodyne.processor.files;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.NearName;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The check of all options of the processor, whether or not a type needs them: if an option is
 * misspelled or has an invalid value, the feature that it controls would silently stay off.
 */
public final class OptionCheck {

  private static final String PREFIX = "avrodyne.";
  private static final List<String> OPTIONS =
      List.of(HistoryReader.OPTION, HistoryReader.STRAIGHT_OPTION, GivenSchemaReader.OPTION);

  private final Map<String, String> options;
  private final List<String> known;

  /**
   * Creates one.
   *
   * @param options those of the compilation, those of other processors among them
   * @param others the options that are checked elsewhere
   */
  public OptionCheck(Map<String, String> options, String... others) {
    this.options = options;
    this.known = Stream.concat(Stream.of(others), OPTIONS.stream()).toList();
  }

  /**
   * Returns the problems of the options.
   *
   * @param subject the type that messages are about
   * @param origin its place
   */
  public List<Problem> problemsOf(String subject, Origin origin) {
    List<Fault> faults = new ArrayList<>();
    options.keySet().stream()
        .filter(option -> option.startsWith(PREFIX) && !known.contains(option))
        .sorted()
        .map(this::unknown)
        .forEach(faults::add);
    HistoryReader.faultOfStraight(options).ifPresent(faults::add);
    OptionFolder.find(HistoryReader.OPTION, options)
        .flatMap(HistoryReader::faultOf)
        .ifPresent(faults::add);
    OptionFolder.findAll(GivenSchemaReader.OPTION, options).stream()
        .flatMap(folder -> GivenSchemaReader.faultOf(folder).stream())
        .forEach(faults::add);
    return faults.stream().map(fault -> fault.of(subject, origin)).toList();
  }

  private Fault unknown(String option) {
    Optional<String> near = NearName.of(option, known);
    return new Fault(
        Code.OPTION,
        "is compiled with the option -A"
            + option
            + ", which does not exist"
            + near.map(name -> " (did you mean " + name + "?)").orElse("")
            + ".",
        "The options are -A" + String.join(", -A", known) + ".",
        "Correct its name, or remove it.");
  }
}
