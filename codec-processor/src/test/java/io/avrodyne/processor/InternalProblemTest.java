package io.avrodyne.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import java.util.List;
import java.util.Locale;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** Exceptions that the processor does not expect, here because its file is there already. */
class InternalProblemTest {

  private static final JavaFileObject IN_ITS_PLACE =
      Sources.of("package shop; class OrderAvroCodec {}");
  private static final JavaFileObject ORDER =
      Sources.inShop("@AvroRecord\nrecord Order(int id) {}");

  private static Compilation compile(JavaFileObject... sources) {
    return TestCompiler.compile(List.of(new TypeGenerator(IN_ITS_PLACE)), sources);
  }

  @Test
  void failureIsReportedAtItsTypeWithItsStack() {
    Compilation compilation = compile(ORDER);
    assertEquals(1, compilation.errors().size(), compilation.errors().toString());
    String message = compilation.errors().get(0).getMessage(Locale.ROOT);
    assertTrue(message.startsWith("[AvroInternal] Order made the processor fail. "), message);
    assertTrue(message.contains("Please report it with this:\n"), message);
    assertTrue(message.contains("FilerException"), message);
    assertTrue(message.contains("\tat " + Output.class.getName()), message);
    assertEquals(2, compilation.errors().get(0).getLineNumber());
  }

  @Test
  void failureOfOneTypeDoesNotHideTheProblemsOfOthers() {
    Compilation compilation =
        compile(ORDER, Sources.inShop("@AvroRecord record Odd(Object odd) {}"));
    assertEquals(2, compilation.errors().size(), compilation.errors().toString());
  }
}
