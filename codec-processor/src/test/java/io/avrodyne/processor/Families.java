package io.avrodyne.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.tools.JavaFileObject;

/** Writes sources of types that all reach each other. */
final class Families {

  private Families() {}

  /** Returns a sealed interface whose records have the components that {@code held} says. */
  static JavaFileObject[] sealed(int size, IntFunction<String> held) {
    return files(
        "@AvroUnion public sealed interface S permits " + names(size, "", ", ") + " {}",
        size,
        i -> "@AvroRecord public record R" + i + "(" + held.apply(i) + ") implements S {}");
  }

  /** Returns an interface whose branches are listed, and are classes with fields. */
  static JavaFileObject[] listed(int size) {
    return files(
        "@AvroUnion({" + names(size, ".class", ", ") + "}) public interface S {}",
        size,
        i ->
            "@AvroRecord public class R"
                + i
                + " implements S { public int id; public List<S> held; }");
  }

  /** Returns a sealed interface without a codec, and as many records that are not of it. */
  static JavaFileObject[] withHolders(int size) {
    List<JavaFileObject> files =
        new ArrayList<>(
            List.of(
                files(
                    "public sealed interface S permits " + names(size, "", ", ") + " {}",
                    size,
                    i ->
                        "@AvroRecord public record R"
                            + i
                            + "(int id, List<S> held) implements S {}")));
    for (int i = 0; i < size; i++) {
      files.add(
          Sources.inShop(
              "@AvroRecord public record Holder"
                  + i
                  + "(Box<S> s, S one, java.util.Map<String, S> more) {}"));
    }
    files.add(Sources.inShop("@AvroRecord public record Box<T>(T value) {}"));
    return files.toArray(JavaFileObject[]::new);
  }

  /** Returns records each of which holds the next one. */
  static JavaFileObject[] ring(int size, String more) {
    return files(
        "interface S {}",
        size,
        i ->
            "@AvroRecord public record R%d(int id, @AvroNullable R%d next, List<R%d> after%s) {}"
                .formatted(i, (i + 1) % size, (i + 2) % size, more));
  }

  private static JavaFileObject[] files(String first, int size, IntFunction<String> record) {
    List<JavaFileObject> files = new ArrayList<>();
    files.add(Sources.inShop(first));
    IntStream.range(0, size).mapToObj(record).map(Sources::inShop).forEach(files::add);
    return files.toArray(JavaFileObject[]::new);
  }

  private static String names(int size, String suffix, String separator) {
    return IntStream.range(0, size)
        .mapToObj(i -> "R" + i + suffix)
        .collect(Collectors.joining(separator));
  }
}
