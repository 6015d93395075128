package io.avrodyne.benchmarks.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A bank that Maven runs in a separate process. */
final class RunningBank implements AutoCloseable {

  /** The status of a process that a signal has ended in order. */
  private static final int TERMINATED = 128 + 15;

  private static final Pattern URL = Pattern.compile("http://127\\.0\\.0\\.1:\\d+");

  private final HttpClient client = HttpClient.newHttpClient();
  private final Process process;
  private final Path temporary;
  private final String url;

  private RunningBank(Process process, Path temporary, String url) {
    this.process = process;
    this.temporary = temporary;
    this.url = url;
  }

  /**
   * Starts it and waits until it listens.
   *
   * @param project the folder of its POM
   * @param temporary the folder for its temporary files
   */
  static RunningBank start(List<String> command, Path project, Path temporary) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command).directory(project.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("MAVEN_OPTS", "-Djava.io.tmpdir=" + temporary);
    Process process = builder.redirectErrorStream(true).start();
    StringBuilder said = new StringBuilder();
    BufferedReader output = process.inputReader();
    for (String line = output.readLine(); line != null; line = output.readLine()) {
      Matcher address = URL.matcher(line);
      if (address.find()) {
        return new RunningBank(process, temporary, address.group());
      }
      said.append(line).append('\n');
    }
    throw new IOException(command + " has ended. It said:\n" + said);
  }

  /** Sends a request and returns the lines of the answer. */
  List<String> send(String method, String path) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(url + path))
            .method(method, BodyPublishers.noBody())
            .build();
    HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
    assertEquals(200, response.statusCode(), response::body);
    return response.body().lines().toList();
  }

  /** Returns the processes, its own first, and all that use its temporary files. */
  List<ProcessHandle> processes() {
    List<ProcessHandle> processes = new ArrayList<>(List.of(process.toHandle()));
    processes.addAll(
        ProcessHandle.allProcesses()
            .filter(each -> each.pid() != process.pid())
            .filter(each -> each.info().commandLine().orElse("").contains(temporary.toString()))
            .toList());
    return processes;
  }

  /** Ends it as a terminal that is closed does, and checks that it has ended in order. */
  void end() throws InterruptedException {
    process.destroy();
    assertEquals(TERMINATED, process.waitFor());
  }

  /** Returns the temporary files that it has not deleted. */
  List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(temporary)) {
      return files.toList();
    }
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
