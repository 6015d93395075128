package io.avrodyne.kafka;

import io.avrodyne.registry.NotARegistryException;
import io.avrodyne.registry.RegistryException;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Questions about exceptions that serializers and deserializers throw, for the error handlers of
 * applications.
 */
public final class AvrodyneErrors {

  private static final int OK = 200;
  private static final int NOT_FOUND = 404;
  private static final int CONFLICT = 409;
  private static final int UNPROCESSABLE = 422;

  private AvrodyneErrors() {}

  /**
   * Returns whether a record could not be processed because a registry was down, overloaded or
   * wrongly configured, or because it rejected the credentials. Such a failure tells nothing about
   * the record, which should be tried again and not be skipped.
   *
   * <p>The exception of a registry may be the cause of other exceptions to any depth, such as those
   * of consumers, Kafka Streams and Spring. It counts unless the answer of the registry is about
   * the schema: one that it does not have or rejects, and one that cannot be parsed. An answer that
   * is not a registry's, such as the page of a proxy, counts.
   *
   * @param thrown what an error handler was called with
   */
  public static boolean isRegistryFailure(@Nullable Throwable thrown) {
    Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Throwable e = thrown; e != null && seen.add(e); e = e.getCause()) {
      if (e instanceof NotARegistryException
          || (e instanceof RegistryException registry && !isAboutSchema(registry))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAboutSchema(RegistryException registry) {
    return switch (registry.status()) {
      case OK, CONFLICT, UNPROCESSABLE -> true;
      case NOT_FOUND -> registry.errorCode() / 100 == NOT_FOUND;
      default -> false;
    };
  }
}
