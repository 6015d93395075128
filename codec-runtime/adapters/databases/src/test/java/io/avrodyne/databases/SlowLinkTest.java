package io.avrodyne.databases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SlowLinkTest {

  private static final int SHORT = 50;

  private ServerSocket server;
  private SlowLink link;
  private Socket client;
  private Socket accepted;

  @BeforeEach
  void connect() throws IOException {
    server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    link = SlowLink.to(server.getLocalPort());
    client = new Socket(InetAddress.getLoopbackAddress(), link.port());
    accepted = server.accept();
  }

  @AfterEach
  void close() throws IOException {
    client.close();
    link.close();
    accepted.close();
    server.close();
  }

  @Test
  void passesBytesInBothDirections() throws IOException {
    client.getOutputStream().write(1);
    assertEquals(1, accepted.getInputStream().read());
    accepted.getOutputStream().write(2);
    assertEquals(2, client.getInputStream().read());
  }

  @Test
  void delaysAnswers() throws IOException {
    Duration delay = Duration.ofMillis(SHORT);
    link.delay(delay);
    long start = System.nanoTime();
    accepted.getOutputStream().write(1);
    assertEquals(1, client.getInputStream().read());
    assertTrue(System.nanoTime() - start >= delay.toNanos());
  }

  @Test
  void holdsBytesBackUntilItResumes() throws IOException {
    link.pause();
    accepted.getOutputStream().write(1);
    client.setSoTimeout(SHORT);
    assertThrows(SocketTimeoutException.class, () -> client.getInputStream().read());
    client.setSoTimeout(0);
    link.resume();
    assertEquals(1, client.getInputStream().read());
  }

  @Test
  void cutsConnectionsAndAcceptsNewOnes() throws IOException {
    link.cut();
    assertEquals(-1, client.getInputStream().read());
    assertEquals(-1, accepted.getInputStream().read());
    try (Socket next = new Socket(InetAddress.getLoopbackAddress(), link.port());
        Socket end = server.accept()) {
      next.getOutputStream().write(1);
      assertEquals(1, end.getInputStream().read());
    }
  }

  @Test
  void clientsFindNobodyWhenTheServerIsDown() throws IOException {
    server.close();
    try (Socket next = new Socket(InetAddress.getLoopbackAddress(), link.port())) {
      assertEquals(-1, next.getInputStream().read());
    }
  }
}
