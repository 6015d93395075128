package io.avrodyne.processor.plan;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Says how a Java value and its Avro-shaped one become each other. */
public sealed interface Conversion {

  /** Calls the method of {@code visitor} for this conversion. */
  <R> R accept(Visitor<R> visitor);

  /** Returns what its methods are called on; nothing where no methods are. */
  default Optional<Receiver> called() {
    return Optional.empty();
  }

  /** An action for each conversion. */
  interface Visitor<R> {

    /** Visits one that makes a value of the other. */
    R values(Values conversion);

    /** Visits one that writes and reads bytes itself. */
    R streams(Streams conversion);

    /** Visits that of an object that holds nothing else. */
    R wrapper(Wrapper conversion);

    /** Visits one that changes nothing. */
    R asIs(AsIs conversion);
  }

  /**
   * Makes one value of the other.
   *
   * @param toAvro takes the Java value; null where assignment does it
   * @param fromAvro takes the Avro-shaped value
   * @param ours whether the methods are the runtime's: {@code fromAvro} then takes the input too,
   *     which gives an error its position, and never gives null
   */
  record Values(Receiver receiver, @Nullable String toAvro, String fromAvro, boolean ours)
      implements Conversion {

    /** Returns one of static methods of the runtime. */
    public static Values ofRuntime(ClassName owner, @Nullable String toAvro, String fromAvro) {
      return new Values(Receiver.ofStatic(owner), toAvro, fromAvro, true);
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
   * Writes and reads the bytes of the Avro-shaped value without making one.
   *
   * @param put takes the array, if the value is of bounded size, else the output; the position; the
   *     value; and returns the position behind it
   * @param read takes the input
   * @param arguments what both take besides, each preceded by a comma; empty for most
   * @param reusing whether {@code read} can also be given a value that it may overwrite
   */
  record Streams(Receiver receiver, String put, String read, CodeBlock arguments, boolean reusing)
      implements Conversion {

    /** Returns one without further arguments, whose values are made anew. */
    public static Streams of(Receiver receiver, String put, String read) {
      return new Streams(receiver, put, read, CodeBlock.of(""), false);
    }

    /** Returns one of static methods of the runtime. */
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
   * Takes the Avro-shaped value out of an object that holds nothing else, and puts it into one.
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

  /** Changes nothing: only the schema says more. */
  record AsIs() implements Conversion {

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.asIs(this);
    }
  }
}
