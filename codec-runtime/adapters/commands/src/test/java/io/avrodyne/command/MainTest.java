package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The commands as processes, of the runnable jar where there is one, which talk to a server. */
class MainTest {

  private static final String ORDER = Shell.record("shop.Order", "id");
  private static final String CHECK = "POST /compatibility/subjects/shop.Order/versions";

  private final Shell shell;
  private final Path out;
  private final Path err;
  private final StubServer server = new StubServer();
  private final List<String> options = new ArrayList<>();

  MainTest(@TempDir Path folder) {
    shell = new Shell(folder);
    out = folder.resolve("out.txt");
    err = folder.resolve("err.txt");
    shell.schema("shop.Order", ORDER);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  /** The outcome of a process. */
  private record Exit(int code, List<String> out, List<String> err) {}

  private Exit java(String... line) throws IOException, InterruptedException {
    Process process = start(line);
    try {
      assertTrue(process.waitFor(2, TimeUnit.MINUTES));
      return new Exit(process.exitValue(), lines(out), lines(err));
    } finally {
      process.destroyForcibly().waitFor();
    }
  }

  private Process start(String... line) throws IOException {
    return start(Redirect.to(out.toFile()), line);
  }

  private Process start(Redirect output, String... line) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:TieredStopAtLevel=1");
    command.addAll(options);
    String jar = System.getProperty("commands.jar");
    command.addAll(
        jar == null
            ? List.of("-cp", System.getProperty("java.class.path"), Main.class.getName())
            : List.of("-jar", jar));
    command.addAll(List.of(line));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(shell.folder.toFile())
            .redirectOutput(output)
            .redirectError(err.toFile());
    builder.environment().put("SCHEMA_REGISTRY_URL", server.url());
    builder.environment().put("SCHEMA_REGISTRY_BASIC_AUTH_USER_INFO", "me:s3cret");
    return builder.start();
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void registrationExitsWithZero() throws Exception {
    server
        .on(CHECK, 200, "{\"is_compatible\":true,\"messages\":[]}")
        .on("POST /subjects/shop.Order/versions", 200, "{\"id\":7,\"version\":2}");
    assertEquals(
        new Exit(0, List.of("shop.Order -> shop.Order: version 2, id 7, registered"), List.of()),
        java("register", "--classes=classes", "--subject-strategy=record"));
    String authorization = " Basic bWU6czNjcmV0";
    assertEquals(
        List.of(
            "POST /subjects/shop.Order" + authorization,
            CHECK + authorization,
            "POST /subjects/shop.Order/versions" + authorization),
        server.requests);
  }

  @Test
  void incompatibleSchemaExitsWithOne() throws Exception {
    server.on(CHECK, 200, "{\"is_compatible\":false,\"messages\":[\"id has no default\"]}");
    assertEquals(
        new Exit(
            1,
            List.of("shop.Order -> shop.Order: incompatible"),
            List.of("shop.Order refuses shop.Order:", "  id has no default")),
        java("check", "--classes=classes", "--subject-strategy=record"));
  }

  @Test
  void wrongOptionExitsWithTwo() throws Exception {
    assertEquals(
        new Exit(
            2,
            List.of(),
            List.of("There is no option --intoo. Did you mean --into? See fetch --help.")),
        java("fetch", "--intoo=history"));
    assertEquals(List.of(), server.requests);
  }

  @Test
  void deniedRequestExitsWithThree() throws Exception {
    server.on("GET /subjects", 401, "{\"error_code\":401,\"message\":\"who is me:s3cret?\"}");
    Exit exit = java("fetch", "--subject=*", "--into=history");
    assertEquals(3, exit.code());
    assertEquals(List.of(), exit.out());
    assertEquals(1, exit.err().size(), exit::toString);
    assertTrue(exit.err().get(0).contains("401"), exit::toString);
    assertTrue(!exit.toString().contains("s3cret"), exit::toString);
  }

  @ParameterizedTest
  @CsvSource({
    "UTF-8, caf\u00e9 \u6771",
    "UTF-16BE, caf\u00e9 \u6771",
    "ISO-8859-1, caf\u00e9 \\u6771",
    "US-ASCII, caf\\u00e9 \\u6771"
  })
  void dataIsInTheEncodingOfTheStandardOutput(Charset encoding, String printed) throws Exception {
    shell.write("text.avsc", "\"string\"");
    Files.writeString(shell.folder.resolve("text.bin"), "\u0018caf\u00e9 \u6771\u202e");
    options.add("-Dstdout.encoding=" + encoding);
    options.add("-Dsun.stdout.encoding=" + encoding);
    Process process = start("print", "--file=text.bin", "--form=datum", "--schemas=text.avsc");
    assertTrue(process.waitFor(2, TimeUnit.MINUTES));
    assertEquals("", Files.readString(err));
    assertArrayEquals(("\"" + printed + "\\u202e\"\n").getBytes(encoding), Files.readAllBytes(out));
  }

  private Process printTo(Redirect output) throws IOException {
    shell.write("number.avsc", "\"int\"");
    shell.write("number.bin", "\u0002");
    return start(output, "print", "--file=number.bin", "--form=datum", "--schemas=number.avsc");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void outputOnAFullDeviceExitsWithThree() throws Exception {
    Process process = printTo(Redirect.to(new File("/dev/full")));
    assertTrue(process.waitFor(2, TimeUnit.MINUTES));
    assertEquals(
        List.of("The output cannot be written. A part of the result is lost."), lines(err));
    assertEquals(3, process.exitValue());
  }

  /** So a pipe to {@code head} is quiet, and a shell with {@code pipefail} goes on. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void readerThatEndsEarlyIsNotAFailure() throws Exception {
    Process process = printTo(Redirect.PIPE);
    process.getInputStream().close();
    assertTrue(process.waitFor(2, TimeUnit.MINUTES));
    assertEquals(List.of(), lines(err));
    assertEquals(0, process.exitValue());
  }

  @Test
  @EnabledIfSystemProperty(named = "commands.jar", matches = ".+")
  void noticeOfTheJarBeginsWithItsName() throws IOException {
    String path = Objects.requireNonNull(System.getProperty("commands.jar"));
    try (JarFile jar = new JarFile(path);
        InputStream notice =
            jar.getInputStream(Objects.requireNonNull(jar.getEntry("META-INF/NOTICE")))) {
      String text = new String(notice.readAllBytes(), StandardCharsets.UTF_8).strip();
      assertTrue(text.startsWith("Avrodyne\nCopyright 2026 Avrodyne maintainers\n"), text);
      assertTrue(text.contains("Apache Avro\nCopyright"), text);
      assertNull(jar.getEntry("META-INF/DEPENDENCIES"));
      assertNull(jar.getEntry("META-INF/versions/9/OSGI-INF/MANIFEST.MF"));
    }
  }

  @Test
  void killedFetchHasWrittenNothing() throws Exception {
    String versions = "GET /subjects/orders-value/versions";
    server
        .on("GET /subjects", 200, "[\"orders-value\"]")
        .on(versions, 200, "[1,2]")
        .on(
            versions + "/1",
            200,
            "{\"version\":1,\"id\":1,\"schema\":\"" + ORDER.replace("\"", "\\\"") + "\"}")
        .hold(versions + "/2");
    Process process = start("fetch", "--subject=*", "--into=history");
    try {
      server.awaitRequest(versions + "/2");
    } finally {
      process.destroyForcibly().waitFor();
    }
    assertEquals(List.of(), lines(out));
    assertTrue(Files.notExists(shell.folder.resolve("history")));
  }
}
