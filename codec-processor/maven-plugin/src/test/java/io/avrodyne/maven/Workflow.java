package io.avrodyne.maven;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/**
 * The workflow of the page, as GitHub would read it.
 *
 * @param root the document
 * @param job its only job
 */
record Workflow(Map<?, ?> root, Map<?, ?> job) {

  private static final String CONDITION = "github.ref == '";

  static Workflow of(BuildPage page) {
    Map<?, ?> root =
        new Yaml(new SafeConstructor(new LoaderOptions())).load(page.block("yaml", "pull_request"));
    return new Workflow(root, map(map(root, "jobs"), "schemas"));
  }

  private static Map<?, ?> map(Map<?, ?> parent, String key) {
    return (Map<?, ?>) Objects.requireNonNull(parent.get(key), key);
  }

  /** Returns the events; YAML 1.1 reads the key as a truth value. */
  Set<String> triggers() {
    Map<?, ?> on = (Map<?, ?>) Objects.requireNonNull(root.get(true));
    return on.keySet().stream().map(String::valueOf).collect(Collectors.toSet());
  }

  /** Returns the commands that run for a reference, in order. */
  List<String> commands(String ref) {
    return ((List<?>) Objects.requireNonNull(job.get("steps")))
        .stream()
            .map(step -> (Map<?, ?>) step)
            .filter(step -> step.containsKey("run"))
            .filter(step -> isMet(String.valueOf(step.get("if")), ref))
            .map(step -> String.valueOf(step.get("run")))
            .toList();
  }

  private static boolean isMet(String condition, String ref) {
    return condition.equals("null") || condition.equals(CONDITION + ref + "'");
  }

  /** Returns the variables of the job, for the values that the project's settings would have. */
  Map<String, String> environment(String url, String userInfo) {
    Map<String, String> variables = new LinkedHashMap<>();
    map(job, "env")
        .forEach(
            (name, value) ->
                variables.put(
                    String.valueOf(name),
                    String.valueOf(value)
                        .replace("${{ vars.SCHEMA_REGISTRY_URL }}", url)
                        .replace("${{ secrets.SCHEMA_REGISTRY_USER_INFO }}", userInfo)));
    return variables;
  }
}
