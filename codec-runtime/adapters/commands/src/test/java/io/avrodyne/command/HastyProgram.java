package io.avrodyne.command;

import io.avrodyne.registry.HttpRegistryBuilder;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** The commands as a process whose clock goes on by a second whenever somebody looks at it. */
final class HastyProgram {

  private HastyProgram() {}

  public static void main(String[] arguments) {
    AtomicLong clock = new AtomicLong();
    Console console = new Console(System.out, System.err);
    try (Session session =
        new Session(
            InputStream.nullInputStream(),
            console,
            Map.of(),
            HttpRegistryBuilder::build,
            () -> clock.addAndGet(TimeUnit.SECONDS.toNanos(1)))) {
      if (new Commands(session).run(List.of(arguments)) != ExitCode.DONE) {
        throw new AssertionError("Not done");
      }
    }
  }
}
