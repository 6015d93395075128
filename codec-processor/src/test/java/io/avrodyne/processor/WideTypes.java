package io.avrodyne.processor;

import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.tools.JavaFileObject;

/** Writes sources of types with many properties. */
final class WideTypes {

  private static final String[] MIX = {
    "String", "long", "@AvroNullable Long", "@AvroNullable String", "int", "@AvroNullable Side"
  };

  private WideTypes() {}

  /** Returns a record, its components named {@code f0} and so on. */
  static JavaFileObject record(int components, IntFunction<String> type) {
    return Sources.inShop(
        IntStream.range(0, components)
            .mapToObj(i -> type.apply(i) + " f" + i)
            .collect(
                Collectors.joining(
                    ", ",
                    "@AvroRecord public record Wide(",
                    ") { public enum Side { ASK, BID } }")));
  }

  /** Returns a class with fields that the codec uses themselves. */
  static JavaFileObject bean(int fields, IntFunction<String> type) {
    String members =
        IntStream.range(0, fields)
            .mapToObj(i -> "public " + type.apply(i) + " f" + i + ";")
            .collect(Collectors.joining("\n"));
    return Sources.inShop(
        "@AvroRecord public class Wide {" + members + " public enum Side { ASK, BID } }");
  }

  /** Returns a type for each index, in turn. */
  static String mixed(int index) {
    return MIX[index % MIX.length];
  }
}
