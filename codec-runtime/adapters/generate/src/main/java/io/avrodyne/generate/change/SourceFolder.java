package io.avrodyne.generate.change;

import io.avrodyne.generate.change.Change.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/** A folder of sources that were generated, and belong to the user since. */
public final class SourceFolder {

  private final Path folder;
  private final String nullable;

  /**
   * Creates one.
   *
   * @param nullable the simple name of the annotation of what may be null
   */
  public SourceFolder(Path folder, String nullable) {
    this.folder = folder;
    this.nullable = nullable;
  }

  /**
   * Returns what would become of each file, in the order of their paths.
   *
   * @param sources texts by path
   */
  public List<Change> compare(Map<String, String> sources) throws IOException {
    GeneratedState state = GeneratedState.read(folder);
    List<Change> changes = new ArrayList<>();
    for (Map.Entry<String, String> source : sources.entrySet()) {
      changes.add(compare(source.getKey(), sources, state));
    }
    for (String path : state.paths()) {
      if (!sources.containsKey(path) && Files.exists(folder.resolve(path))) {
        changes.add(
            new Change(
                Kind.LEFT_OVER,
                path,
                "The schemas no longer define this type; delete the file if nothing needs it.\n"));
      }
    }
    return changes;
  }

  private Change compare(String path, Map<String, String> sources, GeneratedState state)
      throws IOException {
    String text = Objects.requireNonNull(sources.get(path));
    Path file = folder.resolve(path);
    if (!Files.exists(file)) {
      return new Change(Kind.NEW, path, TextDifference.of("", text));
    }
    String existing = Files.readString(file).replace("\r\n", "\n");
    if (existing.equals(text)) {
      return new Change(Kind.UNCHANGED, path, "");
    }
    if (state.isAsGenerated(path, existing)) {
      return new Change(Kind.REPLACED, path, TextDifference.of(existing, text));
    }
    String home = path.substring(0, path.lastIndexOf('/') + 1);
    Predicate<String> isUnion = name -> sources.containsKey(home + name + ".java");
    Optional<Map<String, String>> known = DeclaredFacts.find(existing, nullable, isUnion);
    Optional<Map<String, String>> expected = DeclaredFacts.find(text, nullable, isUnion);
    if (known.isEmpty() || expected.isEmpty()) {
      return new Change(Kind.BY_HAND, path, TextDifference.of(existing, text));
    }
    List<String> steps = HandSteps.between(known.get(), expected.get());
    return steps.isEmpty()
        ? new Change(Kind.UNCHANGED, path, "")
        : new Change(Kind.BY_HAND, path, String.join("\n", steps) + "\n");
  }

  /** Writes the files that are new or as they were generated; those with edits stay. */
  public void write(Map<String, String> sources, List<Change> changes) throws IOException {
    GeneratedState state = GeneratedState.read(folder);
    for (Change change : changes) {
      String text = sources.get(change.path());
      if (text == null) {
        continue;
      }
      if (change.kind() == Kind.NEW || change.kind() == Kind.REPLACED) {
        Path file = folder.resolve(change.path());
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, text);
        state.put(change.path(), text);
      }
    }
    state.write(folder);
  }
}
