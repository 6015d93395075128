package io.avrodyne.pekko.faults;

/** Faults of Redis. */
class RedisFaultsTest extends StoreFaults {

  @Override
  Store start() throws Exception {
    return RedisStore.start();
  }
}
