package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.stores.StoreFigures;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The encoded events in a map: what a codec costs where a store costs nothing. */
final class MemoryBlobs implements BlobStore {

  private final Map<String, List<byte[]>> blobs = new ConcurrentHashMap<>();

  @Override
  public Connection connect() {
    return new Connection() {
      @Override
      public void append(String actor, long number, byte[] blob) {
        blobs.computeIfAbsent(actor, absent -> new ArrayList<>()).add(blob);
      }

      @Override
      public void close() {}
    };
  }

  @Override
  public List<byte[]> blobs(String actor) {
    return blobs.getOrDefault(actor, List.of());
  }

  @Override
  public void clear() {
    blobs.clear();
  }

  @Override
  public void measure(StoreFigures figures, int events) {}

  @Override
  public void close() {}
}
