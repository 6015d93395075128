package io.avrodyne.kafka;

import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.adapter.Workspace;

/**
 * A workspace with a view of headers.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 */
final class RecordWorkspace extends Workspace {

  final HeaderView headers;

  RecordWorkspace(DecodeLimits limits, Strictness strictness, boolean isKey) {
    super(limits, strictness);
    headers = new HeaderView(isKey);
  }

  @Override
  public void clear() {
    super.clear();
    headers.clear();
  }
}
