package io.avrodyne.benchmarks.harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.harness.Server;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.options.OptionsBuilder;

class ServersTest {

  private static final String PROPERTY = "jmh.fake-server";

  private final List<String> events = new ArrayList<>();
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final PrintStream console = new PrintStream(printed, true, StandardCharsets.UTF_8);

  /** A server that only notes what happens to it. */
  private final class FakeServer implements Server {

    private final String property;

    FakeServer(String property) {
      this.property = property;
    }

    @Override
    public String property() {
      return property;
    }

    @Override
    public Optional<String> obstacle() {
      return Optional.empty();
    }

    @Override
    public Running start() throws IOException {
      if (property.endsWith("broken")) {
        throw new IOException("no memory");
      }
      events.add("start");
      return new Running() {
        @Override
        public String address() {
          return "here";
        }

        @Override
        public void close() {
          events.add("close");
        }
      };
    }

    @Override
    public String toString() {
      return "Fake";
    }
  }

  @AfterEach
  void forget() {
    System.clearProperty(PROPERTY);
  }

  private static Case caseWith(List<Server> servers) {
    return new Case(
        new CaseId("some.fake.FakeBenchmark.read", Mode.SingleShotTime, Map.of()),
        new Timing(1, Duration.ZERO, Duration.ZERO),
        new OptionsBuilder().jvmArgsAppend("-Xint").build(),
        servers);
  }

  @Test
  void startsAServerOnceAndStopsItAtTheEnd() throws IOException {
    Server fake = new FakeServer(PROPERTY);
    Case one = caseWith(List.of(fake));
    try (Servers servers = new Servers(console)) {
      servers.start(List.of(one, one, caseWith(List.of())));
      assertEquals(List.of("start"), events);
      assertEquals("here", System.getProperty(PROPERTY));
      assertEquals(
          List.of("-Xint", "-D" + PROPERTY + "=here"),
          List.copyOf(Servers.options(one).getJvmArgsAppend().get()));
    }
    assertEquals(List.of("start", "close"), events);
    assertFalse(fake.isNamed());
    assertTrue(printed.toString(StandardCharsets.UTF_8).startsWith("Starting Fake"));
  }

  @Test
  void startsNoServerThatTheUserNames() throws IOException {
    System.setProperty(PROPERTY, "elsewhere");
    Case one = caseWith(List.of(new FakeServer(PROPERTY)));
    try (Servers servers = new Servers(console)) {
      servers.start(List.of(one));
      assertEquals(
          List.of("-Xint", "-D" + PROPERTY + "=elsewhere"),
          List.copyOf(Servers.options(one).getJvmArgsAppend().get()));
    }
    assertEquals(List.of(), events);
    assertEquals("elsewhere", System.getProperty(PROPERTY));
  }

  @Test
  void stopsTheOthersIfOneCannotStart() throws IOException {
    Case both = caseWith(List.of(new FakeServer(PROPERTY), new FakeServer("jmh.broken")));
    try (Servers servers = new Servers(console)) {
      assertThrows(IOException.class, () -> servers.start(List.of(both)));
    }
    assertEquals(List.of("start", "close"), events);
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "Windows has no command sleep")
  void endingTheForksSparesTheServers() throws IOException {
    Process server = new ProcessBuilder("sleep", "100").start();
    try {
      JmhForks forks = new JmhForks(console);
      Process fork = new ProcessBuilder("sleep", "100").start();
      forks.stop();
      assertTrue(fork.onExit().join().exitValue() != 0);
      assertTrue(server.isAlive());
    } finally {
      server.destroyForcibly();
    }
  }
}
