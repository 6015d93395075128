package io.avrodyne.command;

import java.io.IOException;
import java.nio.file.Path;
import java.security.KeyStore;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A reader of the settings of a registry. Its messages have the names of keys, but never values of
 * credentials.
 */
final class SettingsReader {

  private static final Duration DEFAULT_TIMEOUT = Duration.ofSeconds(30);

  private final Arguments arguments;
  private final SettingTexts texts;

  private SettingsReader(Arguments arguments, SettingTexts texts) {
    this.arguments = arguments;
    this.texts = texts;
  }

  /**
   * Reads the settings from options, then environment variables, then a file.
   *
   * @throws UsageException if a setting is missing, unknown or wrong
   */
  static RegistrySettings read(Arguments arguments, Map<String, String> environment)
      throws IOException {
    SettingTexts texts = new SettingTexts(environment);
    Optional<Path> file =
        arguments.find(RegistryOptions.CONFIG).map(PathOption.of(RegistryOptions.CONFIG));
    if (file.isPresent()) {
      texts.read(file.get());
    }
    return new SettingsReader(arguments, texts).read();
  }

  private RegistrySettings read() {
    RegistryUrls urls = urls();
    Optional<RegistryUser> user =
        texts
            .find(SettingKey.USER_INFO)
            .map(text -> RegistryUser.parse(text, SettingKey.USER_INFO.key()))
            .or(urls::user);
    Optional<String> token = texts.find(SettingKey.TOKEN);
    requireSource(SettingKey.USER_SOURCE, List.of("USER_INFO", "URL"));
    requireSource(SettingKey.TOKEN_SOURCE, List.of("STATIC_TOKEN"));
    if (user.isPresent() && token.isPresent()) {
      throw new UsageException(
          "There are a user and a bearer token, but a request can have only one of them.");
    }
    return new RegistrySettings(
        urls.plain(),
        user,
        token,
        keyFile(SettingKey.TRUST_LOCATION, SettingKey.TRUST_TYPE, SettingKey.TRUST_PASSWORD),
        keyFile(SettingKey.KEYS_LOCATION, SettingKey.KEYS_TYPE, SettingKey.KEYS_PASSWORD),
        timeout());
  }

  private RegistryUrls urls() {
    Optional<String> given = arguments.find(RegistryOptions.URL);
    if (given.isPresent()) {
      RegistryUrls urls = RegistryUrls.parse(given.get(), RegistryOptions.URL.name());
      if (urls.user().isPresent()) {
        throw new UsageException(
            "--url has credentials, which other users can see. Put them into the environment"
                + " variable "
                + SettingKey.USER_INFO.variable()
                + ", or into the file of --config.");
      }
      return urls;
    }
    return texts
        .find(SettingKey.URL)
        .map(text -> RegistryUrls.parse(text, SettingKey.URL.key()))
        .orElseThrow(() -> new UsageException("The registry is unknown. Give --url."));
  }

  private void requireSource(SettingKey key, List<String> known) {
    texts
        .find(key)
        .filter(source -> !known.contains(source))
        .ifPresent(
            source -> {
              throw new UsageException(
                  key.key()
                      + " is not supported here, except "
                      + String.join(" and ", known)
                      + ".");
            });
  }

  private Optional<KeyFile> keyFile(SettingKey location, SettingKey type, SettingKey password) {
    String secret = texts.find(password).orElse("");
    return texts
        .find(location)
        .map(
            path ->
                new KeyFile(
                    Path.of(path),
                    texts.find(type).orElseGet(KeyStore::getDefaultType),
                    secret,
                    texts.find(SettingKey.KEY_PASSWORD).orElse(secret)));
  }

  private Duration timeout() {
    return arguments
        .find(RegistryOptions.TIMEOUT)
        .map(SettingsReader::seconds)
        .orElse(DEFAULT_TIMEOUT);
  }

  private static Duration seconds(String text) {
    if (!text.matches("[1-9][0-9]{0,3}")) {
      throw new UsageException("--timeout is a number of seconds, from 1 to 9999.");
    }
    return Duration.ofSeconds(Integer.parseInt(text));
  }
}
