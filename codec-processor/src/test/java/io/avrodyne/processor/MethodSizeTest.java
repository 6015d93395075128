package io.avrodyne.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** HotSpot compiles no method of more than 8,000 bytes of code. */
class MethodSizeTest {

  private static final int HUGE = 8000;

  static Stream<Arguments> types() {
    return Stream.of(
        Arguments.of("record of 20", WideTypes.record(20, WideTypes::mixed)),
        Arguments.of("record of 100", WideTypes.record(100, WideTypes::mixed)),
        Arguments.of("record of 200", WideTypes.record(200, i -> "@AvroNullable Byte")),
        Arguments.of("record of 254 longs", WideTypes.record(254, i -> "@AvroNullable Long")),
        Arguments.of("record of 254 bytes", WideTypes.record(254, i -> "@AvroNullable Byte")),
        Arguments.of("record of 254 enums", WideTypes.record(254, i -> "@AvroNullable Side")),
        Arguments.of("bean of 100", WideTypes.bean(100, i -> "@AvroNullable Character")),
        Arguments.of("bean of 300", WideTypes.bean(300, WideTypes::mixed)),
        Arguments.of("bean of 1000", WideTypes.bean(1000, i -> "@AvroNullable Short")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("types")
  void hotSpotCompilesEveryEmittedMethod(String name, JavaFileObject source) {
    Compilation compilation = TestCompiler.compile(source);
    Map<String, Integer> huge = new HashMap<>();
    CodeSizes.of(new GeneratedClasses(compilation).bytes("shop.WideAvroCodec"))
        .forEach(
            (method, size) -> {
              if (size >= HUGE) {
                huge.put(method, size);
              }
            });
    assertEquals(Map.of(), huge, name);
  }
}
