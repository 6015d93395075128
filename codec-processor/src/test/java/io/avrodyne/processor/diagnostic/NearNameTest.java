package io.avrodyne.processor.diagnostic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearNameTest {

  @ParameterizedTest
  @CsvSource({"price, prise", "price, prce", "price, prices", "price, rpice", "id, idd", "id, ib"})
  void nameWithAtMostTwoOtherLettersIsNear(String name, String candidate) {
    assertEquals(Optional.of(candidate), NearName.of(name, List.of(candidate)));
  }

  @ParameterizedTest
  @CsvSource({"price, cost", "price, unitPrice", "id, at", "a, b", "price, ''"})
  void otherNamesAreNot(String name, String candidate) {
    assertEquals(Optional.empty(), NearName.of(name, List.of(candidate)));
  }

  @Test
  void nearestCountsAndTheFirstOfSeveral() {
    assertEquals(
        Optional.of("prize"), NearName.of("price", List.of("prizes", "prize", "prite", "cost")));
  }

  @Test
  void suggestionContinuesASentence() {
    assertEquals(" (did you mean id?)", NearName.suggestion("idd", List.of("id")));
    assertEquals("", NearName.suggestion("price", List.of("id")));
  }
}
