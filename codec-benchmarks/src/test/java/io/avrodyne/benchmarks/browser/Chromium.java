package io.avrodyne.benchmarks.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A Chromium without a window, which listens for commands on a port of its choice. */
public final class Chromium implements AutoCloseable {

  /** Names an executable other than those in the usual places. */
  public static final String VARIABLE = "CHROMIUM";

  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");
  private static final List<String> OPTIONS =
      List.of(
          "--headless",
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--disable-dev-shm-usage",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--remote-debugging-port=0");
  private static final int TIMEOUT_SECONDS = 60;
  private static final Pattern LISTENING = Pattern.compile("DevTools listening on ws://([^/]+)/.*");

  private final Process process;
  private final String address;

  private final Path profile;

  private Chromium(Process process, String address, Path profile) {
    this.process = process;
    this.profile = profile;
    this.address = address;
  }

  /** Returns the executable, if there is one. */
  public static Optional<Path> find() {
    Stream<Path> named = Stream.ofNullable(System.getenv(VARIABLE)).map(Path::of);
    Stream<Path> usual =
        Stream.of(Optional.ofNullable(System.getenv("PATH")).orElse("").split(":"))
            .flatMap(directory -> NAMES.stream().map(name -> Path.of(directory, name)));
    return Stream.concat(named, usual).filter(Files::isExecutable).findFirst();
  }

  /** Starts the browser with an empty profile. */
  public static Chromium start(Path executable) throws IOException {
    Path profile = Files.createTempDirectory("chromium-profile");
    List<String> command = new ArrayList<>(List.of(executable.toString()));
    command.addAll(OPTIONS);
    command.add("--user-data-dir=" + profile);
    command.add("about:blank");
    Process process =
        new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    return new Chromium(process, address(process), profile);
  }

  /** Reads the address from what the browser prints when it starts. */
  @SuppressWarnings("resource") // Closing the stream could make the browser fail as it prints on.
  private static String address(Process process) throws IOException {
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8));
    List<String> printed = new ArrayList<>();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      Matcher matcher = LISTENING.matcher(line);
      if (matcher.matches()) {
        Thread drain = new Thread(() -> lines.lines().forEach(rest -> {}), "chromium-messages");
        drain.setDaemon(true);
        drain.start();
        return matcher.group(1);
      }
      printed.add(line);
    }
    throw new IOException("Chromium ended before it listened: " + String.join("\n", printed));
  }

  /** Opens a tab. */
  public Tab open() throws IOException, InterruptedException {
    HttpClient client = HttpClient.newHttpClient();
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://" + address + "/json/new?about:blank"))
            .PUT(HttpRequest.BodyPublishers.noBody())
            .build();
    String answer = client.send(request, HttpResponse.BodyHandlers.ofString()).body();
    return Tab.connect(client, answer);
  }

  @Override
  public void close() throws IOException {
    Stream.concat(process.descendants(), Stream.of(process.toHandle()))
        .toList()
        .forEach(ProcessHandle::destroyForcibly);
    process.onExit().orTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS).join();
    delete(profile);
  }

  private static void delete(Path directory) throws IOException {
    List<Path> deepestFirst;
    try (Stream<Path> files = Files.walk(directory)) {
      deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path file : deepestFirst) {
      Files.deleteIfExists(file);
    }
  }
}
