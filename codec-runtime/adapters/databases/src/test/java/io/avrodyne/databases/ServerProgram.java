package io.avrodyne.databases;

import java.nio.file.Path;

/** A program that starts a server and waits to be ended. */
final class ServerProgram {

  private ServerProgram() {}

  /**
   * Says that it starts, and the directory of the server's files when it runs.
   *
   * @param arguments {@code postgres}, {@code redis}, {@code registry} or {@code disk}
   */
  @SuppressWarnings("SystemOut")
  public static void main(String[] arguments) throws Exception {
    System.out.println("starting");
    System.out.println(start(arguments[0]));
    System.in.read();
  }

  private static Path start(String kind) throws Exception {
    return switch (kind) {
      case "postgres" -> PostgresServer.start().data();
      case "redis" -> RedisServer.start().data();
      case "registry" -> RegistryServer.start().data();
      default -> SmallDisk.mount(1).path();
    };
  }
}
