package io.avrodyne.runtime;

import com.google.errorprone.annotations.RestrictedApi;

/** What {@link RestrictedApi} says of members that are public for other packages of the runtime. */
final class InternalUse {

  static final String WHY =
      "This method is not API and changes with every version. Use the public methods of inputs,"
          + " outputs and codecs.";

  /** The folders of this library's sources. */
  static final String WHERE = ".*/io/avrodyne/runtime/.*";

  private InternalUse() {}
}
