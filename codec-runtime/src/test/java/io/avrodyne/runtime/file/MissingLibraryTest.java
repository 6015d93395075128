package io.avrodyne.runtime.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Tests without compression libraries on the class path. */
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
    assertEquals("written, read", outcomes.get("null"));
    assertEquals("written, read", outcomes.get("deflate"));
  }

  @Test
  void bzip2NeedsNoXz() throws Exception {
    Map<String, String> outcomes = outcomesWithout("xz");
    String missing =
        "iles compressed with xz need org.tukaani:xz and org.apache.commons:commons-compress"
            + " on the class path";
    assertEquals("F" + missing + ", f" + missing, outcomes.get("xz"));
    assertEquals("written, read", outcomes.get("bzip2"));
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
      @SuppressWarnings("unchecked") // Strings and arrays are the same for all loaders.
      Function<Map<String, byte[]>, Map<String, String>> outcomes =
          (Function<Map<String, byte[]>, Map<String, String>>) attempts;
      return outcomes.apply(files());
    }
  }

  private static Map<String, byte[]> files() {
    Map<String, byte[]> files = new HashMap<>();
    for (Compression compression : FilesInMemory.COMPRESSIONS) {
      files.put(compression.name(), file(compression));
    }
    return files;
  }

  private static byte[] file(Compression compression) {
    return FilesInMemory.write(Weather.list(3), FilesInMemory.OPTIONS.withCompression(compression));
  }

  /** A class that writes and reads with each codec, defined by a loader that lacks libraries. */
  public static final class Attempts implements Function<Map<String, byte[]>, Map<String, String>> {

    /** Creates one. */
    public Attempts() {}

    @Override
    public Map<String, String> apply(Map<String, byte[]> files) {
      Map<String, String> outcomes = new HashMap<>();
      for (Compression compression : FilesInMemory.COMPRESSIONS) {
        String name = compression.name();
        outcomes.put(
            name, written(compression) + ", " + read(files.getOrDefault(name, new byte[0])));
      }
      return outcomes;
    }

    private static String written(Compression compression) {
      try {
        file(compression);
        return "written";
      } catch (IllegalStateException e) {
        return String.valueOf(e.getMessage());
      }
    }

    private static String read(byte[] file) {
      try {
        assertEquals(3, FilesInMemory.read(file, ReadOptions.DEFAULT).size());
        return "read";
      } catch (DecodeException e) {
        return e.reason();
      }
    }
  }
}
