package io.avrodyne.benchmarks.stores.scale;

import java.util.UUID;

/** The accounts, whose names depend on nothing but a number. */
final class Accounts {

  /** The events of an account, as many as in the published experiment. */
  static final int EVENTS = 201;

  private static final long MIX = 0x9E3779B97F4A7C15L;

  private Accounts() {}

  /** Returns the account of an event. */
  static String id(long event) {
    long account = event / EVENTS + 1;
    return new UUID(account * MIX, (account + 1) * MIX).toString();
  }
}
