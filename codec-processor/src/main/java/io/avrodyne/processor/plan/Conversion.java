package io.avrodyne.processor.plan;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The conversion between a Java value and its Avro-shaped value. */
public sealed interface Conversion {

  /** Calls the method of {@code visitor} for this conversion. */
  <R> R accept(Visitor<R> visitor);

  /** Returns the receiver of its methods; empty for a conversion without methods. */
  default Optional<Receiver> called() {
    return Optional.empty();
  }

  /** An action for each conversion. */
  interface Visitor<R> {

    /** Visits a conversion that creates one value from the other. */
    R values(Values conversion);

    /** Visits a conversion that writes and reads bytes itself. */
    R streams(Streams conversion);

    /** Visits the conversion of a wrapper. */
    R wrapper(Wrapper conversion);

    /** Visits a conversion that changes nothing. */
    R asIs(AsIs conversion);
  }

  /**
   * A conversion that creates one value from the other.
   *
   * @param toAvro takes the Java value; null where assignment does it
   * @param fromAvro takes the Avro-shaped value
   * @param arguments further arguments of {@code fromAvro}, each preceded by a comma; empty for
   *     most
   * @param ours whether the methods are the runtime's: {@code fromAvro} then takes the input too,
   *     which gives an error its position, and never gives null
   */
  record Values(
      Receiver receiver,
      @Nullable String toAvro,
      String fromAvro,
      CodeBlock arguments,
      boolean ours)
      implements Conversion {

    /** Returns a conversion by methods of the runtime. */
    public static Values ofRuntime(Receiver receiver, @Nullable String toAvro, String fromAvro) {
      return new Values(receiver, toAvro, fromAvro, CodeBlock.of(""), true);
    }

    /** Returns a conversion by methods of the user. */
    public static Values ofUser(Receiver receiver, String toAvro, String fromAvro) {
      return new Values(receiver, toAvro, fromAvro, CodeBlock.of(""), false);
    }

    /** Returns a conversion by static methods of the runtime. */
    public static Values ofRuntime(ClassName owner, @Nullable String toAvro, String fromAvro) {
      return ofRuntime(Receiver.ofStatic(owner), toAvro, fromAvro);
    }

    @Override
    public Optional<Receiver> called() {
      return Optional.of(receiver);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.values(this);
    }
  }

  /**
   * A conversion that writes and reads the bytes of the Avro-shaped value without creating that
   * value.
   *
   * @param put takes the array, if the value is of bounded size, else the output; the position; the
   *     value; and returns the position after it
   * @param read takes the input
   * @param arguments further arguments of both, each preceded by a comma; empty for most
   * @param reusing whether {@code read} can also be given a value that it may overwrite
   */
  record Streams(Receiver receiver, String put, String read, CodeBlock arguments, boolean reusing)
      implements Conversion {

    /** Returns a conversion without further arguments that creates new values. */
    public static Streams of(Receiver receiver, String put, String read) {
      return new Streams(receiver, put, read, CodeBlock.of(""), false);
    }

    /** Returns a conversion by static methods of the runtime. */
    public static Streams ofRuntime(ClassName owner, String put, String read) {
      return of(Receiver.ofStatic(owner), put, read);
    }

    @Override
    public Optional<Receiver> called() {
      return Optional.of(receiver);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.streams(this);
    }
  }

  /**
   * A conversion that takes the Avro-shaped value out of an object that contains nothing else, and
   * puts it into one.
   *
   * @param component reads it
   * @param creator takes it
   */
  record Wrapper(AccessPlan component, InvocationPlan creator) implements Conversion {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.wrapper(this);
    }
  }

  /** A conversion that changes nothing: it only adds to the schema. */
  record AsIs() implements Conversion {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.asIs(this);
    }
  }
}
