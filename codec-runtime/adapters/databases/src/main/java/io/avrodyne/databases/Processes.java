package io.avrodyne.databases;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** What is done to processes of a server. */
final class Processes {

  private static final long SECONDS = 30;

  private Processes() {}

  /** Kills a process and all that it has started, and waits until they are gone. */
  static void kill(long pid) {
    List<ProcessHandle> all =
        ProcessHandle.of(pid).stream()
            .flatMap(server -> Stream.concat(Stream.of(server), server.descendants()))
            .toList();
    all.forEach(ProcessHandle::destroyForcibly);
    CompletableFuture.allOf(
            all.stream().map(ProcessHandle::onExit).toArray(CompletableFuture<?>[]::new))
        .orTimeout(SECONDS, TimeUnit.SECONDS)
        .join();
  }
}
