package io.avrodyne.kafka;

import io.avrodyne.runtime.frame.Framing;
import io.avrodyne.runtime.frame.SchemaId.Kind;
import org.apache.kafka.common.config.ConfigException;

/** The checks that settings fit together. */
final class SerdeChecks {

  private SerdeChecks() {}

  static void requireWritable(SerdeSettings settings) {
    Framing written = settings.forms().written();
    requireTypes(settings, written);
    Kind kind = written.kind();
    if (isFromRegistry(kind) && settings.schemas().ids() == null) {
      if (settings.schemas().registry() == null) {
        throw withoutRegistry(settings, written);
      }
      if (kind == Kind.GLUE_VERSION || kind == Kind.AZURE_ID || kind == Kind.GLOBAL_ID) {
        throw new ConfigException(
            written
                + " cannot be written with the ids of a registry with Confluent's API. Pass a"
                + " SchemaIdSource to the builder.");
      }
    }
  }

  static void requireReadable(SerdeSettings settings) {
    Framing read = settings.forms().read();
    requireTypes(settings, read);
    SchemaAccess schemas = settings.schemas();
    if (isFromRegistry(read.kind()) && schemas.registry() == null && schemas.source() == null) {
      throw withoutRegistry(settings, read);
    }
  }

  private static boolean isFromRegistry(Kind kind) {
    return kind != Kind.NONE && kind != Kind.FINGERPRINT;
  }

  private static void requireTypes(SerdeSettings settings, Framing framing) {
    String key = settings.isKey() ? AvrodyneConfig.KEY_TYPES : AvrodyneConfig.VALUE_TYPES;
    if (settings.codecs().isEmpty()) {
      throw new ConfigException(key + " is missing. Set it, or pass types to the builder.");
    }
    if (framing.kind() == Kind.NONE && settings.codecs().isAmbiguous()) {
      throw new ConfigException(
          "The form none does not tell which of several types a datum is of. Use another form, or"
              + " a sealed type with a codec in "
              + key
              + ".");
    }
  }

  private static ConfigException withoutRegistry(SerdeSettings settings, Framing framing) {
    return new ConfigException(
        AvrodyneConfig.REGISTRY_URL
            + " is missing, but "
            + framing
            + " needs a registry. Set it, or set "
            + (settings.isKey() ? AvrodyneConfig.KEY_FRAMING : AvrodyneConfig.VALUE_FRAMING)
            + "=single-object, which needs none.");
  }
}
