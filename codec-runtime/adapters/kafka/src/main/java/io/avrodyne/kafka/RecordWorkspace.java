package io.avrodyne.kafka;

import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.adapter.Workspace;
import io.avrodyne.runtime.adapter.Workspaces;

/**
 * A workspace with a view of headers.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 */
final class RecordWorkspace extends Workspace {

  /** How many workspaces are kept at most. */
  private static final int SPARES = 16;

  final HeaderView headers;

  private RecordWorkspace(DecodeLimits limits, Strictness strictness, boolean isKey) {
    super(limits, strictness);
    headers = new HeaderView(isKey);
  }

  /** Returns the spare workspaces of a serializer or deserializer. */
  static Workspaces<RecordWorkspace> workspaces(SerdeSettings settings) {
    DataRules data = settings.data();
    return new Workspaces<>(
        () -> new RecordWorkspace(data.limits(), data.strictness(), settings.isKey()),
        SPARES,
        data.maxReusedBuffer());
  }

  @Override
  public void clear() {
    super.clear();
    headers.clear();
  }
}
