package io.avrodyne.databases;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** What is done to processes of a server. */
final class Processes {

  private static final long SECONDS = 30;

  private Processes() {}

  /** Kills a process and all that it has started, and waits until they are gone. */
  static void kill(ProcessHandle process) {
    List<ProcessHandle> all = Stream.concat(Stream.of(process), process.descendants()).toList();
    all.forEach(ProcessHandle::destroyForcibly);
    CompletableFuture.allOf(
            all.stream().map(ProcessHandle::onExit).toArray(CompletableFuture<?>[]::new))
        .orTimeout(SECONDS, TimeUnit.SECONDS)
        .join();
  }

  /** Waits until a process that was told to end is gone, and kills it if it does not end. */
  static void awaitEnd(ProcessHandle process) {
    try {
      process.onExit().copy().orTimeout(SECONDS, TimeUnit.SECONDS).join();
    } catch (CompletionException e) {
      kill(process);
    }
  }
}
