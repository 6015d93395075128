package io.avrodyne.databases;

import java.io.BufferedReader;
import java.io.IOException;

/** The output of a server's process, which says when the server is ready. */
final class ServerOutput {

  private ServerOutput() {}

  /**
   * Waits for a line that contains a text. The rest of the output is read and dropped until the
   * process ends, because the server would wait if nobody read it.
   *
   * @param server the name of the server, for messages and threads
   * @throws IOException if the output ends without such a line; the message has all of it
   */
  static void awaitLine(BufferedReader output, String text, String server) throws IOException {
    StringBuilder said = new StringBuilder();
    for (String line = output.readLine(); line != null; line = output.readLine()) {
      said.append('\n').append(line);
      if (line.contains(text)) {
        drain(output, server);
        return;
      }
    }
    throw new IOException(server + " has ended while it started. It said:" + said);
  }

  private static void drain(BufferedReader output, String server) {
    Thread thread = new Thread(() -> readToEnd(output), "output of " + server);
    thread.setDaemon(true);
    thread.start();
  }

  private static void readToEnd(BufferedReader output) {
    try (output) {
      while (output.readLine() != null) {}
    } catch (IOException e) {
      // The process was ended, which closes its output.
      return;
    }
  }
}
