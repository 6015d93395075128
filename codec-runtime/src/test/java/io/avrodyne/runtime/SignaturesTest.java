package io.avrodyne.runtime;

import io.avrodyne.signatures.Signatures;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/**
 * Pins every public and protected signature of the runtime. A line that changes or goes may break
 * applications (packages runtime, message and file) or codecs that were generated before (the
 * others).
 */
class SignaturesTest {

  private static final String ADVICE =
      "If a codec that was generated before can no longer run, raise RuntimeVersion.CURRENT and"
          + " OLDEST; if a new one needs what is new here, raise CURRENT. If an application could"
          + " break, see API.md.";

  @Test
  void signaturesAreThoseOfTheFile() throws IOException {
    Signatures.requireApproved(SignaturesTest.class, ADVICE);
  }
}
