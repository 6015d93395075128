package io.avrodyne.processor.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VersionNumberTest {

  @ParameterizedTest
  @ValueSource(
      strings = {"", "1", ".avsc", "v.avsc", "1..2.avsc", "-1.avsc", "1a.avsc", "1234567890.avsc"})
  void otherFilesAreNone(String file) {
    assertEquals(Optional.empty(), VersionNumber.ofFile(file));
  }

  @Test
  void orderIsThatOfTheNumbers() {
    List<String> sorted =
        Stream.of("v10.avsc", "2.avsc", "1.10.avsc", "1.9.avsc", "1.avsc", "0.avsc")
            .map(file -> VersionNumber.ofFile(file).orElseThrow())
            .sorted()
            .map(VersionNumber::text)
            .toList();
    assertEquals(List.of("0", "1", "1.9", "1.10", "2", "v10"), sorted);
  }

  @ParameterizedTest
  @ValueSource(strings = {"v1", "01", "1.0", "1.0.0"})
  void lettersAndZerosMakeNoOtherVersion(String text) {
    assertEquals(0, new VersionNumber("1").compareTo(new VersionNumber(text)));
  }

  @ParameterizedTest
  @CsvSource({"1,2", "v9,v10", "1.3,2", "v2.5.1,v3"})
  void nextCountsTheFirstIntegerUp(String text, String next) {
    assertEquals(next, new VersionNumber(text).next().text());
    assertTrue(new VersionNumber(text).compareTo(new VersionNumber(next)) < 0);
  }
}
