package io.avrodyne.command;

import io.avrodyne.registry.HttpRegistry;
import io.avrodyne.registry.settings.NearName;
import io.avrodyne.registry.settings.RegistryKeys;
import io.avrodyne.registry.settings.RegistrySettings;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A reader of the settings of a registry. Its messages have the names of keys, but never values of
 * credentials.
 */
final class SettingsReader {

  private static final Pattern USER_INFO = Pattern.compile("://[^/?#]*@");
  private static final int DEFAULT_TIMEOUT = 30;
  private static final int CONNECT_TIMEOUT = 5;
  private static final int ATTEMPTS = 3;
  private static final long DAY = 86_400_000;

  private final Map<String, String> texts = new HashMap<>();

  private SettingsReader() {}

  /**
   * Reads the settings from options, then environment variables, then a file.
   *
   * @throws UsageException if a setting is missing, unknown or wrong
   */
  static RegistrySettings read(Arguments arguments, Map<String, String> environment)
      throws IOException {
    SettingsReader reader = new SettingsReader();
    reader.addTimes("", DEFAULT_TIMEOUT);
    Optional<Path> file =
        arguments.find(RegistryOptions.CONFIG).map(PathOption.of(RegistryOptions.CONFIG));
    if (file.isPresent()) {
      reader.addFile(file.get());
    }
    reader.addVariables(environment);
    arguments.find(RegistryOptions.URL).ifPresent(reader::addUrl);
    arguments.find(RegistryOptions.TIMEOUT).ifPresent(text -> reader.replaceTimes(seconds(text)));
    reader.addTotal();
    if (!reader.texts.containsKey(RegistryKeys.URL)) {
      throw new UsageException("The registry is unknown. Give --url.");
    }
    return new RegistrySettings(reader.texts);
  }

  private void addTimes(String prefix, int seconds) {
    texts.put(prefix + RegistryKeys.CONNECT_TIMEOUT, millis(Math.min(seconds, CONNECT_TIMEOUT)));
    texts.put(prefix + RegistryKeys.READ_TIMEOUT, millis(seconds));
  }

  private void replaceTimes(int seconds) {
    addTimes(RegistryKeys.PREFIX, seconds);
    texts.remove(RegistryKeys.TOTAL_TIMEOUT);
  }

  /** Adds the time for all attempts, unless it was given: a multiple of that for one. */
  private void addTotal() {
    String read =
        texts.getOrDefault(
            RegistryKeys.PREFIX + RegistryKeys.READ_TIMEOUT,
            texts.getOrDefault(RegistryKeys.READ_TIMEOUT, ""));
    // Anything else is rejected later, by a message that names the key.
    if (read.strip().matches("[0-9]{1,10}")) {
      long total = Math.min(Long.parseLong(read.strip()) * ATTEMPTS, DAY);
      texts.putIfAbsent(RegistryKeys.TOTAL_TIMEOUT, Long.toString(total));
    }
  }

  private static String millis(int seconds) {
    return Integer.toString(seconds * 1_000);
  }

  /** Adds the entries of a properties file, which may contain keys for Kafka's clients too. */
  private void addFile(Path path) throws IOException {
    Properties file = new Properties();
    try (Reader reader = Files.newBufferedReader(path)) {
      file.load(reader);
    } catch (NoSuchFileException e) {
      throw new UsageException(path + " does not exist.");
    } catch (CharacterCodingException | IllegalArgumentException e) {
      throw new UsageException(path + " is not a properties file in UTF-8.");
    }
    Set<String> known = RegistryKeys.known();
    for (String key : file.stringPropertyNames()) {
      if (RegistryKeys.isOfRegistry(key) && !known.contains(key)) {
        throw new UsageException(
            path + " has the unknown key " + key + "." + NearName.suggestion(key, known));
      }
      add(key, file.getProperty(key));
    }
  }

  /** Adds a text; an empty one counts as missing. */
  private void add(String key, String text) {
    if (!text.isBlank()) {
      texts.put(key, text);
    }
  }

  private void addVariables(Map<String, String> environment) {
    for (String key : RegistryKeys.family()) {
      add(key, environment.getOrDefault(variable(key), ""));
    }
  }

  /** Returns the name of the environment variable for a key. */
  static String variable(String key) {
    return key.toUpperCase(Locale.ROOT).replace('.', '_');
  }

  private void addUrl(String url) {
    if (USER_INFO.matcher(url).find()) {
      throw new UsageException(
          "--url has credentials, which other users can see. Put them into the environment"
              + " variable "
              + variable(RegistryKeys.PREFIX + RegistryKeys.USER_INFO)
              + ", or into the file of --config.");
    }
    try {
      HttpRegistry.builder(url);
    } catch (IllegalArgumentException e) {
      throw new UsageException("--url cannot be used. " + e.getMessage() + ".");
    }
    texts.put(RegistryKeys.URL, url);
  }

  private static int seconds(String text) {
    if (!text.matches("[1-9][0-9]{0,3}")) {
      throw new UsageException("--timeout is a number of seconds, from 1 to 9999.");
    }
    return Integer.parseInt(text);
  }
}
