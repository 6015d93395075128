package io.avrodyne.kafka;

import io.avrodyne.registry.settings.RegistryKeys;
import io.avrodyne.registry.settings.SettingsAdvice;
import io.avrodyne.runtime.frame.Framings;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The advice of messages for users of settings: the names of settings in place of those of methods,
 * of the constants of {@link Framings} and of the components of {@code DecodeLimits}.
 */
final class PropertyAdvice {

  private static final Pattern FORM = Pattern.compile("\\bFramings\\.([A-Z_]+)\\b");
  private static final Pattern LIMIT = Pattern.compile("\\bDecodeLimits\\.(\\w+)");

  private PropertyAdvice() {}

  /** Returns a message with the names of settings. */
  static String in(String message, boolean isKey) {
    String key = isKey ? AvrodyneConfig.KEY_FRAMING : AvrodyneConfig.VALUE_FRAMING;
    String forms =
        FORM.matcher(message)
            .replaceAll(
                form ->
                    Matcher.quoteReplacement(key + "=" + FramingNames.ofConstant(form.group(1))));
    String limits =
        LIMIT
            .matcher(forms)
            .replaceAll(limit -> Matcher.quoteReplacement(keyOf(limit.group(1))))
            .replace("with Framings.firstOf", "to " + key + ", joined by \"then\"")
            .replace("see Framings", "see " + key);
    return SettingsAdvice.in(
        limits, RegistryKeys.READ_TIMEOUT + " or " + RegistryKeys.TOTAL_TIMEOUT);
  }

  /** Returns the key for the name of a component of {@code DecodeLimits}. */
  private static String keyOf(String limit) {
    return AvrodyneConfig.LIMITS + limit.replaceAll("([A-Z])", ".$1").toLowerCase(Locale.ROOT);
  }
}
