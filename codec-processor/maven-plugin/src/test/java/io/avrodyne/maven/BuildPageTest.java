package io.avrodyne.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * Compares the page with what the plugin has; {@link BuildEngineerTest} does what the page says.
 */
class BuildPageTest {

  private static final Pattern GOAL_ROW = Pattern.compile("(?m)^\\| (`[a-z]+` \\| [`a-z-]*) ?\\|");
  private static final Pattern GOAL = Pattern.compile("mvn.* avrodyne:([a-z-]+)");
  private static final Pattern PROPERTY = Pattern.compile("-D(avrodyne\\.\\w+)");
  private static final Pattern PARAMETER = Pattern.compile("`<(\\w+)>`");
  private static final Pattern ACTION = Pattern.compile("uses: (\\S+ # \\S+)");

  private final BuildPage page;
  private final Set<String> goals = new TreeSet<>();
  private final Set<String> parameters = new TreeSet<>();
  private final Set<String> properties = new TreeSet<>();

  BuildPageTest() throws Exception {
    page = new BuildPage();
    for (Element goal : Descriptor.goals()) {
      goals.add(Descriptor.text(goal, "goal"));
      for (Element parameter : Descriptor.parameters(goal)) {
        parameters.add(Descriptor.text(parameter, "name"));
      }
      properties.addAll(Descriptor.properties(goal));
    }
  }

  @Test
  void tableHasTheGoalsWithTheirPhases() throws Exception {
    Set<String> rows = new TreeSet<>();
    for (Element goal : Descriptor.goals()) {
      String phase = Descriptor.text(goal, "phase");
      rows.add(
          "`"
              + Descriptor.text(goal, "goal")
              + "` | "
              + (phase.isEmpty() ? "" : "`" + phase + "`"));
    }
    assertEquals(rows, new TreeSet<>(page.all(GOAL_ROW)));
  }

  @Test
  void namedGoalsParametersAndPropertiesExist() {
    List<String> unknown = new ArrayList<>();
    page.all(GOAL).stream().filter(goal -> !goals.contains(goal)).forEach(unknown::add);
    page.all(PARAMETER).stream().filter(it -> !parameters.contains(it)).forEach(unknown::add);
    page.all(PROPERTY).stream().filter(it -> !properties.contains(it)).forEach(unknown::add);
    assertEquals(List.of(), unknown);
  }

  @Test
  void configurationsOfThePageAreUnderstood() throws Exception {
    List<String> unknown = new ArrayList<>();
    for (String block : page.blocks("xml")) {
      Element root =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new ByteArrayInputStream(block.getBytes(StandardCharsets.UTF_8)))
              .getDocumentElement();
      collect(root, "goal").stream()
          .map(Node::getTextContent)
          .filter(goal -> !goals.contains(goal))
          .forEach(unknown::add);
      for (Element configuration : collect(root, "configuration")) {
        for (Node node = configuration.getFirstChild();
            node != null;
            node = node.getNextSibling()) {
          if (node instanceof Element child && !parameters.contains(child.getTagName())) {
            unknown.add(child.getTagName());
          }
        }
      }
    }
    assertEquals(List.of(), unknown);
  }

  private static List<Element> collect(Element element, String name) {
    List<Element> found = new ArrayList<>();
    for (int i = 0; i < element.getElementsByTagName(name).getLength(); i++) {
      found.add((Element) element.getElementsByTagName(name).item(i));
    }
    return found;
  }

  @Test
  void workflowHasTheTriggersAndStepsThatThePageDescribes() throws Exception {
    Workflow workflow = Workflow.of(page);
    assertEquals(List.of("mvn -B -ntp verify"), workflow.commands("refs/pull/7/merge"));
    assertEquals(
        List.of("mvn -B -ntp verify", "mvn -B -ntp avrodyne:register"),
        workflow.commands("refs/heads/main"));
    assertEquals(Set.of("push", "pull_request"), workflow.triggers());
    assertEquals(
        Set.of("SCHEMA_REGISTRY_URL", "SCHEMA_REGISTRY_BASIC_AUTH_USER_INFO"),
        workflow.environment("u", "s").keySet());
  }

  @Test
  void workflowUsesTheActionsOfThisProject() throws Exception {
    String own = Files.readString(Path.of("..", "..", ".github", "workflows", "verify.yml"));
    List<String> actions = page.all(ACTION);
    assertEquals(2, actions.size());
    for (String action : actions) {
      assertTrue(own.contains("uses: " + action), action);
    }
  }
}
