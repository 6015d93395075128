package io.avrodyne.benchmarks.floor;

import io.avrodyne.benchmarks.workload.text.TextRecord;
import java.util.function.Supplier;

/** The strings of an article. */
final class TextRecordGraph implements Supplier<TextRecord> {

  private final StringContent author;
  private final StringContent title;
  private final StringContent summary;
  private final StringContent body;
  private final StringContent reply;
  private final StringContent[] tags;

  TextRecordGraph(TextRecord article) {
    author = new StringContent(article.author());
    title = new StringContent(article.title());
    summary = new StringContent(article.summary());
    body = new StringContent(article.body());
    reply = new StringContent(article.reply());
    tags = StringContent.all(article.tags(), tag -> tag);
  }

  @Override
  public TextRecord get() {
    return new TextRecord(
        author.string(),
        title.string(),
        summary.string(),
        body.string(),
        reply.string(),
        StringContent.list(tags));
  }
}
