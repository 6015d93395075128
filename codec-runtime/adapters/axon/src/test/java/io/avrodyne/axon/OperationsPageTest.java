package io.avrodyne.axon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.axon.bank.AccountCommand.Deposit;
import io.avrodyne.axon.bank.AccountCommand.Open;
import io.avrodyne.axon.bank.Bank;
import io.avrodyne.axon.bank.Ledger;
import io.avrodyne.command.Main;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Runs the query of the page on a store, and prints its rows with the command beside it. */
class OperationsPageTest {

  private static final Path PAGE = Path.of("..", "commands", "OPERATIONS.md");
  private static final Path CLASSES = Path.of("target", "test-classes");
  private static final Pattern BLOCK =
      Pattern.compile("psql -At events -c \"([^\"]*)\" \\|\n  java -jar \\S+ (.*)");

  private final AvrodyneAxonSerializer serializer = Serializers.bank().build();
  private Ledger ledger;

  @BeforeEach
  void storeEvents() throws Exception {
    ledger = Ledger.create();
    Bank.createTables(ledger.source(), serializer);
    try (Bank bank = Bank.open(ledger.source(), serializer)) {
      bank.send(new Open("A-1", "Ada"));
      bank.send(new Deposit("A-1", 700));
    }
  }

  private static Matcher block() throws Exception {
    Matcher block = BLOCK.matcher(Files.readString(PAGE));
    assertTrue(block.find());
    return block;
  }

  /** Returns what the command prints of the rows of a query. */
  private List<String> printed(String query, String command) throws Exception {
    String rows =
        ledger.column(query).stream().map(row -> row + "\n").collect(Collectors.joining());
    InputStream in = System.in;
    PrintStream out = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try {
      System.setIn(new ByteArrayInputStream(rows.getBytes(StandardCharsets.US_ASCII)));
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      Main.main(command.replace("application.jar", CLASSES.toString()).split(" ", -1));
    } finally {
      System.setIn(in);
      System.setOut(out);
    }
    return printed.toString(StandardCharsets.UTF_8).lines().toList();
  }

  @Test
  void lastEventsAreShown() throws Exception {
    Matcher block = block();
    List<String> events = printed(block.group(1), block.group(2));
    assertEquals(2, events.size(), events::toString);
    assertTrue(events.get(0).contains("\"cents\":700"), events::toString);
    assertTrue(events.get(1).contains("\"Ada\""), events::toString);
  }

  @Test
  void largeObjectsAreShownAsThePageSays() throws Exception {
    ledger.execute(
        "ALTER TABLE domainevententry ALTER payload TYPE oid USING lo_from_bytea(0, payload)");
    String expression = "encode(lo_get(payload), 'hex')";
    assertTrue(Files.readString(PAGE).contains("`" + expression + "`"));
    Matcher block = block();
    String query = block.group(1).replace("encode(payload, 'hex')", expression);
    assertEquals(2, printed(query, block.group(2)).size());
  }
}
