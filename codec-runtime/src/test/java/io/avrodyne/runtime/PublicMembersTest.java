package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.avrodyne.api.AvroCodecException;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.api.LimitExceededException;
import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.api.UnknownSchemaException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the members visible to applications: each name here is part of the public API. */
class PublicMembersTest {

  @Test
  void packageShowsTheTypesThatAnApplicationNames() {
    Set<String> visible =
        new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("io.avrodyne.runtime")
                .stream()
                .filter(type -> type.getPackageName().equals("io.avrodyne.runtime"))
                .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
                .filter(type -> type.isTopLevelClass())
                .map(JavaClass::getSimpleName)
                .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(
        Set.of(
            "AvroCodec",
            "AvroDecoder",
            "AvroInput",
            "AvroOutput",
            "CodecInternals",
            "Codecs",
            "DecodeLimits",
            "Fingerprints",
            "Internals",
            "OpenStrings",
            "ResolutionInternals",
            "SchemaLimits",
            "SchemaText",
            "StreamedInput",
            "Strictness"),
        visible);
  }

  @Test
  void inputShowsWhatPointsItAtBytesAndReadsSingleValues() {
    assertEquals(
        List.of(
            "position",
            "readBoolean",
            "readByteBuffer",
            "readBytes",
            "readDouble",
            "readFixed",
            "readFloat",
            "readInt",
            "readInternedString",
            "readLong",
            "readString",
            "remaining",
            "reset"),
        visibleMethods(AvroInput.class));
  }

  @Test
  void outputShowsWhatIsDoneWithItsContent() {
    assertEquals(
        List.of("append", "reset", "size", "toByteArray", "toByteBuffer", "writeTo"),
        visibleMethods(AvroOutput.class));
  }

  @Test
  void decoderShowsWhatReads() {
    assertEquals(
        List.of("decode", "explain", "readsAll", "writerSchema"),
        visibleMethods(AvroDecoder.class));
  }

  @Test
  void codecShowsWhatWritesAndWhatKnowsItsSchema() {
    assertEquals(
        List.of(
            "copiesObjects",
            "copy",
            "decode",
            "decoderFor",
            "encode",
            "explain",
            "fingerprint",
            "readsAll",
            "schema",
            "writerSchema"),
        visibleMethods(AvroCodec.class));
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        AvroCodecException.class,
        DecodeException.class,
        EncodeException.class,
        LimitExceededException.class,
        SchemaResolutionException.class,
        UnknownSchemaException.class
      })
  void exceptionsAreCaughtAndReadButNotMade(Class<?> type) {
    assertEquals(0, type.getConstructors().length);
    List<String> own =
        Arrays.stream(type.getMethods())
            .filter(method -> AvroCodecException.class.isAssignableFrom(method.getDeclaringClass()))
            .map(Method::getName)
            .toList();
    assertEquals(
        List.of(),
        own.stream()
            .filter(
                name ->
                    !Set.of(
                            "path",
                            "reason",
                            "getMessage",
                            "position",
                            "missingBytes",
                            "fingerprint",
                            "identifier")
                        .contains(name))
            .toList());
  }

  private static List<String> visibleMethods(Class<?> type) {
    return Arrays.stream(type.getMethods())
        .filter(method -> method.getDeclaringClass() != Object.class)
        .filter(method -> !method.isBridge() && Modifier.isPublic(method.getModifiers()))
        .map(Method::getName)
        .distinct()
        .sorted()
        .toList();
  }
}
