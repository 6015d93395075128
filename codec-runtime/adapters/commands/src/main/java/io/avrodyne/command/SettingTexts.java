package io.avrodyne.command;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

/** The settings of a registry as texts, of environment variables and of a file. */
final class SettingTexts {

  private final Map<String, String> variables;
  private final Properties file = new Properties();

  SettingTexts(Map<String, String> variables) {
    this.variables = variables;
  }

  /**
   * Reads a properties file, whose other keys may be for Kafka's clients.
   *
   * @throws UsageException if there is no such file, or it has an unknown key for registries
   */
  void read(Path path) throws IOException {
    try (Reader reader = Files.newBufferedReader(path)) {
      file.load(reader);
    } catch (NoSuchFileException e) {
      throw new UsageException(path + " does not exist.");
    } catch (CharacterCodingException | IllegalArgumentException e) {
      throw new UsageException(path + " is not a properties file in UTF-8.");
    }
    for (String key : file.stringPropertyNames()) {
      if (key.startsWith(SettingKey.PREFIX) && !SettingKey.keys().contains(key)) {
        throw new UsageException(
            path + " has the unknown key " + key + "." + Suggestion.of(key, SettingKey.keys()));
      }
    }
  }

  /** Finds a setting; an empty one counts as missing. */
  Optional<String> find(SettingKey key) {
    return Stream.of(
            variables.get(key.variable()),
            file.getProperty(key.key()),
            file.getProperty(key.keyOfClients()))
        .filter(Objects::nonNull)
        .filter(text -> !text.isBlank())
        .findFirst();
  }
}
