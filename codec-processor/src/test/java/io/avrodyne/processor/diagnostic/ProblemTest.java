package io.avrodyne.processor.diagnostic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.processor.plan.Plans;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProblemTest {

  private static String message(Code code, String finding) {
    return new Problem(code, finding, "Rule.", "Do this.", Plans.ORIGIN).message();
  }

  @Test
  void messageIsCodeFindingRuleAndNextStep() {
    assertEquals("[AvroName] Order is a. Rule. Do this.", message(Code.NAME, "Order is a."));
  }

  @Test
  void findingThatQuotesControlsStaysOneLine() {
    assertEquals("[AvroName] a?b?c? Rule. Do this.", message(Code.NAME, "a\nb\u2028c\u202e"));
  }

  @Test
  void longFindingIsCut() {
    String message = message(Code.NAME, "x".repeat(5000));
    assertEquals("[AvroName] " + "x".repeat(1000) + "... Rule. Do this.", message);
  }

  @Test
  void stackOfABugIsPrintedWhole() {
    assertTrue(message(Code.INTERNAL, "a\nb".repeat(1000)).contains("a\nba\nb"));
  }

  @Test
  void codesAreDifferent() {
    List<String> codes = Arrays.stream(Code.values()).map(Code::toString).toList();
    assertEquals(codes.stream().distinct().toList(), codes);
    assertTrue(
        codes.stream().allMatch(code -> code.matches("Avro[A-Z][A-Za-z]+")), codes::toString);
  }
}
