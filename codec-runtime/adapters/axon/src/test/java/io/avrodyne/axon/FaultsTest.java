package io.avrodyne.axon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.avrodyne.axon.bank.AccountCommand.Deposit;
import io.avrodyne.axon.bank.AccountCommand.Open;
import io.avrodyne.axon.bank.AccountEvent.Deposited;
import io.avrodyne.axon.bank.Bank;
import io.avrodyne.axon.bank.Ledger;
import io.avrodyne.databases.PostgresServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A bank whose database fails; it has a server of its own, which some tests stop. */
class FaultsTest {

  /** The states of PostgreSQL for a connection that cannot be made and for a wrong password. */
  private static final String UNREACHABLE = "08001";

  private static final String WRONG_PASSWORD = "28P01";

  private static PostgresServer server;

  private final AvrodyneAxonSerializer serializer = Serializers.bank().build();
  private Ledger ledger;

  @BeforeAll
  static void startServer() throws IOException {
    Ledger.assumeServer();
    server = PostgresServer.start();
  }

  @AfterAll
  static void closeServer() throws IOException {
    if (server != null) {
      server.close();
    }
  }

  @BeforeEach
  void openAccount() throws Exception {
    ledger = Ledger.create(server);
    Bank.createTables(ledger.source(), serializer);
    try (Bank bank = open(ledger)) {
      bank.send(new Open("A-1", "Ada"));
    }
  }

  @Test
  @Tag("slow")
  void aDatabaseThatIsDownAtStartOrInTheMiddleIsReportedAndThenUsed() throws Exception {
    server.stop();
    try (Bank bank = open(ledger)) {
      assertEquals(UNREACHABLE, Failures.sqlStateOf(() -> bank.send(new Deposit("A-1", 1))));
      server.startAgain();
      bank.send(new Deposit("A-1", 1));
      server.stop();
      assertEquals(UNREACHABLE, Failures.sqlStateOf(() -> bank.send(new Deposit("A-1", 2))));
      server.startAgain();
      bank.send(new Deposit("A-1", 3));
      assertEquals(4, bank.balance("A-1"));
    }
  }

  @Test
  @Tag("slow")
  void aSlowDatabaseIsGivenUpAndThenUsed() throws Exception {
    ledger.execute(
        "CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS"
            + " 'BEGIN PERFORM pg_sleep(60); RETURN NEW; END'");
    ledger.execute(
        "CREATE TRIGGER slow BEFORE INSERT ON DomainEventEntry"
            + " FOR EACH ROW EXECUTE FUNCTION slow()");
    try (Bank bank = open(ledger.with("socketTimeout=1"))) {
      assertThrows(RuntimeException.class, () -> bank.send(new Deposit("A-1", 1)));
      ledger.execute(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
              + " WHERE wait_event = 'PgSleep'");
      ledger.execute("DROP TRIGGER slow ON DomainEventEntry");
      bank.send(new Deposit("A-1", 2));
      assertEquals(2, bank.balance("A-1"));
    }
  }

  @Test
  @Tag("slow")
  void wrongCredentialsAreReported() throws Exception {
    Path rules = server.data().resolve("pg_hba.conf");
    String before = Files.readString(rules);
    ledger.execute("CREATE ROLE clerk LOGIN SUPERUSER PASSWORD 'right'");
    server.stop();
    Files.writeString(rules, "host all clerk 127.0.0.1/32 scram-sha-256\n" + before);
    server.startAgain();
    try (Bank wrong = open(ledger.with("user=clerk&password=wrong"));
        Bank right = open(ledger.with("user=clerk&password=right"))) {
      assertEquals(WRONG_PASSWORD, Failures.sqlStateOf(() -> wrong.send(new Deposit("A-1", 1))));
      right.send(new Deposit("A-1", 2));
      assertEquals(2, right.balance("A-1"));
    } finally {
      Files.writeString(rules, before);
    }
  }

  @Test
  void everyAcknowledgedEventSurvivesAKillOnce() throws Exception {
    int accounts = 4;
    int beforeTheKill = 100;
    CountDownLatch acknowledged = new CountDownLatch(beforeTheKill);
    ExecutorService threads = Executors.newFixedThreadPool(accounts);
    List<Future<Long>> results = new ArrayList<>();
    try (Bank bank = open(ledger)) {
      for (int i = 0; i < accounts; i++) {
        String account = "K-" + i;
        bank.send(new Open(account, "Ada"));
        results.add(threads.submit(() -> depositUntilFailure(bank, account, acknowledged)));
      }
      assertTrue(acknowledged.await(60, TimeUnit.SECONDS), "nothing is stored");
      server.kill();
      for (Future<Long> result : results) {
        result.get();
      }
    } finally {
      threads.shutdownNow();
      server.startAgain();
    }
    try (Bank bank = open(ledger)) {
      for (int i = 0; i < accounts; i++) {
        requireOnce(bank.allOf("K-" + i), results.get(i).get());
      }
    }
  }

  /** Deposits 1, 2, 3 and so on, and returns the last amount that was acknowledged. */
  private static long depositUntilFailure(Bank bank, String account, CountDownLatch acknowledged) {
    long last = 0;
    try {
      while (!Thread.currentThread().isInterrupted()) {
        bank.send(new Deposit(account, last + 1));
        last++;
        acknowledged.countDown();
      }
    } catch (RuntimeException e) {
      return last;
    }
    return last;
  }

  /** The deposit that was under way may be stored, although nobody was told so. */
  private static void requireOnce(List<Object> events, long acknowledged) {
    List<Long> amounts =
        events.stream()
            .filter(Deposited.class::isInstance)
            .map(event -> ((Deposited) event).cents())
            .toList();
    assertTrue(
        amounts.size() == acknowledged || amounts.size() == acknowledged + 1,
        () -> acknowledged + " were acknowledged, and there are " + amounts.size());
    assertEquals(LongStream.rangeClosed(1, amounts.size()).boxed().toList(), amounts);
  }

  @Test
  @Tag("slow")
  void aFullDiskIsReportedAndNothingIsLost() throws Exception {
    long limit = 16L << 20;
    String pid = Files.readAllLines(server.data().resolve("postmaster.pid")).get(0).strip();
    assumeTrue(
        limitFiles(pid, Long.toString(limit)),
        "The disk is not filled: prlimit, which limits the size of files, does not work here");
    String owner = owner();
    long opened = 0;
    try (Bank bank = open(ledger)) {
      while (opened < 2 * limit / owner.length()) {
        bank.send(new Open("D-" + opened, owner));
        opened++;
      }
    } catch (RuntimeException e) {
      assertNotNull(
          Failures.sqlStateOf(
              () -> {
                throw e;
              }),
          "the database says why");
    } finally {
      assertTrue(limitFiles(pid, "unlimited"), "prlimit");
    }
    assertTrue(opened < 2 * limit / owner.length(), "the disk was not full");
    try (Bank bank = open(ledger)) {
      bank.send(new Open("D-last", owner));
      assertEquals(opened + 1, bank.all().size() - 1);
    }
  }

  /** Returns a text that PostgreSQL cannot compress. */
  private static String owner() {
    return new Random(7)
        .ints(1 << 18, ' ', '~')
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  /** Sets the size of files that backends which start from now on can write. */
  private static boolean limitFiles(String pid, String bytes) throws InterruptedException {
    try {
      return new ProcessBuilder("prlimit", "--pid", pid, "--fsize=" + bytes + ":")
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false;
    }
  }

  private Bank open(Ledger where) {
    return Bank.open(where.source(), serializer);
  }
}
