package io.avrodyne.benchmarks.format.jackson;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.harness.Survival;
import io.avrodyne.benchmarks.harness.Track;

/** Jackson's JSON with the module that compiles the access to properties. */
@Traits(
    track = Track.OBJECTS,
    survival = Survival.ADDED,
    writesMoneyAsAmount = true,
    caveats = JacksonBlackbirdFormat.CAVEAT)
public final class JacksonBlackbirdFormat extends JacksonJsonFormat {

  /** What the rows of formats with this module say. */
  static final String CAVEAT = "With Jackson's module for faster getters and setters.";

  @Override
  JsonMapper.Builder builder() {
    return super.builder().addModule(new BlackbirdModule());
  }
}
