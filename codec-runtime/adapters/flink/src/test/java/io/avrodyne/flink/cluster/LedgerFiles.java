package io.avrodyne.flink.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.flink.cluster.Ledger.AccountId;
import io.avrodyne.flink.cluster.Ledger.Booking;
import io.avrodyne.flink.cluster.Ledger.Result;
import io.avrodyne.runtime.Codecs;
import io.avrodyne.runtime.file.ContainerReader;
import io.avrodyne.runtime.file.ContainerWriter;
import io.avrodyne.runtime.file.WriteOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The files of the ledger: bookings go in, results come out. */
final class LedgerFiles {

  private static final int ACCOUNTS = 10;

  private LedgerFiles() {}

  /** Writes a file of bookings. */
  static void write(Path file, int bookings) throws IOException {
    try (ContainerWriter<Booking> writer =
        ContainerWriter.create(
            Codecs.of(Booking.class), file, WriteOptions.DEFAULT.withBlockBytes(1_000))) {
      for (int i = 0; i < bookings; i++) {
        writer.write(new Booking(new AccountId("north", i % ACCOUNTS), i));
      }
    }
  }

  /** Requires one right result of each booking in the finished files of a folder. */
  static void requireEachOnce(Path folder, int bookings) throws IOException {
    Set<List<Integer>> seen = new HashSet<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(LedgerFiles::isFinished).toList()) {
        try (ContainerReader<Result> reader = ContainerReader.open(Codecs.of(Result.class), file)) {
          reader.forEach(result -> add(result, seen));
        }
      }
    }
    assertEquals(bookings, seen.size());
  }

  private static void add(Result result, Set<List<Integer>> seen) {
    int account = result.account().number();
    assertTrue(seen.add(List.of(account, result.bookings())), result::toString);
    long n = result.bookings();
    assertEquals(n * account + ACCOUNTS * n * (n - 1) / 2, result.balance());
  }

  private static boolean isFinished(Path file) {
    return Files.isRegularFile(file) && !file.getFileName().toString().startsWith(".");
  }
}
