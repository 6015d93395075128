package io.avrodyne.benchmarks.harness.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** A layout of the report as one HTML file: a template, a style, a script and the data. */
final class HtmlPage {

  private HtmlPage() {}

  static String of(Page page) {
    return resource("report.html")
        .replace("/*STYLE*/", resource("report.css"))
        .replace(
            "/*SCRIPT*/", resource("chart.js") + resource("compare.js") + resource("report.js"))
        .replace("/*DATA*/", embedded(PageData.of(page)));
  }

  /**
   * Returns JSON that may be put into a script element: without characters that could end it.
   * Within JSON they occur in strings only, where an escape means the same.
   */
  static String embedded(JsonNode data) {
    try {
      return new ObjectMapper()
          .writeValueAsString(data)
          .replace("<", "\\u003c")
          .replace(">", "\\u003e")
          .replace("&", "\\u0026")
          .replace("\u2028", "\\u2028")
          .replace("\u2029", "\\u2029");
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String resource(String name) {
    try (InputStream in = Objects.requireNonNull(HtmlPage.class.getResourceAsStream(name), name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
