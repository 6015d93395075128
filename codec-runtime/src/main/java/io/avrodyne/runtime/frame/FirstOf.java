package io.avrodyne.runtime.frame;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.frame.SchemaId.Kind;
import java.util.List;
import java.util.stream.Collectors;

/** Several forms, of which the first is written, and the first that the headers show is read. */
final class FirstOf implements Framing {

  private final Framing[] forms;

  /**
   * Creates a combination.
   *
   * @throws IllegalArgumentException if there are no forms, or if another form follows one that
   *     headers do not show
   */
  FirstOf(List<Framing> forms) {
    if (forms.isEmpty()) {
      throw new IllegalArgumentException("No framings were given. Pass at least one.");
    }
    for (Framing form : forms.subList(0, forms.size() - 1)) {
      if (!form.isShownByHeaders()) {
        throw new IllegalArgumentException(
            "No header shows "
                + form
                + ", so a framing after it would never be read. Pass it as the last one.");
      }
    }
    this.forms = forms.toArray(Framing[]::new);
  }

  @Override
  public Kind kind() {
    return forms[0].kind();
  }

  @Override
  public boolean isShownByHeaders() {
    return forms[forms.length - 1].isShownByHeaders();
  }

  @Override
  public void begin(SchemaId id, AvroOutput out) {
    forms[0].begin(id, out);
  }

  @Override
  public void end(SchemaId id, AvroOutput out, int datumAt, FrameHeaders headers) {
    forms[0].end(id, out, datumAt, headers);
  }

  @Override
  public boolean read(FoundId id, AvroInput in, FrameHeaders headers) {
    for (Framing form : forms) {
      if (form.read(id, in, headers)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String toString() {
    return List.of(forms).stream().map(Framing::toString).collect(Collectors.joining(", or "));
  }
}
