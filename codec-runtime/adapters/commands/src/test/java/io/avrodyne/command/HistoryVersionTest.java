package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HistoryVersionTest {

  private static HistoryVersion version(String text) {
    return HistoryVersion.of(text).orElseThrow();
  }

  @Test
  void numbersAreOrderedByTheirIntegers() {
    List<String> texts = List.of("0", "1", "1.0.1", "v2", "2.5", "v10");
    for (int i = 0; i < texts.size(); i++) {
      for (int j = 0; j < texts.size(); j++) {
        int order = version(texts.get(i)).compareTo(version(texts.get(j)));
        assertEquals(Integer.signum(i - j), Integer.signum(order), texts.get(i) + texts.get(j));
      }
    }
    assertTrue(version("v01.0").isSame(version("1")));
  }

  @Test
  void nextKeepsTheLetter() {
    assertEquals("v4", version("v3.9").next().text());
    assertEquals("4", version("03").next().text());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "v", "1.", ".1", "a", "1-2", "1234567890", "V1"})
  void otherTextsAreNotVersions(String text) {
    assertEquals(Optional.empty(), HistoryVersion.of(text));
    assertEquals(Optional.empty(), HistoryVersion.ofFile(text + ".avsc"));
  }

  @Test
  void filesEndWithTheSuffix() {
    assertEquals(Optional.of(new HistoryVersion("7")), HistoryVersion.ofFile("7.avsc"));
    assertEquals(Optional.empty(), HistoryVersion.ofFile("7.json"));
  }
}
