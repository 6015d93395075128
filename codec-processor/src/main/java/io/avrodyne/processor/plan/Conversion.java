package io.avrodyne.processor.plan;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
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

    /**
     * Returns the argument of one of the methods, whose parameter is a box. A class of the user may
     * have an overload for a wider primitive, which would be called with a primitive.
     */
    public CodeBlock boxed(TypeName box, CodeBlock value) {
      return ours ? value : Cast.of(box, value);
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
   * @param cast what the value is cast to, so that no other overload of the creator is called; null
   *     if there is only one
   */
  record Wrapper(AccessPlan component, InvocationPlan creator, @Nullable TypeName cast)
      implements Conversion {

    /** Creates one whose creator has no other overload. */
    public Wrapper(AccessPlan component, InvocationPlan creator) {
      this(component, creator, null);
    }

    /** Returns the expression of the wrapper of a value. */
    public CodeBlock create(CodeBlock value) {
      return creator.call(cast == null ? value : Cast.of(cast, value));
    }

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
