package io.avrodyne.runtime.codegen;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A mapping between the constants of an enum and the texts that they have as the keys of maps.
 * Called by generated code.
 *
 * <p>The texts of keys are not part of a schema, so a constant that is added to the enum needs no
 * other codec.
 *
 * <p><b>Allocation.</b> None.
 *
 * <p><b>Errors.</b> {@link EncodeException} for null, {@link DecodeException} for a text that no
 * constant has.
 *
 * <p><b>Threads.</b> Immutable.
 *
 * @param <E> the enum
 */
@SuppressWarnings("EnumOrdinal") // Indexing by ordinal is the purpose of this class.
public final class EnumKeys<E extends Enum<E>> {

  private final String[] texts;
  private final Map<String, E> constants = new HashMap<>();

  private EnumKeys(Class<E> type, Map<String, String> renamed) {
    E[] all = type.getEnumConstants();
    texts = new String[all.length];
    for (E constant : all) {
      String text = renamed.getOrDefault(constant.name(), constant.name());
      texts[constant.ordinal()] = text;
      constants.put(text, constant);
    }
  }

  /**
   * Returns the mapping of an enum.
   *
   * @param renamed the name of each constant whose text is not its name, followed by the text
   */
  public static <E extends Enum<E>> EnumKeys<E> of(Class<E> type, String... renamed) {
    Map<String, String> texts = new HashMap<>();
    for (int i = 0; i < renamed.length; i += 2) {
      texts.put(renamed[i], renamed[i + 1]);
    }
    return new EnumKeys<>(type, texts);
  }

  /** Returns the text of a constant. */
  public String toText(@Nullable E constant) {
    return texts[Failures.nonNull(constant).ordinal()];
  }

  /** Returns the constant for a text, which was just read. */
  public E toConstant(String text, AvroInput in) {
    E constant = constants.get(text);
    if (constant == null) {
      throw CodecFailures.malformed(
          "a key is not the name of a constant", Failures.startOf(text, in));
    }
    return constant;
  }
}
