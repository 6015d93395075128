package io.avrodyne.generate.change;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.generate.change.Change.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of files in a later run. */
class SourceFolderTest {

  private static final String PATH = "shop/A.java";
  private static final String FIRST = "record A(int id) {}\n";
  private static final String SECOND = "record A(long id) {}\n";

  private final Path home;
  private final SourceFolder folder;

  SourceFolderTest(@TempDir Path home) {
    this.home = home;
    this.folder = new SourceFolder(home, "Nullable");
  }

  private List<Kind> kinds(Map<String, String> sources) throws IOException {
    return folder.compare(sources).stream().map(Change::kind).toList();
  }

  private void write(String text) throws IOException {
    Map<String, String> sources = Map.of(PATH, text);
    folder.write(sources, folder.compare(sources));
  }

  @Test
  void newFilesAreWrittenOnce() throws IOException {
    assertEquals(List.of(Kind.NEW), kinds(Map.of(PATH, FIRST)));
    write(FIRST);
    assertEquals(FIRST, Files.readString(home.resolve(PATH)));
    assertEquals(List.of(Kind.UNCHANGED), kinds(Map.of(PATH, FIRST)));
  }

  @Test
  void filesWithoutEditsAreReplacedWhateverTheirLineEnds() throws IOException {
    write(FIRST);
    Files.writeString(home.resolve(PATH), FIRST.replace("\n", "\r\n"));
    assertEquals(List.of(Kind.REPLACED), kinds(Map.of(PATH, SECOND)));
    write(SECOND);
    assertEquals(SECOND, Files.readString(home.resolve(PATH)));
  }

  @Test
  void filesWithEditsStay() throws IOException {
    write(FIRST);
    String edited = "/** Ours. */\n" + FIRST;
    Files.writeString(home.resolve(PATH), edited);
    assertEquals(List.of(Kind.UNCHANGED), kinds(Map.of(PATH, FIRST)));
    Change change = folder.compare(Map.of(PATH, SECOND)).get(0);
    assertEquals(Kind.BY_HAND, change.kind());
    assertEquals("change A.id: from int to long\n", change.text());
    write(SECOND);
    assertEquals(edited, Files.readString(home.resolve(PATH)));
  }

  @Test
  void branchesOfNewUnionsAreChangedByHandIfTheyHaveEdits() throws IOException {
    write(FIRST);
    Files.writeString(home.resolve(PATH), "record A(int id) implements java.io.Serializable {}\n");
    assertEquals(List.of(Kind.UNCHANGED), kinds(Map.of(PATH, FIRST)));
    Map<String, String> sources =
        Map.of(
            PATH,
            "record A(int id) implements U {}\n",
            "shop/U.java",
            "sealed interface U permits A, B {}\n");
    Change change =
        folder.compare(sources).stream()
            .filter(each -> each.path().equals(PATH))
            .findFirst()
            .orElseThrow();
    assertEquals(Kind.BY_HAND, change.kind());
    assertEquals("change A: from RECORD to RECORD implements U\n", change.text());
  }

  @Test
  void fileThatDoesNotCompileIsComparedAsText() throws IOException {
    Files.createDirectories(home.resolve("shop"));
    Files.writeString(home.resolve(PATH), "record A(\n");
    Change change = folder.compare(Map.of(PATH, FIRST)).get(0);
    assertEquals(Kind.BY_HAND, change.kind());
    assertTrue(change.text().contains("+ record A(int id) {}"), change.text());
  }

  @Test
  void typeThatIsGoneIsLeftOverUntilItsFileIsGone() throws IOException {
    write(FIRST);
    assertEquals(List.of(Kind.LEFT_OVER), kinds(Map.of()));
    Files.delete(home.resolve(PATH));
    assertEquals(List.of(), kinds(Map.of()));
  }
}
