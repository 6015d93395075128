package io.avrodyne.databases;

import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import redis.embedded.core.ExecutableProvider;
import redis.embedded.model.OsArchitecture;

/** A process of Redis that accepts connections. */
final class RedisProcess {

  private final Process process;

  private RedisProcess(Process process) {
    this.process = process;
  }

  /** Returns why no process can start here, or nothing if one can. */
  static Optional<String> obstacle() {
    return hasBinary()
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "Redis is not started: there are no binaries of it for %s on %s",
                System.getProperty("os.name"),
                System.getProperty("os.arch")));
  }

  private static boolean hasBinary() {
    try {
      return ExecutableProvider.newProvidedVersionsMap()
          .containsKey(OsArchitecture.detectOSandArchitecture());
    } catch (RuntimeException e) {
      return false;
    }
  }

  /** Starts Redis in a directory, where its binary and its configuration are written too. */
  static RedisProcess start(Path directory, int port, List<String> settings) throws IOException {
    Process process =
        new ProcessBuilder(binary(directory), configuration(directory, port, settings))
            .directory(directory.toFile())
            .redirectErrorStream(true)
            .start();
    RedisProcess redis = new RedisProcess(process);
    try {
      ServerOutput.awaitLine(
          redis.process.inputReader(Charset.defaultCharset()),
          "Ready to accept connections",
          "Redis");
      return redis;
    } catch (IOException e) {
      redis.kill();
      throw e;
    }
  }

  private static String binary(Path directory) throws IOException {
    File bin = Files.createDirectories(directory.resolve("bin")).toFile();
    return ExecutableProvider.newJarResourceProvider(bin).get().getPath();
  }

  private static String configuration(Path directory, int port, List<String> settings)
      throws IOException {
    List<String> lines = new ArrayList<>();
    lines.add("bind 127.0.0.1");
    lines.add("port " + port);
    lines.add("save \"\"");
    lines.add("dir " + directory);
    lines.addAll(settings);
    return Files.write(directory.resolve("redis.conf"), lines).toString();
  }

  void stop() {
    process.destroy();
    Processes.awaitEnd(process.toHandle());
  }

  void kill() {
    Processes.kill(process.toHandle());
  }
}
