package io.avrodyne.command;

import io.avrodyne.signatures.Signatures;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** A test of the signatures that an application can see: a change of them is deliberate. */
class SignaturesTest {

  @Test
  void signaturesAreThoseOfTheFile() throws IOException {
    Signatures.requireApproved(SignaturesTest.class, "If an application could break, see API.md.");
  }
}
