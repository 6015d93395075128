package io.avrodyne.benchmarks.compare;

import io.avrodyne.benchmarks.harness.run.MisuseException;
import io.avrodyne.benchmarks.harness.size.Contenders;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * What the command line asks for.
 *
 * @param base the folder with the built base, if the working tree is compared with one
 * @param contenders the two contenders that are compared instead; otherwise none
 * @param scores the file of scores of an earlier run of the same two, which this run continues and
 *     adds to
 * @param workloads the workloads
 * @param operations the benchmark methods
 * @param forks the number of pairs of forks of each case
 * @param busy whether a busy machine is accepted
 */
record Options(
    Path base,
    List<String> contenders,
    Path scores,
    List<String> workloads,
    List<String> operations,
    int forks,
    boolean busy) {

  private static final int USUAL_FORKS = 3;

  /** Fewer, because there are many workloads. */
  private static final int FORKS_FOR_ALL = 2;

  private static final List<String> OPERATIONS = List.of("write", "read", "roundTrip");

  /** Copies the lists. */
  Options {
    contenders = List.copyOf(contenders);
    workloads = List.copyOf(workloads);
    operations = List.copyOf(operations);
  }

  /**
   * Reads arguments.
   *
   * @throws MisuseException if one is not known or has no valid value
   */
  static Options of(String... arguments) throws MisuseException {
    Deque<String> rest = new ArrayDeque<>(List.of(arguments));
    Path base = Path.of(next(rest, "the folder of the base"));
    Path scores = Path.of(next(rest, "the file of scores"));
    List<String> contenders = List.of();
    List<String> workloads = Cases.USUAL;
    List<String> operations = OPERATIONS.subList(0, 2);
    boolean all = false;
    int forks = 0;
    boolean busy = false;
    while (!rest.isEmpty()) {
      String option = rest.remove();
      switch (option) {
        case "--contenders" -> contenders = contenders(next(rest, option));
        case "--workloads" -> workloads = names(next(rest, option), Cases.names());
        case "--operations" -> operations = names(next(rest, option), OPERATIONS);
        case "--forks" -> forks = number(next(rest, option));
        case "--all" -> all = true;
        case "--busy" -> busy = true;
        default -> throw new MisuseException("Unknown option " + option);
      }
    }
    workloads = all ? Cases.names() : workloads;
    int usual = all ? FORKS_FOR_ALL : USUAL_FORKS;
    return new Options(
        base, contenders, scores, workloads, operations, forks > 0 ? forks : usual, busy);
  }

  private static String next(Deque<String> rest, String what) throws MisuseException {
    if (rest.isEmpty()) {
      throw new MisuseException("A value is missing: " + what);
    }
    return rest.remove();
  }

  private static List<String> names(String text, List<String> known) throws MisuseException {
    List<String> names = List.of(text.split(",", -1));
    for (String name : names) {
      if (!known.contains(name)) {
        throw new MisuseException(
            "Unknown name " + name + ". Known are: " + String.join(", ", known));
      }
    }
    return names;
  }

  private static List<String> contenders(String text) throws MisuseException {
    List<String> names = names(text, List.copyOf(Contenders.ofAllProcesses().keySet()));
    if (names.size() != 2 || names.get(0).equals(names.get(1))) {
      throw new MisuseException("Not two contenders: " + text);
    }
    return names;
  }

  private static int number(String text) throws MisuseException {
    if (!text.matches("[1-9][0-9]{0,2}")) {
      throw new MisuseException("Not a number of forks: " + text);
    }
    return Integer.parseInt(text);
  }
}
