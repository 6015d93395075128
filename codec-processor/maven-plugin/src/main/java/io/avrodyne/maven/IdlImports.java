package io.avrodyne.maven;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The files that Avro IDL imports, directly or by what it imports; they may be anywhere. */
final class IdlImports {

  private static final String SUFFIX = ".avdl";

  private static final String COMMENT = "/\\*[\\s\\S]*?\\*/|//[^\\r\\n]*";
  private static final String STRING = "\"(?:[^\"\\\\\\r\\n]++|\\\\.)*+\"";

  /** A comment, which is group 1, or a string, in which nothing is a comment. */
  private static final Pattern COMMENTS = Pattern.compile("(" + COMMENT + ")|" + STRING);

  /** An import, whose file is group 1, or a string, in which nothing is an import. */
  private static final Pattern IMPORTS =
      Pattern.compile("\\bimport\\b[^\";]*\"([^\"]*)\"|" + STRING);

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
    for (String name : names(text)) {
      Path imported = resolve(file, name);
      if (imported != null && found.add(imported)) {
        read(imported);
      }
    }
  }

  private static List<String> names(String idl) {
    String text =
        COMMENTS
            .matcher(idl)
            .replaceAll(
                found -> found.group(1) == null ? Matcher.quoteReplacement(found.group()) : " ");
    return IMPORTS
        .matcher(text)
        .results()
        .map(found -> found.group(1))
        .filter(Objects::nonNull)
        .toList();
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
