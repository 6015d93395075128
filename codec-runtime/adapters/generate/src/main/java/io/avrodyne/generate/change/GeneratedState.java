package io.avrodyne.generate.change;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The hashes of the files as they were generated, kept beside them, by which a later run knows the
 * files that nobody has edited. Without it, all files count as edited.
 */
final class GeneratedState {

  /** The name of its file in the folder of sources. */
  static final String FILE = ".avrodyne-generated";

  private final Map<String, String> hashes = new TreeMap<>();

  private GeneratedState() {}

  static GeneratedState read(Path folder) throws IOException {
    GeneratedState state = new GeneratedState();
    Path file = folder.resolve(FILE);
    if (Files.exists(file)) {
      for (String line : Files.readAllLines(file)) {
        String[] parts = line.split("  ", 2);
        if (parts.length == 2) {
          state.hashes.put(parts[1], parts[0]);
        }
      }
    }
    return state;
  }

  boolean isAsGenerated(String path, String text) {
    return hash(text).equals(hashes.get(path));
  }

  Set<String> paths() {
    return hashes.keySet();
  }

  void put(String path, String text) {
    hashes.put(path, hash(text));
  }

  void remove(String path) {
    hashes.remove(path);
  }

  void write(Path folder) throws IOException {
    StringBuilder text = new StringBuilder();
    hashes.forEach((path, hash) -> text.append(hash).append("  ").append(path).append('\n'));
    Files.writeString(folder.resolve(FILE), text);
  }

  /** A checkout may have other line ends. */
  private static String hash(String text) {
    try {
      byte[] bytes = text.replace("\r\n", "\n").getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
