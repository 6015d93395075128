package io.avrodyne.databases;

import java.io.IOException;
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
}
