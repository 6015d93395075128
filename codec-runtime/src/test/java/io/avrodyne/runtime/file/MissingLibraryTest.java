package io.avrodyne.runtime.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;

/** Takes libraries of compression off the class path. */
class MissingLibraryTest {

  private static final Map<String, String> ARTIFACTS =
      Map.of(
          "zstandard", "com.github.luben:zstd-jni",
          "snappy", "org.xerial.snappy:snappy-java",
          "bzip2", "org.apache.commons:commons-compress",
          "xz", "org.tukaani:xz");

  @Test
  void onlyWhatNeedsTheLibraryFailsAndNamesIt() throws Exception {
    Map<String, String> outcomes = outcomesWithout("zstd-jni|snappy-java|commons-compress|xz");
    ARTIFACTS.forEach(
        (codec, artifact) ->
            assertTrue(String.valueOf(outcomes.get(codec)).contains(artifact), codec));
    assertEquals("written", outcomes.get("null"));
    assertEquals("written", outcomes.get("deflate"));
  }

  @Test
  void bzip2NeedsNoXz() throws Exception {
    Map<String, String> outcomes = outcomesWithout("xz");
    assertTrue(String.valueOf(outcomes.get("xz")).contains("org.tukaani:xz"));
    assertEquals("written", outcomes.get("bzip2"));
  }

  private static Map<String, String> outcomesWithout(String artifacts) throws Exception {
    List<URL> urls = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      Path path = Path.of(entry);
      if (!String.valueOf(path.getFileName()).matches("(" + artifacts + ")-[0-9].*")) {
        urls.add(path.toUri().toURL());
      }
    }
    ClassLoader platform = ClassLoader.getPlatformClassLoader();
    try (URLClassLoader loader = new URLClassLoader(urls.toArray(URL[]::new), platform)) {
      Object attempts =
          loader.loadClass(Attempts.class.getName()).getDeclaredConstructor().newInstance();
      @SuppressWarnings("unchecked") // Strings are the same to all loaders.
      Map<String, String> outcomes = ((Callable<Map<String, String>>) attempts).call();
      return outcomes;
    }
  }

  /** Writes with each codec; is loaded by a loader that lacks libraries. */
  public static final class Attempts implements Callable<Map<String, String>> {

    /** Creates one. */
    public Attempts() {}

    @Override
    public Map<String, String> call() {
      Map<String, String> outcomes = new HashMap<>();
      for (Compression compression : FilesInMemory.COMPRESSIONS) {
        outcomes.put(compression.name(), attempt(compression));
      }
      return outcomes;
    }

    private static String attempt(Compression compression) {
      try {
        FilesInMemory.write(Weather.list(3), FilesInMemory.OPTIONS.withCompression(compression));
        return "written";
      } catch (IllegalStateException e) {
        return String.valueOf(e.getMessage());
      }
    }
  }
}
