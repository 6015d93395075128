package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.runtime.codegen.BigDecimals;
import io.avrodyne.runtime.codegen.Texts;
import io.avrodyne.runtime.datum.JsonLimits;
import io.avrodyne.runtime.file.ContainerLimits;
import io.avrodyne.runtime.file.Windows;
import io.avrodyne.runtime.message.FramedDecoder;
import io.avrodyne.runtime.message.SchemaStore;
import io.avrodyne.runtime.resolve.PlanLimits;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests of the page's table of limits against the code: all limits, and their defaults. */
class LimitsTableTest {

  private static final Path PAGE = Path.of("LIMITS.md");
  private static final String FIXED = ", fixed";

  @Test
  void tableHasEachLimitAndItsDefault() throws IOException, ReflectiveOperationException {
    assertEquals(ofTheCode(), ofThePage());
  }

  private static Map<String, String> ofTheCode() throws ReflectiveOperationException {
    Map<String, String> defaults = new LinkedHashMap<>();
    addAll(defaults, DecodeLimits.DEFAULT);
    addAll(defaults, SchemaLimits.DEFAULT);
    addAll(defaults, ContainerLimits.DEFAULT);
    defaults.put("StreamedInput.maxDatumBytes", text(StreamedInput.DEFAULT_MAX_DATUM_BYTES));
    defaults.put("AvroOutput.maxDepth", text(DecodeLimits.DEFAULT_MAX_DEPTH));
    defaults.put("BigDecimals.MAX_SCALE", text(BigDecimals.MAX_SCALE) + FIXED);
    defaults.put("Texts.MAX_NUMBER_CHARS", text(Texts.MAX_NUMBER_CHARS) + FIXED);
    defaults.put("nesting of JSON", text(JsonLimits.NESTING) + FIXED);
    defaults.put("SchemaStore.maxSchemas", text(SchemaStore.DEFAULT_MAX_SCHEMAS));
    defaults.put("FramedDecoder.maxIds", text(FramedDecoder.DEFAULT_MAX_IDS));
    defaults.put("nodes of a plan", text(PlanLimits.NODES) + FIXED);
    defaults.put("depth of a plan", text(PlanLimits.DEPTH) + FIXED);
    defaults.put("comparisons of a plan", text(PlanLimits.COMPARISONS) + FIXED);
    defaults.put("window of Zstandard", text(Windows.zstandard()) + FIXED);
    defaults.put("dictionary of xz", text(Windows.xz()) + FIXED);
    return defaults;
  }

  private static void addAll(Map<String, String> defaults, Record limits)
      throws ReflectiveOperationException {
    for (RecordComponent component : limits.getClass().getRecordComponents()) {
      String name = limits.getClass().getSimpleName() + "." + component.getName();
      defaults.put(name, text(((Number) component.getAccessor().invoke(limits)).longValue()));
    }
  }

  private static String text(long value) {
    return value == Integer.MAX_VALUE
        ? "the input's size"
        : String.format(Locale.ROOT, "%,d", value);
  }

  private static Map<String, String> ofThePage() throws IOException {
    Map<String, String> defaults = new LinkedHashMap<>();
    String page = Files.readString(PAGE, StandardCharsets.UTF_8);
    int start = page.indexOf("\n## Limits\n");
    assertTrue(start >= 0, "LIMITS.md has no section of limits");
    page.substring(start + 1)
        .lines()
        .skip(1)
        .takeWhile(line -> !line.startsWith("#"))
        .filter(line -> line.startsWith("| ") && !line.startsWith("| limit "))
        .map(line -> line.split("\\|", -1))
        .forEach(cells -> defaults.put(cells[1].replace("`", "").strip(), cells[2].strip()));
    return defaults;
  }
}
