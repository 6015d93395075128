package io.avrodyne.benchmarks.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.avrodyne.databases.PostgresServer;
import io.avrodyne.runtime.Fingerprints;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Copies the bank of {@code fixtures/examples}, starts it in each format with the command from its
 * README, sends the requests from there, and checks what has been stored.
 */
@Tag("slow")
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class BankExampleTest {

  private static final Path EXAMPLE = Path.of("..", "fixtures", "examples", "bank");
  private static final Pattern COMMAND = Pattern.compile("(?m)^mvn (.*)-Dformat=\\w+$");
  private static final Pattern REQUEST =
      Pattern.compile("(?m)^curl (-X POST )?'http://127\\.0\\.0\\.1:8080(/\\S+)'$");
  private static final Pattern ROW = Pattern.compile("(?m)^\\| `(\\w+)` \\|.*\\| ([\\d,]+) \\|$");
  private static final int ACCOUNTS = 10;
  private static final int EVENTS = 201;

  /** What 100 deposits and 100 withdrawals leave of 100 euros. */
  private static final int BALANCE = 1000;

  @TempDir private static Path home;

  private static String page = "";

  @BeforeAll
  static void install() throws IOException {
    assumeTrue(!maven().isEmpty(), "Maven does not say where it is");
    assume(PostgresServer.obstacle());
    assume(LocalRepository.obstacle());
    LocalRepository.create(home.resolve("repository"), Path.of(property("repository")));
    copy(EXAMPLE, home.resolve("bank"));
    page = Files.readString(EXAMPLE.resolve("README.md"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"xstream", "jackson", "cbor", "avro", "avrodyne"})
  void storesTheEventsOfThePagesRequests(String format) throws Exception {
    Path temporary = Files.createDirectories(home.resolve("temporary-" + format));
    try (RunningBank bank = RunningBank.start(command(format), home.resolve("bank"), temporary)) {
      List<ProcessHandle> processes = bank.processes();
      assertTrue(processes.size() > 1, processes::toString);
      requireEvents(bank, format);
      bank.end();
      for (ProcessHandle process : processes) {
        process.onExit().join();
      }
      assertEquals(List.of(), bank.files());
    }
  }

  private static void requireEvents(RunningBank bank, String format) throws Exception {
    List<MatchResult> requests = REQUEST.matcher(page).results().toList();
    List<String> accounts = send(bank, requests.get(0), "");
    assertEquals(ACCOUNTS, accounts.size());
    String done = send(bank, requests.get(1), "").get(0);
    assertTrue(done.startsWith((EVENTS - 1) * ACCOUNTS + " operations in "), done);
    assertEquals(
        accounts.stream().map(account -> account + " EUR " + BALANCE).toList(),
        send(bank, requests.get(2), ""));
    for (String account : accounts) {
      assertEquals(List.of("EUR " + BALANCE), send(bank, requests.get(3), account), account);
      List<String> lines = send(bank, requests.get(4), account);
      requireEvents(lines.stream().map(StoredEvent::parse).toList(), format, account);
    }
    assertEquals(5, requests.size());
  }

  private static List<String> send(RunningBank bank, MatchResult request, String account)
      throws Exception {
    String method = request.group(1) == null ? "GET" : "POST";
    return bank.send(method, request.group(2).replace("ACCOUNT", account));
  }

  private static void requireEvents(List<StoredEvent> events, String format, String account)
      throws IOException {
    assertEquals(EVENTS, events.size());
    Map<String, Schema> schemas = schemas();
    BigDecimal balance = BigDecimal.ZERO;
    for (StoredEvent event : events) {
      Schema schema = Objects.requireNonNull(schemas.get(event.type()));
      balance = balance.add(event.change(format, schema, account));
      String revision =
          format.equals("avrodyne") ? String.format("%016x", Fingerprints.crc64(schema)) : "null";
      assertEquals(revision, event.revision());
    }
    assertEquals(0, balance.compareTo(BigDecimal.valueOf(BALANCE)), balance::toString);
    assertEquals(sizes().get(format), events.get(1).bytes(), "the size of a deposit of 10 euros");
  }

  private static Map<String, Schema> schemas() throws IOException {
    Map<String, Schema> schemas = new TreeMap<>();
    Schema.Parser parser = new Schema.Parser();
    for (Schema schema :
        parser.parse(EXAMPLE.resolve("src/main/avro/events.avsc").toFile()).getTypes()) {
      schemas.put(schema.getName(), schema);
    }
    return schemas;
  }

  /** Returns the column of the page's table. */
  private static Map<String, Integer> sizes() {
    Map<String, Integer> sizes = new TreeMap<>();
    ROW.matcher(page)
        .results()
        .forEach(row -> sizes.put(row.group(1), Integer.valueOf(row.group(2).replace(",", ""))));
    return sizes;
  }

  private static List<String> command(String format) {
    Matcher command = COMMAND.matcher(page);
    assertTrue(command.find());
    List<String> words = new ArrayList<>(List.of(maven(), "-B", "-ntp"));
    if (property("offline").endsWith("true")) {
      words.add("-o");
    }
    words.add("-Dmaven.repo.local=" + home.resolve("repository"));
    words.addAll(List.of(command.group(1).strip().split(" ", -1)));
    words.add("-Dformat=" + format);
    words.add("-Dport=0");
    return words;
  }

  private static String maven() {
    String home = property("maven");
    return home.isEmpty() ? "" : Path.of(home, "bin", "mvn").toString();
  }

  /** Returns what the POM of this module says of the Maven that runs this test. */
  private static String property(String name) {
    return System.getProperty("examples." + name, "");
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(each -> !from.relativize(each).startsWith("target")).toList()) {
        Files.copy(file, to.resolve(from.relativize(file)));
      }
    }
  }

  private static void assume(Optional<String> obstacle) {
    assumeTrue(obstacle.isEmpty(), () -> obstacle.orElseThrow());
  }
}
