package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A writer of the JSON of a datum. */
final class JsonSink implements DatumSink {

  private static final int[] NONE = {};
  private static final int FEW = 8;

  private final JsonText json;

  /** Where the values of the open unions begin. */
  private int[] starts = NONE;

  private int openUnions;

  /** The keys of the open maps, if there have been any. */
  private @Nullable ArrayDeque<Set<String>> keys;

  /** The keys of the map that was closed last. */
  private Set<String> lastKeys = Set.of();

  /** Creates a writer of data that are read from an input. */
  JsonSink(AvroInput in) {
    json = new JsonText(in);
  }

  String text() {
    return json.toString();
  }

  /** Appends the text to an output, in UTF-8. */
  void appendTo(AvroOutput out) {
    json.appendTo(out);
  }

  /** Makes this a writer of the next datum, and returns whether it should be kept for that. */
  boolean clear() {
    lastKeys = Set.of();
    return json.clear();
  }

  @Override
  public void beginRecord(RecordForm form) {
    if (form.fields().length == 0) {
      json.raw('{'); // Otherwise, it comes with the name of the first field.
    }
  }

  @Override
  public void field(FieldForm field) {
    json.raw(field.json());
  }

  @Override
  public void endRecord(RecordForm form) {
    json.raw('}');
  }

  @Override
  public void beginArray(ArrayForm form) {
    json.raw('[');
  }

  @Override
  public void item() {
    json.separator();
    json.ensureRoom();
  }

  @Override
  public void endArray(ArrayForm form) {
    json.raw(']');
  }

  @Override
  public void beginMap(MapForm form) {
    json.raw('{');
    ArrayDeque<Set<String>> open = keys;
    if (open == null) {
      open = new ArrayDeque<>();
      keys = open;
    }
    open.push(new HashSet<>());
  }

  @Override
  public void key(String key, int position) {
    if (!openMaps().element().add(key)) {
      throw CodecFailures.malformed("a key occurs twice in a map", position);
    }
    json.separator();
    json.name(key);
    json.ensureRoom();
  }

  @Override
  public void endMap(MapForm form) {
    json.raw('}');
    lastKeys = openMaps().pop();
  }

  private ArrayDeque<Set<String>> openMaps() {
    return Objects.requireNonNull(keys, "no map is open");
  }

  @Override
  public void beginBranch(UnionForm form, int branch) {
    if (form.isBare(branch)) {
      return;
    }
    if (openUnions == starts.length) {
      starts = Arrays.copyOf(starts, Math.max(FEW, 2 * openUnions));
    }
    starts[openUnions++] = json.length();
  }

  @Override
  public void endBranch(UnionForm form, int branch) {
    if (form.isBare(branch)) {
      return;
    }
    int start = starts[--openUnions];
    if (needsWrapper(form, branch, start)) {
      json.wrap(start, form.nameOf(branch));
      json.requireBounded();
    }
  }

  private boolean needsWrapper(UnionForm form, int branch, int start) {
    if (form.isWrapped(branch)) {
      return true;
    }
    return form.branch(branch) instanceof MapForm
        ? form.wrapsObject(branch, lastKeys)
        : form.wraps(branch, json.from(start));
  }

  @Override
  public void scalar(ScalarForm<?> form, AvroInput from) {
    form.transcode(from, json);
  }

  @Override
  public void end() {
    json.requireBounded();
  }
}
