package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javax.annotation.processing.Processor;
import javax.tools.JavaFileObject;
import org.apache.avro.Schema;

/** Compiles {@code shop.Order}, and sends one through its codec and back. */
final class RoundTrip {

  private final List<Processor> others = new ArrayList<>();
  private final List<JavaFileObject> files = new ArrayList<>();

  /** Begins one with the sources of {@code Order} and of what belongs to it. */
  static RoundTrip of(String... sources) {
    RoundTrip trip = new RoundTrip();
    for (String source : sources) {
      trip.files.add(Sources.inShop(source));
    }
    return trip;
  }

  /** Adds a whole compilation unit. */
  RoundTrip with(String unit) {
    files.add(Sources.of(unit));
    return this;
  }

  /** Adds a type that another processor generates in the first round. */
  RoundTrip generating(String source) {
    others.add(new TypeGenerator(Sources.inShop(source)));
    return this;
  }

  /**
   * Checks the bytes of what the expression makes, the bytes of what decoding makes of them, and
   * those of a copy, which generated code makes.
   */
  Schema assertEncodes(String expression, int... bytes) {
    files.add(
        Sources.of(
            "package shop; public class Sample implements java.util.function.Supplier<Object> {"
                + " @Override public Object get() { return "
                + expression
                + "; } }"));
    Compilation compilation = CopyingProject.compile(others, files.toArray(JavaFileObject[]::new));
    assertThat(compilation).succeededWithoutWarnings();
    GeneratedClasses classes = new GeneratedClasses(compilation);
    AvroCodec<Object> codec = classes.codecOf("shop.Order");
    byte[] expected = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      expected[i] = (byte) bytes[i];
    }
    Object value = sample(classes);
    assertArrayEquals(expected, codec.encode(value));
    Object decoded = codec.decode(expected);
    assertArrayEquals(expected, codec.encode(decoded));
    Object used = codec.decode(new AvroInput().reset(expected), codec.decode(expected));
    assertArrayEquals(expected, codec.encode(used));
    assertEquals(value.getClass(), decoded.getClass());
    Object copy = codec.copy(value);
    assertArrayEquals(expected, codec.encode(copy));
    assertEquals(decoded.getClass(), copy.getClass());
    assertTrue(codec.copiesObjects());
    assertEquals(value instanceof Enum, copy == value);
    return codec.schema();
  }

  private static Object sample(GeneratedClasses classes) {
    try {
      return ((Supplier<?>) classes.load("shop.Sample").getDeclaredConstructor().newInstance())
          .get();
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }
}
