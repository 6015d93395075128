package io.avrodyne.pekko.faults;

import com.typesafe.config.Config;
import java.io.IOException;

/** A database of one test class, which has a journal. */
interface Store extends AutoCloseable {

  /** Returns a configuration of Pekko that reaches the database by a port, perhaps of a link. */
  Config config(int port);

  /** Returns such a configuration with a password that the database refuses. */
  Config configWithWrongPassword() throws Exception;

  /** Returns a part of the message with which it refuses a password. */
  String refusal();

  /** Returns the database's own port. */
  int port();

  void stop() throws Exception;

  void kill() throws Exception;

  void startAgain() throws Exception;

  @Override
  void close() throws IOException;
}
