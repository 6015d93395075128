package io.avrodyne.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** What Maven knows of the goals: it shows this with {@code help:describe}. */
class DescriptorTest {

  @Test
  void goalsHaveTheirPhases() throws Exception {
    Map<String, String> phases = new TreeMap<>();
    for (Element goal : Descriptor.goals()) {
      phases.put(Descriptor.text(goal, "goal"), Descriptor.text(goal, "phase"));
    }
    assertEquals(
        Map.of(
            "generate", "generate-sources",
            "check", "verify",
            "register", "deploy",
            "fetch", "",
            "freeze", "",
            "diff", "verify"),
        phases);
  }

  @Test
  void goalsRunInParallelBuilds() throws Exception {
    for (Element goal : Descriptor.goals()) {
      assertEquals("true", Descriptor.text(goal, "threadSafe"), Descriptor.text(goal, "goal"));
    }
  }

  @Test
  void goalsAndParametersAreDescribed() throws Exception {
    List<String> without = new ArrayList<>();
    for (Element goal : Descriptor.goals()) {
      String name = Descriptor.text(goal, "goal");
      assertFalse(Descriptor.text(goal, "description").isEmpty(), name);
      for (Element parameter : Descriptor.parameters(goal)) {
        if (Descriptor.text(parameter, "description").isEmpty()) {
          without.add(name + " " + Descriptor.text(parameter, "name"));
        }
      }
    }
    assertEquals(List.of(), without);
  }

  @Test
  void noParameterIsASecret() throws Exception {
    for (Element goal : Descriptor.goals()) {
      for (Element parameter : Descriptor.parameters(goal)) {
        String name = Descriptor.text(parameter, "name");
        assertFalse(name.matches("(?i).*(password|token|secret|user|auth).*"), name);
      }
    }
  }

  /** A build that compiles before it freezes also generates, with the same properties. */
  @Test
  void freezeSharesWithGenerateOnlyThePropertiesOfAllGoals() throws Exception {
    Map<String, Set<String>> properties = new TreeMap<>();
    for (Element goal : Descriptor.goals()) {
      properties.put(Descriptor.text(goal, "goal"), Descriptor.properties(goal));
    }
    Set<String> shared = Objects.requireNonNull(properties.get("freeze"));
    shared.retainAll(Objects.requireNonNull(properties.get("generate")));
    assertEquals(Set.of("avrodyne.force", "avrodyne.skip"), shared);
  }

  @Test
  void prefixIsThatOfThePage() throws Exception {
    assertEquals("avrodyne", Descriptor.text(Descriptor.root(), "goalPrefix"));
    assertTrue(Descriptor.goals().size() > 4);
  }
}
