package io.avrodyne.registry;

import static io.avrodyne.registry.StubRegistry.error;
import static io.avrodyne.registry.StubRegistry.json;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests of how the client asks for compatibility levels and sets them. */
class HttpLevelsTest {

  private final StubRegistry stub = new StubRegistry();
  private final HttpRegistry registry = HttpRegistry.builder(stub.url()).build();

  @AfterEach
  void close() {
    registry.close();
    stub.close();
  }

  @Test
  void findsTheLevelOfASubject() {
    stub.on(
        "GET /config/a%2Fb",
        json(200, "{\"compatibilityLevel\":\"FULL_TRANSITIVE\",\"alias\":{}}"),
        error(404, 40408, "Subject 'a/b' does not have subject-level compatibility configured"),
        error(404, 40401, "Subject not found"));
    assertEquals(Optional.of(SubjectCompatibility.FULL_TRANSITIVE), registry.compatibility("a/b"));
    assertEquals(Optional.empty(), registry.compatibility("a/b"));
    assertEquals(Optional.empty(), registry.compatibility("a/b"));
  }

  @Test
  void subjectMayHaveSettingsWithoutALevel() {
    stub.on(
        "GET /config/o",
        json(200, "{\"normalize\":true}"),
        json(200, "{\"alias\":\"orders-value\",\"compatibilityLevel\":null}"));
    assertEquals(Optional.empty(), registry.compatibility("o"));
    assertEquals(Optional.empty(), registry.compatibility("o"));
  }

  @Test
  void findsTheDefault() {
    stub.on("GET /config", json(200, "{\"compatibilityLevel\":\"BACKWARD\"}"));
    assertEquals(SubjectCompatibility.BACKWARD, registry.defaultCompatibility());
  }

  @Test
  void setsALevel() {
    stub.on("PUT /config/o", json(200, "{\"compatibility\":\"NONE\"}"));
    registry.setCompatibility("o", SubjectCompatibility.NONE);
    assertEquals("PUT /config/o", stub.last().line());
    assertEquals("{\"compatibility\":\"NONE\"}", stub.last().body());
  }

  @Test
  void anotherAnswerThanWasSetIsAnError() {
    stub.on("PUT /config/o", json(200, "{\"compatibility\":\"FULL\"}"));
    assertEquals(
        "subject o: the registry was asked for NONE and answered that the level is FULL. Check its"
            + " settings",
        messageOfSetting());
  }

  @Test
  void errorsNameTheRequestAndTheRemedy() {
    stub.on(
        "PUT /config/o",
        error(422, 42203, "Invalid compatibility level"),
        error(422, 42205, "Subject is in read-only mode"),
        error(403, 40301, "Not allowed"));
    for (String remedy :
        new String[] {
          ": Invalid compatibility level. Choose another compatibility level",
          ": Subject is in read-only mode. Change the mode of the subject or of the registry, which"
              + " is read-only",
          ": Not allowed. Ask for the permission, or check the credentials"
        }) {
      String message = messageOfSetting();
      assertTrue(message.startsWith("subject o: PUT /config/o at "), message);
      assertTrue(message.endsWith(remedy), message);
    }
  }

  private String messageOfSetting() {
    RegistryException e =
        assertThrows(
            RegistryException.class,
            () -> registry.setCompatibility("o", SubjectCompatibility.NONE));
    return String.valueOf(e.getMessage());
  }

  @Test
  void answersWithoutAKnownLevelAreNotARegistrys() {
    stub.on(
        "GET /config",
        json(200, "{\"compatibilityLevel\":\"SOMETIMES\"}"),
        json(200, "{}"),
        json(200, "<html>"));
    for (String fact :
        new String[] {
          "has the unknown compatibility level SOMETIMES",
          "has no compatibility level",
          "is not JSON, or not all of it"
        }) {
      NotARegistryException e =
          assertThrows(NotARegistryException.class, registry::defaultCompatibility);
      String message = String.valueOf(e.getMessage());
      assertTrue(message.contains(", which " + fact), message);
    }
  }

  @Test
  void subjectsHaveNames() {
    assertThrows(IllegalArgumentException.class, () -> registry.compatibility(" "));
  }
}
