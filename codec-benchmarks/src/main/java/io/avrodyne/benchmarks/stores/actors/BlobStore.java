package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.stores.StoreFigures;
import java.io.IOException;
import java.util.List;

/** A store of bytes for each actor. */
interface BlobStore extends AutoCloseable {

  /** A connection of one worker. */
  interface Connection extends AutoCloseable {

    /** Stores the bytes of an event, and returns when they are stored. */
    void append(String actor, long number, byte[] blob) throws Exception;

    @Override
    void close();
  }

  Connection connect() throws Exception;

  /** Returns the bytes of an actor's events in the order of their numbers. */
  List<byte[]> blobs(String actor) throws Exception;

  /** Removes everything, and waits until the database is idle. */
  void clear() throws Exception;

  /** Sets the figures that only the store knows. */
  void measure(StoreFigures figures, int events) throws Exception;

  @Override
  void close() throws IOException;
}
