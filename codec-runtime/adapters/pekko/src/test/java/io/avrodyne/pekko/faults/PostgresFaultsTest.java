package io.avrodyne.pekko.faults;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** Faults of Postgres. */
class PostgresFaultsTest extends StoreFaults {

  private static @Nullable Store store;

  @BeforeAll
  static void start() throws Exception {
    store = PostgresStore.start();
  }

  @AfterAll
  static void close() throws Exception {
    if (store != null) {
      store.close();
    }
  }

  @Override
  Store store() {
    return Objects.requireNonNull(store);
  }
}
