package io.avrodyne.benchmarks.harness.run;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.results.RunResult;

/**
 * The results of the forks of a long run, from which it resumes if it is interrupted. They are
 * serialized, because JMH cannot read its JSON.
 */
final class ResultStore {

  private final Path file;
  private final String stamp;

  /**
   * Creates one.
   *
   * @param stamp what must be equal for results to be comparable: the JDK, the code and the command
   */
  ResultStore(Path file, String stamp) {
    this.file = file;
    this.stamp = stamp;
  }

  /** Deletes all results. */
  void clear() throws IOException {
    Files.deleteIfExists(file);
  }

  /** Returns the results of an earlier run with the same stamp. */
  List<RunResult> load() throws IOException {
    List<RunResult> forks = new ArrayList<>();
    if (!Files.exists(file)) {
      return forks;
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      if (stamp.equals(in.readObject())) {
        for (int count = in.readInt(); count > 0; count--) {
          forks.add((RunResult) in.readObject());
        }
      }
    } catch (ClassNotFoundException | ObjectStreamException | EOFException e) {
      throw new IOException(
          file + " cannot be read; start again with -Djmh.fresh=true: " + e.getMessage(), e);
    }
    return forks;
  }

  /** Replaces all results. */
  void save(List<RunResult> forks) throws IOException {
    // A run that is interrupted here must not leave half a file.
    Path unfinished = file.resolveSibling(file.getFileName() + ".tmp");
    try (ObjectOutputStream out =
        new ObjectOutputStream(new BufferedOutputStream(Files.newOutputStream(unfinished)))) {
      out.writeObject(stamp);
      out.writeInt(forks.size());
      for (RunResult each : forks) {
        out.writeObject(each);
      }
    }
    Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
  }
}
