package io.avrodyne.databases;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A TCP connection to a server of this computer that can be made slow, silent or cut.
 *
 * <p>Clients connect to {@link #port()} and reach the server on its own port. At first, the link is
 * as fast as it can be.
 *
 * <p><b>Threads.</b> Safe for use by several. Its own are daemons and end when it is closed.
 */
public final class SlowLink implements AutoCloseable {

  private final int target;
  private final ServerSocket listener;
  private final LinkState state = new LinkState();
  private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();

  private SlowLink(int target, ServerSocket listener) {
    this.target = target;
    this.listener = listener;
  }

  /** Opens a link to a server on a port of the loopback interface, which need not listen yet. */
  public static SlowLink to(int port) throws IOException {
    SlowLink link = new SlowLink(port, new ServerSocket(0, 50, InetAddress.getLoopbackAddress()));
    link.start("accept", link::acceptAll);
    return link;
  }

  /** Returns the port for clients. */
  public int port() {
    return listener.getLocalPort();
  }

  /** Delays each piece of the servers' answers; zero ends the delay. */
  public void delay(Duration duration) {
    state.delay(duration);
  }

  /** Holds back everything in both directions until {@link #resume()}; connections stay open. */
  public void pause() {
    state.pause();
  }

  /** Lets everything through again, what was held back first. */
  public void resume() {
    state.resume();
  }

  /** Closes the connections that exist. New ones are accepted. */
  public void cut() {
    sockets.forEach(SlowLink::closeQuietly);
  }

  @Override
  public void close() throws IOException {
    listener.close();
    state.end();
    cut();
  }

  private void acceptAll() {
    while (!listener.isClosed()) {
      accept();
    }
  }

  private void accept() {
    try {
      connect(listener.accept());
    } catch (IOException e) {
      // The link is being closed, or the server is down: the client's connection ends.
      return;
    }
  }

  private void connect(Socket client) throws IOException {
    Socket server = new Socket();
    // Before anything can fail, so that both are closed whenever the link is cut.
    sockets.add(client);
    sockets.add(server);
    try {
      server.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), target));
      client.setTcpNoDelay(true);
      server.setTcpNoDelay(true);
      start("requests", () -> copy(client, server, false));
      start("answers", () -> copy(server, client, true));
    } catch (IOException e) {
      end(client);
      end(server);
      throw e;
    }
    if (listener.isClosed()) {
      cut();
    }
  }

  private void copy(Socket from, Socket to, boolean delayed) {
    byte[] buffer = new byte[8192];
    try {
      int count = from.getInputStream().read(buffer);
      while (count >= 0 && state.awaitPassage(delayed)) {
        to.getOutputStream().write(buffer, 0, count);
        count = from.getInputStream().read(buffer);
      }
    } catch (IOException e) {
      // One end has closed the connection; so does the link at both ends.
    } finally {
      end(from);
      end(to);
    }
  }

  private void end(Socket socket) {
    closeQuietly(socket);
    sockets.remove(socket);
  }

  private void start(String role, Runnable work) {
    Thread thread = new Thread(work, "link to " + target + ", " + role);
    thread.setDaemon(true);
    thread.start();
  }

  private static void closeQuietly(Closeable closeable) {
    try {
      closeable.close();
    } catch (IOException e) {
      // Nothing was written that has to be flushed.
      return;
    }
  }
}
