package io.avrodyne.api;

import io.avrodyne.signatures.Signatures;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/**
 * A test of what sources of users rely on. The default of an annotation's element is part of it: a
 * change gives the same source another schema.
 */
class SignaturesTest {

  @Test
  void signaturesAreThoseOfTheFile() throws IOException {
    Signatures.requireApproved(SignaturesTest.class, "If a source could break, see API.md.");
  }
}
