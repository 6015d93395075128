package io.avrodyne.axon;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.fail;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.axonframework.serialization.SerializationException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.function.Executable;

/** What applications get to see of a failure. */
final class Failures {

  /** What Axon says when a payload is needed; the exception of the serializer is the cause. */
  private static final String OF_AXON = "Error while deserializing payload of message";

  private Failures() {}

  /** Returns the message of the serializer, wherever Axon has put its exception. */
  static String of(Executable call) {
    return of(assertThrows(Throwable.class, call));
  }

  static String of(Throwable thrown) {
    for (Throwable each : causes(thrown)) {
      String message = Serializers.messageOf(each);
      if (each instanceof SerializationException && !message.startsWith(OF_AXON)) {
        return message;
      }
    }
    return fail(thrown);
  }

  /** Returns the state that the database reported. */
  static @Nullable String sqlStateOf(Executable call) {
    Throwable thrown = assertThrows(Throwable.class, call);
    for (Throwable each : causes(thrown)) {
      if (each instanceof SQLException e) {
        return e.getSQLState();
      }
    }
    return fail(thrown);
  }

  /** Returns the cause that has no cause. */
  static Throwable rootOf(Throwable thrown) {
    List<Throwable> causes = causes(thrown);
    return causes.get(causes.size() - 1);
  }

  private static List<Throwable> causes(Throwable thrown) {
    List<Throwable> causes = new ArrayList<>();
    for (Throwable each = thrown; each != null; each = each.getCause()) {
      causes.add(each);
    }
    return causes;
  }
}
