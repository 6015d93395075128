package io.avrodyne.benchmarks.used;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.objects.ObjectsBenchmark;
import java.io.IOException;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The operations on objects in a process like an application's, which formatted dates and other
 * text, and wrote and read JSON, before. By then, the compiler has seen the methods of strings with
 * characters beyond Latin-1, which it never does in a fresh process.
 */
public abstract class UsedBenchmark extends ObjectsBenchmark {

  static final String CAVEAT =
      "Before it sets up its contender, the process formats a date and a text, searches with a"
          + " regular expression, walks through a text, and writes and reads JSON, 5,000 times"
          + " each, with characters beyond Latin-1.";

  private static final int TIMES = 5_000;

  /** Cyrillic, Chinese, and a character outside of the basic plane. */
  private static final String TEXT =
      "\u041f\u0440\u0438\u0432\u0435\u0442, \u4e2d\u6587 \ud83d\ude00 ";

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\d]+");

  /** Takes each result, so that HotSpot cannot drop the operation. */
  @SuppressWarnings("unused") // Written, never read.
  private static volatile Object consumed = "";

  /** Creates the benchmark of a format. */
  protected UsedBenchmark(Format format) {
    super(format);
  }

  /** Uses the process. Done after the check of the contender, this would change less. */
  @Override
  protected final void before() throws IOException {
    for (int i = 0; i < TIMES; i++) {
      String text = TEXT + i;
      consumed = new SimpleDateFormat("yyyy-MM-dd HH:mm:ss", Locale.GERMANY).format(i * 1_000_003L);
      consumed = String.format(Locale.GERMANY, "%s %05d %.3f %s", text, i, i / 7.0, "abc");
      consumed = WORD.matcher(text).results().count();
      consumed = repeated(text);
    }
    ObjectMapper mapper = new ObjectMapper();
    for (int i = 0; i < TIMES; i++) {
      String json = mapper.writeValueAsString(Map.of("name", TEXT + i, "n", i));
      consumed = mapper.readValue(json, Map.class);
    }
  }

  /** Returns the characters of a text, each with the number of its code point. */
  private static String repeated(String text) {
    StringBuilder builder = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      builder.append(text.charAt(i)).append(text.codePointAt(i));
    }
    return builder.toString();
  }

  @Override
  public final Description describe(Map<String, String> parameters) throws IOException {
    Description fresh = super.describe(parameters);
    List<String> caveats = new ArrayList<>(fresh.caveats());
    caveats.add(CAVEAT);
    return new Description(fresh.track(), fresh.wireBytes(), fresh.gzipBytes(), caveats);
  }
}
