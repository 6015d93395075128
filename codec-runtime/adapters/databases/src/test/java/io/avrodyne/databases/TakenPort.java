package io.avrodyne.databases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.function.Executable;

/** A port on which another program listens. */
final class TakenPort {

  private TakenPort() {}

  /** Requires that a server does not start while its port is taken, and says so. */
  static void requireRefusal(int port, Executable start) throws IOException {
    ServerSocket other = new ServerSocket(port, 1, InetAddress.getLoopbackAddress());
    try (other) {
      IOException failure = assertThrows(IOException.class, start);
      assertEquals(
          "Port " + port + " of 127.0.0.1 is taken. End the program that listens there.",
          failure.getMessage());
    }
  }
}
