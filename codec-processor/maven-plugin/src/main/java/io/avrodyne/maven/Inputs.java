package io.avrodyne.maven;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** The inputs of a goal as a hash, which two runs can be compared by. */
final class Inputs {

  private static final byte TEXT = 't';
  private static final byte FILE = 'f';
  private static final byte NOTHING = 'n';

  private final MessageDigest digest;

  Inputs() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JVM has SHA-256", e);
    }
  }

  /** Adds a text. */
  Inputs add(String text) {
    add(TEXT, text.getBytes(StandardCharsets.UTF_8));
    return this;
  }

  /** Adds a file, or the files of a folder with their paths; a place may be missing. */
  Inputs add(Path place) throws IOException {
    if (!Files.exists(place)) {
      add(NOTHING, new byte[0]);
      return this;
    }
    for (Path file : files(place)) {
      add(place.relativize(file).toString());
      add(FILE, Files.readAllBytes(file));
    }
    return this;
  }

  /** Adds what shows that a file was written, but nothing of what is in it: it has secrets. */
  Inputs addUnread(Path file) throws IOException {
    return Files.exists(file)
        ? add(file + " " + Files.size(file) + " " + Files.getLastModifiedTime(file))
        : add(file.toString());
  }

  /** Returns a file, or the files of a folder; none if the place is missing. */
  static List<Path> files(Path place) throws IOException {
    if (!Files.exists(place)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(place)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private void add(byte kind, byte[] bytes) {
    digest.update(kind);
    digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).flip());
    digest.update(bytes);
  }

  /** Returns the hash in hexadecimal digits; nothing can be added after that. */
  String hash() {
    return HexFormat.of().formatHex(digest.digest());
  }
}
