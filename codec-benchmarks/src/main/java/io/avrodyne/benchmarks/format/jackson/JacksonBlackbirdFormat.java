package io.avrodyne.benchmarks.format.jackson;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import java.util.List;

/** Jackson's JSON with the module that compiles the access to properties. */
public final class JacksonBlackbirdFormat extends JacksonJsonFormat {

  /** What the rows of formats with this module say. */
  static final String CAVEAT = "With Jackson's module for faster getters and setters.";

  @Override
  public List<String> caveats() {
    return List.of(CAVEAT);
  }

  @Override
  JsonMapper.Builder builder() {
    return super.builder().addModule(new BlackbirdModule());
  }
}
