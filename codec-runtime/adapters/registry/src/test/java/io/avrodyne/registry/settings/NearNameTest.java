package io.avrodyne.registry.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearNameTest {

  private static final List<String> KNOWN =
      List.of("register", "check", "fetch", "schema.registry.basic.auth.user.info");

  @ParameterizedTest
  @CsvSource({
    "regster, register",
    "registre, register",
    "fetsh, fetch",
    "chekc, check",
    "schema.registry.basic.auth.userinfo, schema.registry.basic.auth.user.info",
    "fe, ''",
    "download, ''",
    "schema.registry.basic.user.info, ''",
    "'', ''"
  })
  void suggestionIsTheNearestNameWithinAFewEdits(String unknown, String expected) {
    assertEquals(
        expected.isEmpty() ? "" : " Did you mean " + expected + "?",
        NearName.suggestion(unknown, KNOWN));
  }
}
