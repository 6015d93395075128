package io.avrodyne.kafka;

import io.avrodyne.runtime.frame.Framing;
import io.avrodyne.runtime.frame.SchemaId.Kind;
import org.apache.kafka.common.config.ConfigException;

/** The checks that settings fit together. */
final class SerdeChecks {

  private SerdeChecks() {}

  static void requireWritable(SerdeBuilder<?> settings) {
    requireTypes(settings, settings.written);
    Kind kind = settings.written.kind();
    if (isFromRegistry(kind) && settings.ids == null) {
      if (settings.registry == null) {
        throw withoutRegistry(settings, settings.written);
      }
      if (kind == Kind.GLUE_VERSION || kind == Kind.AZURE_ID || kind == Kind.GLOBAL_ID) {
        throw new ConfigException(
            settings.written
                + " cannot be written with the ids of a registry with Confluent's API. Pass a"
                + " SchemaIdSource to the builder.");
      }
    }
  }

  static void requireReadable(SerdeBuilder<?> settings) {
    requireTypes(settings, settings.read);
    if (isFromRegistry(settings.read.kind())
        && settings.registry == null
        && settings.schemas == null) {
      throw withoutRegistry(settings, settings.read);
    }
  }

  private static boolean isFromRegistry(Kind kind) {
    return kind != Kind.NONE && kind != Kind.FINGERPRINT;
  }

  private static void requireTypes(SerdeBuilder<?> settings, Framing framing) {
    String key = settings.isKey ? AvrodyneConfig.KEY_TYPES : AvrodyneConfig.VALUE_TYPES;
    if (settings.types.isEmpty()) {
      throw new ConfigException(key + " is missing. Set it, or pass types to the builder.");
    }
    if (framing.kind() == Kind.NONE && settings.types.isAmbiguous()) {
      throw new ConfigException(
          "The form none does not tell which of several types a datum is of. Use another form, or"
              + " a sealed type with a codec in "
              + key
              + ".");
    }
  }

  private static ConfigException withoutRegistry(SerdeBuilder<?> settings, Framing framing) {
    return new ConfigException(
        AvrodyneConfig.REGISTRY_URL
            + " is missing, but "
            + framing
            + " needs a registry. Set it, or set "
            + (settings.isKey ? AvrodyneConfig.KEY_FRAMING : AvrodyneConfig.VALUE_FRAMING)
            + "=single-object, which needs none.");
  }
}
