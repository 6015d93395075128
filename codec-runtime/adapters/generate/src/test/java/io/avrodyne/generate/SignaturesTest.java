package io.avrodyne.generate;

import io.avrodyne.signatures.Signatures;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Pins every public and protected signature of the generator, on which builds rely. */
class SignaturesTest {

  @Test
  void signaturesAreThoseOfTheFile() throws IOException {
    Signatures.requireApproved(SignaturesTest.class, "If an application could break, see API.md.");
  }
}
