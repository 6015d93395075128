package io.avrodyne.benchmarks.harness.run;

import java.io.EOFException;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;

/**
 * The results of a long run, one file for each workload, from which an interrupted run resumes.
 *
 * <p>JMH cannot read its JSON. So each workload has a second file, with the serialized results.
 */
final class ResultStore {

  private static final String SERIALIZED = ".ser";

  private final Path directory;
  private final String stamp;

  /**
   * Creates one.
   *
   * @param stamp what must be equal for results to be comparable: the JDK, the code and the command
   */
  ResultStore(Path directory, String stamp) {
    this.directory = directory;
    this.stamp = stamp;
  }

  /** Deletes all results. */
  void clear() throws IOException {
    for (Path each : files("")) {
      Files.delete(each);
    }
  }

  /** Returns the results of earlier runs with the same stamp. */
  List<RunResult> load() throws IOException {
    List<RunResult> results = new ArrayList<>();
    for (Path each : files(SERIALIZED)) {
      try (ObjectInputStream in = new ObjectInputStream(Files.newInputStream(each))) {
        if (stamp.equals(in.readObject())) {
          for (int count = in.readInt(); count > 0; count--) {
            results.add((RunResult) in.readObject());
          }
        }
      } catch (ClassNotFoundException | ObjectStreamException | EOFException e) {
        throw new IOException(
            each + " cannot be read; start again with -Djmh.fresh=true: " + e.getMessage(), e);
      }
    }
    return results;
  }

  /** Replaces the results of a workload. */
  void save(String workload, List<RunResult> results) throws IOException {
    Files.createDirectories(directory);
    String name = workload.toLowerCase(Locale.ROOT).replace('_', '-');
    Path json = directory.resolve(name + ".json");
    try (PrintStream out = new PrintStream(json.toFile(), StandardCharsets.UTF_8)) {
      ResultFormatFactory.getInstance(ResultFormatType.JSON, out).writeOut(results);
    }
    // A run that is interrupted here must not leave half a file.
    Path unfinished = directory.resolve(name + ".tmp");
    try (ObjectOutputStream out = new ObjectOutputStream(Files.newOutputStream(unfinished))) {
      out.writeObject(stamp);
      out.writeInt(results.size());
      for (RunResult each : results) {
        out.writeObject(each);
      }
    }
    Files.move(
        unfinished, directory.resolve(name + SERIALIZED), StandardCopyOption.REPLACE_EXISTING);
  }

  private List<Path> files(String ending) throws IOException {
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(each -> each.toString().endsWith(ending)).sorted().toList();
    }
  }
}
