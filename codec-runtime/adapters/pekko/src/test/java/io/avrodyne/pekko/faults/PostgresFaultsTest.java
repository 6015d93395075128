package io.avrodyne.pekko.faults;

/** Faults of PostgreSQL. */
class PostgresFaultsTest extends StoreFaults {

  @Override
  Store start() throws Exception {
    return PostgresStore.start();
  }
}
