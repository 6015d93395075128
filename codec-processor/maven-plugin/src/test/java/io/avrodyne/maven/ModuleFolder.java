package io.avrodyne.maven;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.SystemStreamLog;

/** A module with class output, in which goals run as Maven would run them. */
final class ModuleFolder {

  /** The lines that goals printed, each with its level. */
  final List<String> printed = new ArrayList<>();

  final Path folder;
  Map<String, String> environment = Map.of();

  ModuleFolder(Path folder) {
    this.folder = folder;
  }

  /** Returns a goal with the parameters that Maven sets by itself. */
  <T extends CommandMojo> T prepared(T goal) {
    goal.basedir = folder.toFile();
    goal.buildDirectory = folder.resolve("target").toFile();
    goal.executionId = "default";
    goal.pluginVersion = "1";
    goal.environment = environment;
    goal.setLog(new Log());
    return goal;
  }

  /** Returns a goal for the schemas of this module. */
  <T extends SchemasMojo> T prepared(T goal, RegistryServer server) {
    goal.classes = classes().toFile();
    goal.url = server.url();
    return prepared(goal);
  }

  /** Runs a goal and returns what it printed. */
  List<String> run(CommandMojo goal) throws MojoExecutionException, MojoFailureException {
    printed.clear();
    goal.execute();
    return List.copyOf(printed);
  }

  Path classes() {
    return folder.resolve("target/classes");
  }

  /** Writes the schema of a record with fields of type int into the class output. */
  Path schema(String name, String... fields) {
    return write("target/classes/META-INF/avro/shop." + name + ".avsc", record(name, fields));
  }

  Path write(String file, String text) {
    try {
      Path path = folder.resolve(file);
      Files.createDirectories(path.getParent());
      return Files.writeString(path, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the schema of a record in the namespace shop with fields of type int. */
  static String record(String name, String... fields) {
    List<String> texts = new ArrayList<>();
    for (String field : fields) {
      texts.add("{\"name\":\"" + field + "\",\"type\":\"int\"}");
    }
    return "{\"type\":\"record\",\"name\":\""
        + name
        + "\",\"namespace\":\"shop\",\"fields\":["
        + String.join(",", texts)
        + "]}";
  }

  /** The log of a goal. */
  private final class Log extends SystemStreamLog {

    @Override
    public void info(CharSequence line) {
      printed.add(line.toString());
    }

    @Override
    public void warn(CharSequence line) {
      printed.add("warning: " + line);
    }
  }
}
