package io.avrodyne.databases;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** A choice of ports. */
final class Ports {

  private Ports() {}

  /** Returns a port of the loopback interface on which nobody listens. */
  static int free() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  /** Requires that nobody listens on a port of the loopback interface. */
  static void requireFree(int port) throws IOException {
    try {
      new ServerSocket(port, 1, InetAddress.getLoopbackAddress()).close();
    } catch (BindException e) {
      throw new IOException(
          "Port " + port + " of 127.0.0.1 is taken. End the program that listens there.", e);
    }
  }
}
