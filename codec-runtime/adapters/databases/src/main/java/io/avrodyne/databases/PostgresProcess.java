package io.avrodyne.databases;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** The processes of PostgreSQL that serve a directory of data. */
final class PostgresProcess {

  private static final Duration START = Duration.ofSeconds(60);

  /** Without it, the launcher makes a directory that all programs of the computer share. */
  private static final String LAUNCHERS_DIRECTORY = "ot.epg.working-dir";

  private final EmbeddedPostgres launcher;
  private final ProcessHandle postmaster;

  private PostgresProcess(EmbeddedPostgres launcher, ProcessHandle postmaster) {
    this.launcher = launcher;
    this.postmaster = postmaster;
  }

  static PostgresProcess start(Path binaries, Path data, int port, Map<String, String> settings)
      throws IOException {
    System.setProperty(LAUNCHERS_DIRECTORY, binaries.toString());
    File log = data.resolveSibling("log").toFile();
    EmbeddedPostgres.Builder builder =
        EmbeddedPostgres.builder()
            .setOverrideWorkingDirectory(binaries.toFile())
            .setDataDirectory(data)
            .setCleanDataDirectory(false)
            .setDataDirectoryCustomizer(PasswordUsers::demandPasswords)
            .setPort(port)
            .setPGStartupWait(START)
            .setOutputRedirector(ProcessBuilder.Redirect.appendTo(log))
            .setRegisterShutdownHook(false);
    settings.forEach(builder::setServerConfig);
    try {
      return new PostgresProcess(builder.start(), postmaster(data).orElseThrow());
    } catch (IOException | RuntimeException e) {
      postmaster(data).ifPresent(Processes::kill);
      throw new IOException("PostgreSQL has not started. It said:\n" + text(log.toPath()), e);
    }
  }

  /** Returns the process that serves the data, which its file names, unless that is an old one. */
  private static Optional<ProcessHandle> postmaster(Path data) throws IOException {
    Path file = data.resolve("postmaster.pid");
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    return ProcessHandle.of(Long.parseLong(Files.readAllLines(file).get(0).strip()))
        .filter(process -> process.info().commandLine().orElse("").contains(data.toString()));
  }

  private static String text(Path log) throws IOException {
    return Files.exists(log) ? Files.readString(log) : "nothing";
  }

  void stop() throws IOException {
    launcher.close();
    Processes.awaitEnd(postmaster);
  }

  void kill() throws IOException {
    Processes.kill(postmaster);
    launcher.close();
  }
}
