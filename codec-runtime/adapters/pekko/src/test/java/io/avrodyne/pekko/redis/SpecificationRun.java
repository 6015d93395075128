package io.avrodyne.pekko.redis;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.DynamicTest;
import org.scalatest.Args;
import org.scalatest.Suite;
import org.scalatest.events.Event;
import org.scalatest.events.SuiteAborted;
import org.scalatest.events.TestCanceled;
import org.scalatest.events.TestFailed;
import org.scalatest.events.TestIgnored;
import org.scalatest.events.TestPending;
import org.scalatest.events.TestSucceeded;
import scala.Option;

/** A run of a ScalaTest suite, whose tests are reported to JUnit one by one. */
final class SpecificationRun {

  private final List<Event> events = new ArrayList<>();

  private SpecificationRun() {}

  /** Runs a suite and returns a test for each of its tests, of which there must be so many. */
  static Stream<DynamicTest> testsOf(Suite suite, int expected) {
    SpecificationRun run = new SpecificationRun();
    suite.run(Option.empty(), run.arguments());
    List<DynamicTest> tests = run.tests();
    DynamicTest count =
        DynamicTest.dynamicTest(
            "runs " + expected + " tests",
            () -> Assertions.assertEquals(expected, run.count(TestSucceeded.class)));
    return Stream.concat(tests.stream(), Stream.of(count));
  }

  private Args arguments() {
    return new Args(
        this::add,
        Args.apply$default$2(),
        Args.apply$default$3(),
        Args.apply$default$4(),
        Args.apply$default$5(),
        Args.apply$default$6(),
        Args.apply$default$7(),
        Args.apply$default$8(),
        Args.apply$default$9(),
        Args.apply$default$10());
  }

  private synchronized void add(Event event) {
    events.add(event);
  }

  private synchronized long count(Class<? extends Event> kind) {
    return events.stream().filter(kind::isInstance).count();
  }

  private synchronized List<DynamicTest> tests() {
    return events.stream().flatMap(SpecificationRun::test).toList();
  }

  private static Stream<DynamicTest> test(Event event) {
    if (event instanceof TestSucceeded succeeded) {
      return Stream.of(DynamicTest.dynamicTest(succeeded.testName(), () -> {}));
    }
    if (event instanceof TestFailed failed) {
      return failure(failed.testName(), failed.message(), failed.throwable());
    }
    if (event instanceof SuiteAborted aborted) {
      return failure(aborted.suiteName(), aborted.message(), aborted.throwable());
    }
    if (event instanceof TestCanceled
        || event instanceof TestPending
        || event instanceof TestIgnored) {
      return failure(event.toString(), "did not run", Option.empty());
    }
    return Stream.empty();
  }

  private static Stream<DynamicTest> failure(
      String name, String message, Option<Throwable> throwable) {
    return Stream.of(
        DynamicTest.dynamicTest(
            name,
            () -> {
              throw new AssertionError(message, throwable.getOrElse(() -> null));
            }));
  }
}
