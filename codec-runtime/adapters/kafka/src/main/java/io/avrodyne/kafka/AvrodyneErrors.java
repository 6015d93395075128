package io.avrodyne.kafka;

import io.avrodyne.runtime.registry.RegistryException;
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
   * of consumers, Kafka Streams and Spring. It counts unless its answer is about the schema: one
   * that the registry rejects, and one that cannot be parsed.
   *
   * @param thrown what an error handler was called with
   */
  public static boolean isRegistryFailure(@Nullable Throwable thrown) {
    Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Throwable e = thrown; e != null && seen.add(e); e = e.getCause()) {
      if (e instanceof RegistryException registry) {
        return !isAboutSchema(registry.status(), registry.errorCode());
      }
    }
    return false;
  }

  private static boolean isAboutSchema(int status, int errorCode) {
    return switch (status) {
      case OK, CONFLICT, UNPROCESSABLE -> true;
      case NOT_FOUND -> errorCode / 100 == NOT_FOUND;
      default -> false;
    };
  }
}
