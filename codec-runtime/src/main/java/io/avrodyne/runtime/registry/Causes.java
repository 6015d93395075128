package io.avrodyne.runtime.registry;

import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLException;

/** Descriptions of the reasons why a request was not answered. */
final class Causes {

  private Causes() {}

  /** Returns the class and the message of the deepest cause that has a message. */
  static String describe(Throwable failure) {
    Throwable told = failure;
    for (Throwable each = failure; each != null; each = each.getCause()) {
      if (each.getMessage() != null || told.getMessage() == null) {
        told = each;
      }
    }
    String message = told.getMessage();
    return told.getClass().getSimpleName()
        + (message == null ? "" : ": " + MessageText.of(message));
  }

  static String remedy(Throwable failure) {
    for (Throwable each = failure; each != null; each = each.getCause()) {
      if (each instanceof SSLException) {
        return "Check the URL, and give the client an SSLContext that trusts the registry's"
            + " certificate";
      }
    }
    return failure instanceof TimeoutException
        ? "Check the registry, or raise requestTimeout of the client"
        : "Check the URL, and that the registry is running";
  }
}
