package io.avrodyne.maven;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The files that Avro IDL imports, directly or by what it imports; they may be anywhere. */
final class IdlImports {

  private static final String SUFFIX = ".avdl";

  /** An import, or a comment that looks like one: a file too many does no harm. */
  private static final Pattern IMPORT = Pattern.compile("\\bimport\\b[^\";]*\"([^\"]*)\"");

  private final Set<Path> found = new LinkedHashSet<>();

  private IdlImports() {}

  /** Returns the imports of files, whether they exist or not. */
  static Set<Path> of(List<Path> files) throws IOException {
    IdlImports imports = new IdlImports();
    for (Path file : files) {
      imports.read(file);
    }
    return Collections.unmodifiableSet(imports.found);
  }

  private void read(Path file) throws IOException {
    if (!file.toString().endsWith(SUFFIX) || !Files.isRegularFile(file)) {
      return;
    }
    // Any bytes are characters of this charset, and the compiler of IDL reports those that are not.
    String text = Files.readString(file, StandardCharsets.ISO_8859_1);
    for (MatchResult match : IMPORT.matcher(text).results().toList()) {
      Path imported = resolve(file, match.group(1));
      if (imported != null && found.add(imported)) {
        read(imported);
      }
    }
  }

  /** Returns the file that the compiler of IDL reads, or null if it can only be a resource. */
  private static @Nullable Path resolve(Path file, String text) {
    try {
      return Path.of(file.toUri().resolve(text)).toAbsolutePath().normalize();
    } catch (IllegalArgumentException | FileSystemNotFoundException e) {
      return null;
    }
  }
}
