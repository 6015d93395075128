package io.avrodyne.registry;

import io.avrodyne.signatures.Signatures;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/**
 * Pins every public and protected signature of the clients of registries, on which applications
 * rely.
 */
class SignaturesTest {

  @Test
  void signaturesAreThoseOfTheFile() throws IOException {
    Signatures.requireApproved(SignaturesTest.class, "If an application could break, see API.md.");
  }
}
