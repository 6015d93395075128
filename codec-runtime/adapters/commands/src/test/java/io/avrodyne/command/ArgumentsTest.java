package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArgumentsTest {

  private static final Option NAME = new Option("--name", "TEXT", "");
  private static final Option FLAG = new Option("--quiet", "", "");

  private static Arguments parse(String... line) {
    return Arguments.parse(List.of(NAME, FLAG), List.of(line));
  }

  private static String refusal(String... line) {
    return String.valueOf(assertThrows(UsageException.class, () -> parse(line)).getMessage());
  }

  @Test
  void valuesFollowTheNameOrAnEqualsSign() {
    assertEquals(List.of("a", "b=c", ""), parse("--name", "a", "--name=b=c", "--name=").all(NAME));
    assertEquals(Optional.of("--x"), parse("--name=--x", "--quiet").find(NAME));
  }

  @Test
  void missingOptionHasNoValue() {
    Arguments none = parse("--quiet");
    assertEquals(Optional.empty(), none.find(NAME));
    assertEquals(List.of(), none.all(NAME));
    assertTrue(none.has(FLAG));
    assertFalse(none.has(NAME));
  }

  @Test
  void optionWithoutItsValueIsRefused() {
    assertEquals("--name has no value. Write --name TEXT.", refusal("--name"));
    assertEquals("--name has no value. Write --name TEXT.", refusal("--name", "--quiet"));
    assertEquals("--quiet takes no value.", refusal("--quiet=yes"));
  }

  @Test
  void optionGivenTwiceHasNoSingleValue() {
    Arguments twice = parse("--name=a", "--name=a");
    assertEquals(
        "--name is given more than once.",
        assertThrows(UsageException.class, () -> twice.find(NAME)).getMessage());
  }

  @Test
  void unknownOptionIsRefusedWithTheNearestOne() {
    assertEquals("There is no option --nam. Did you mean --name?", refusal("--nam", "x"));
    assertEquals("There is no option --encoding.", refusal("--encoding=x"));
  }

  @Test
  void refusalsDoNotRepeatValues() {
    for (String[] line :
        new String[][] {{"--pasword=s3cret"}, {"--quiet=s3cret"}, {"s3cret"}, {"--x", "s3cret"}}) {
      assertFalse(refusal(line).contains("s3cret"), refusal(line));
    }
    assertEquals(
        "Argument 2 of the command is not an option. Options begin with --.",
        refusal("--quiet", "s3cret"));
  }

  @ParameterizedTest
  @CsvSource({
    "*, anything, true",
    "shop.*, shop.Order, true",
    "shop.*, shopOrder, false",
    "*.Order, shop.sub.Order, true",
    "*Order*, shop.Order, true",
    "shop.O?der, shop.Order, true",
    "shop.O?der, shop.Oder, false",
    "shop.Order, shop.Order, true",
    "shop.Order, shop.Orders, false",
    "a*b*c, a-b-b-c-c, true",
    "a*b*c, a-c-b, false",
    "'', '', true",
    "'', a, false"
  })
  void globMatchesWholeNames(String pattern, String name, boolean matches) {
    assertEquals(matches, new Glob(pattern).matches(name));
  }

  @Test
  void hostileGlobIsMatchedInBoundedTime() {
    assertFalse(new Glob("*a".repeat(1_000) + "b").matches("a".repeat(10_000)));
  }
}
