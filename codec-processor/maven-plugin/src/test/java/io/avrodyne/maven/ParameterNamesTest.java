package io.avrodyne.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ParameterNamesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Give --topic, --subject-strategy record, or --map. See check --help."
            + "|Give <topic>, <subjectStrategy> record, or <map>.",
        "Choose one with --include.|Choose one with <includes>.",
        "a--b and x---y and --|a--b and x---y and --"
      })
  void optionsBecomeParameters(String line, String expected) {
    assertEquals(expected, ParameterNames.in(line));
  }
}
