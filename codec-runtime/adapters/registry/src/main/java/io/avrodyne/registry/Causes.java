package io.avrodyne.registry;

import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLException;

/** Descriptions of the reasons why a request was not answered. */
final class Causes {

  private Causes() {}

  /** Returns the class and the message of the first cause that has one, or all classes. */
  static String describe(Throwable failure, Secrets secrets) {
    StringBuilder classes = new StringBuilder();
    for (Throwable each = failure; each != null; each = each.getCause()) {
      if (each.getMessage() != null) {
        return name(each) + ": " + secrets.text(each.getMessage());
      }
      classes.append(classes.isEmpty() ? "" : " by ").append(name(each));
    }
    return classes.toString();
  }

  private static String name(Throwable failure) {
    return failure.getClass().getSimpleName();
  }

  static String remedy(Throwable failure) {
    for (Throwable each = failure; each != null; each = each.getCause()) {
      if (each instanceof SSLException) {
        return "Check the URL, and give the client an SSLContext that trusts the registry's"
            + " certificate";
      }
    }
    return failure instanceof TimeoutException
        ? "Check the registry, or raise requestTimeout or totalTimeout of the client"
        : "Check the URL, and that the registry is running";
  }
}
