package io.avrodyne.maven;

import io.avrodyne.signatures.Signatures;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** A test of the signatures that Maven can see: a change of them is deliberate. */
class SignaturesTest {

  @Test
  void signaturesAreThoseOfTheFile() throws IOException {
    Signatures.requireApproved(SignaturesTest.class, "If a build could break, see API.md.");
  }
}
