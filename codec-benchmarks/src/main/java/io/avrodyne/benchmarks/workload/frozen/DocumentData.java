package io.avrodyne.benchmarks.workload.frozen;

import static io.avrodyne.benchmarks.workload.RandomValues.chance;
import static io.avrodyne.benchmarks.workload.RandomValues.listOf;
import static io.avrodyne.benchmarks.workload.RandomValues.logNormal;
import static io.avrodyne.benchmarks.workload.RandomValues.oneOf;
import static io.avrodyne.benchmarks.workload.RandomValues.weighted;
import static io.avrodyne.benchmarks.workload.RandomValues.word;

import io.avrodyne.benchmarks.workload.RandomText;
import io.avrodyne.benchmarks.workload.frozen.Document.Image;
import io.avrodyne.benchmarks.workload.frozen.Document.State;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * The documents. Some twenty strings in each are shorter than 100 characters. The body is
 * log-normal in length: half have fewer than 4,700 characters, one in 25 more than 20,000. Of a
 * hundred bodies, 45 are ASCII, 25 English with typographic apostrophes, 20 German or French, 10 in
 * other scripts; slugs, addresses and metadata are always ASCII.
 */
public final class DocumentData {

  /** How many of a hundred documents are in each of the languages. */
  private static final int[] PERCENT = {45, 25, 12, 8, 3, 1, 3, 2, 1};

  private static final List<Language> LANGUAGES = List.of(Language.values());
  private static final String[] CODES = {"en", "en", "de", "fr", "ru", "ar", "zh", "ja", "ko"};
  private static final String[] KEYS = {
    "canonical", "template", "robots", "section", "og:type", "og:image", "campaign", "editor"
  };
  private static final int PARAGRAPH = 500;
  private static final long FIRST_MILLIS = 1_400_000_000_000L;

  private DocumentData() {}

  /** Makes a document with random content. */
  public static Document document(SplittableRandom random) {
    int position = weighted(random, PERCENT);
    Language language = LANGUAGES.get(position);
    return new Document(
        new RandomText(random).uuid(),
        slug(random, random.nextInt(3, 9)),
        CODES[position],
        state(random),
        logNormal(random, 4, 0.9, 200),
        FIRST_MILLIS + random.nextLong(1L << 38),
        language.text(random, logNormal(random, 50, 0.4, 150)),
        chance(random, 40) ? language.text(random, logNormal(random, 70, 0.4, 200)) : null,
        language.text(random, logNormal(random, 180, 0.4, 600)),
        language.text(random, random.nextInt(8, 22)),
        listOf(random, logNormal(random, 4, 0.6, 15), r -> language.text(r, r.nextInt(3, 14))),
        body(random, language),
        listOf(random, chance(random, 60) ? random.nextInt(1, 6) : 0, r -> image(r, language)),
        metadata(random));
  }

  private static State state(SplittableRandom random) {
    return switch (weighted(random, 10, 5, 70, 15)) {
      case 0 -> State.DRAFT;
      case 1 -> State.REVIEW;
      case 2 -> State.PUBLISHED;
      default -> State.ARCHIVED;
    };
  }

  private static String body(SplittableRandom random, Language language) {
    int length = logNormal(random, 4_000, 0.9, 40_000);
    StringBuilder body = new StringBuilder(length + PARAGRAPH);
    while (body.length() < length) {
      if (chance(random, 20)) {
        body.append("<h2>").append(language.text(random, 30)).append("</h2>\n");
      }
      int paragraph = logNormal(random, PARAGRAPH, 0.6, 2_000);
      body.append("<p>").append(language.text(random, paragraph));
      if (chance(random, 25)) {
        body.append(" <a href=\"").append(address(random, "articles")).append("\">");
        body.append(language.text(random, 12)).append("</a>");
      }
      body.append("</p>\n");
    }
    return body.toString();
  }

  private static Image image(SplittableRandom random, Language language) {
    int width = oneOf(random, 640, 1_024, 1_600, 2_400);
    return new Image(
        address(random, "media") + ".jpg",
        width,
        width * 9 / 16,
        language.text(random, random.nextInt(10, 60)),
        chance(random, 50) ? language.text(random, random.nextInt(20, 120)) : null);
  }

  private static Map<String, String> metadata(SplittableRandom random) {
    Map<String, String> metadata = new LinkedHashMap<>();
    for (String key : KEYS) {
      if (chance(random, 60)) {
        metadata.put(key, chance(random, 25) ? address(random, key) : word(random, 12));
      }
    }
    return metadata;
  }

  private static String address(SplittableRandom random, String folder) {
    return "https://www.example.org/" + folder + "/" + slug(random, random.nextInt(2, 6));
  }

  private static String slug(SplittableRandom random, int words) {
    return String.join("-", listOf(random, words, r -> word(r, 9)));
  }
}
