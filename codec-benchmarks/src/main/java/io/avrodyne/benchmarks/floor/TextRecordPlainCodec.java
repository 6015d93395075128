package io.avrodyne.benchmarks.floor;

import io.avrodyne.benchmarks.workload.text.TextRecord;
import java.util.ArrayList;
import java.util.List;

/** The article whose strings are of many lengths and scripts. */
final class TextRecordPlainCodec implements PlainCodec<TextRecord> {

  @Override
  public int write(TextRecord article, PlainOutput out) {
    int p = out.putString(0, article.author(), 0);
    p = out.putString(p, article.title(), 0);
    p = out.putString(p, article.summary(), 0);
    p = out.putString(p, article.body(), 0);
    p = out.putString(p, article.reply(), 0);
    return PlainLists.putStrings(article.tags(), out, p, 0);
  }

  @Override
  public TextRecord read(byte[] b, int from, int limit, PlainInput in) {
    long length = in.readLength(b, from, limit);
    int p = PlainInput.after(length);
    int size = PlainInput.value(length);
    String author = in.stringAt(b, p, size);
    length = in.readLength(b, p + size, limit);
    p = PlainInput.after(length);
    size = PlainInput.value(length);
    String title = in.stringAt(b, p, size);
    length = in.readLength(b, p + size, limit);
    p = PlainInput.after(length);
    size = PlainInput.value(length);
    String summary = in.stringAt(b, p, size);
    length = in.readLength(b, p + size, limit);
    p = PlainInput.after(length);
    size = PlainInput.value(length);
    String body = in.stringAt(b, p, size);
    length = in.readLength(b, p + size, limit);
    p = PlainInput.after(length);
    size = PlainInput.value(length);
    String reply = in.stringAt(b, p, size);
    p += size;
    long block = in.readBlock(b, p, limit, 1);
    List<String> tags = new ArrayList<>(PlainInput.presize(PlainInput.value(block)));
    PlainLists.readStrings(b, p, limit, in, block, tags);
    return new TextRecord(author, title, summary, body, reply, tags);
  }
}
