package io.avrodyne.kafka;

import io.avrodyne.registry.settings.NearName;
import io.avrodyne.runtime.frame.Framing;
import io.avrodyne.runtime.frame.Framings;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.apache.kafka.common.config.ConfigException;
import org.jspecify.annotations.Nullable;

/** The names of the forms of frames in settings. */
final class FramingNames {

  private static final String CONFLUENT = "io.confluent.kafka.serializers.schema.id.";
  private static final Framing HEADER_THEN_PREFIX =
      Framings.firstOf(Framings.CONFLUENT_HEADER_GUID, Framings.CONFLUENT_PREFIX);

  private static final Map<String, Framing> NAMES = names();

  /** The forms by the simple names of Confluent's classes. */
  private static final Map<String, Framing> CONFLUENT_CLASSES =
      Map.of(
          "PrefixSchemaIdSerializer", Framings.CONFLUENT_PREFIX,
          "HeaderSchemaIdSerializer", Framings.CONFLUENT_HEADER_GUID,
          "PrefixSchemaIdDeserializer", Framings.CONFLUENT_PREFIX,
          "DualSchemaIdDeserializer", HEADER_THEN_PREFIX);

  private static final Pattern THEN = Pattern.compile("\\s+then\\s+");

  private FramingNames() {}

  private static Map<String, Framing> names() {
    Map<String, Framing> names = new LinkedHashMap<>();
    names.put("confluent-prefix", Framings.CONFLUENT_PREFIX);
    names.put("confluent-header", Framings.CONFLUENT_HEADER);
    names.put("confluent-header-guid", Framings.CONFLUENT_HEADER_GUID);
    names.put("apicurio-prefix", Framings.APICURIO_PREFIX);
    names.put("apicurio-headers", Framings.APICURIO_HEADERS);
    names.put("glue", Framings.GLUE);
    names.put("glue-zlib", Framings.GLUE_ZLIB);
    names.put("azure", Framings.AZURE);
    names.put("single-object", Framings.SINGLE_OBJECT);
    names.put("none", Framings.NONE);
    return names;
  }

  /** Returns the names in the order of the page. */
  static Iterable<String> all() {
    return NAMES.keySet();
  }

  /** Returns whether a text is the name of a form. */
  static boolean isName(String text) {
    return NAMES.containsKey(text);
  }

  /** Returns the name for a constant of {@link Framings}. */
  static String ofConstant(String constant) {
    return constant.toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the forms that settings ask for. */
  static FrameForms forms(Settings settings, boolean isKey) {
    String key = isKey ? AvrodyneConfig.KEY_FRAMING : AvrodyneConfig.VALUE_FRAMING;
    if (settings.isGiven(key)) {
      return FrameForms.of(parse(key, settings.string(key)));
    }
    FrameForms forms = FrameForms.DEFAULT;
    String writerKey =
        isKey ? AvrodyneConfig.KEY_ID_SERIALIZER : AvrodyneConfig.VALUE_ID_SERIALIZER;
    if (settings.isGiven(writerKey)) {
      forms = new FrameForms(confluent(writerKey, settings.string(writerKey)), HEADER_THEN_PREFIX);
    }
    String readerKey =
        isKey ? AvrodyneConfig.KEY_ID_DESERIALIZER : AvrodyneConfig.VALUE_ID_DESERIALIZER;
    return settings.isGiven(readerKey)
        ? forms.withRead(confluent(readerKey, settings.string(readerKey)))
        : forms;
  }

  private static Framing parse(String key, @Nullable String text) {
    String[] names = THEN.split(String.valueOf(text), -1);
    Framing[] forms = new Framing[names.length];
    for (int i = 0; i < names.length; i++) {
      Framing form = NAMES.get(names[i]);
      if (form == null) {
        throw new ConfigException(
            key,
            text,
            names[i]
                + " is not the name of a form."
                + NearName.suggestion(names[i], NAMES.keySet())
                + " The names are "
                + String.join(", ", NAMES.keySet())
                + ", and \" then \" joins several.");
      }
      forms[i] = form;
    }
    try {
      return forms.length == 1 ? forms[0] : Framings.firstOf(forms);
    } catch (IllegalArgumentException e) {
      throw new ConfigException(key, text, e.getMessage());
    }
  }

  private static Framing confluent(String key, @Nullable String name) {
    String simple =
        name != null && name.startsWith(CONFLUENT) ? name.substring(CONFLUENT.length()) : "";
    Framing form = CONFLUENT_CLASSES.get(simple);
    if (form == null) {
      throw new ConfigException(
          key,
          name,
          "Only Confluent's own classes are known here. Remove the key, and choose a form with"
              + " avrodyne.key.framing or avrodyne.value.framing.");
    }
    return form;
  }
}
