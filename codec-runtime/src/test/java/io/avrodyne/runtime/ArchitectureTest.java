package io.avrodyne.runtime;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

  private static final JavaClasses MAIN =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("io.avrodyne.runtime");

  /**
   * The interfaces that the bridge implements, the classes that callers pass to them, and generic
   * data.
   */
  private static final Set<String> BRIDGED =
      Set.of(
          "org.apache.avro.io.DatumReader",
          "org.apache.avro.io.DatumWriter",
          "org.apache.avro.io.Decoder",
          "org.apache.avro.io.BinaryDecoder",
          "org.apache.avro.io.Encoder",
          "org.apache.avro.io.BinaryEncoder",
          "org.apache.avro.generic.GenericContainer",
          "org.apache.avro.generic.GenericData$Array",
          "org.apache.avro.generic.GenericData$EnumSymbol",
          "org.apache.avro.generic.GenericData$Fixed",
          "org.apache.avro.generic.GenericData$Record",
          "org.apache.avro.generic.GenericEnumSymbol",
          "org.apache.avro.generic.GenericFixed",
          "org.apache.avro.generic.GenericRecord",
          "org.apache.avro.generic.IndexedRecord",
          "org.apache.avro.util.Utf8");

  @Test
  void runtimeUsesNothingOfAvroButItsSchemaModelAndItsTextType() {
    DescribedPredicate<JavaClass> otherAvro =
        describe(
            "of Avro, neither its schema model nor its text type",
            used ->
                used.getPackageName().startsWith("org.apache.avro")
                    && !used.getName().startsWith("org.apache.avro.Schema")
                    && !used.getName().equals("org.apache.avro.LogicalType")
                    && !used.getName().equals("org.apache.avro.NameValidator")
                    && !used.getName().equals("org.apache.avro.ParseContext")
                    && !used.getName().equals("org.apache.avro.util.Utf8")
                    && !used.getName().equals("org.apache.avro.AvroRuntimeException"));
    noClasses()
        .that()
        .resideInAPackage("io.avrodyne.runtime..")
        .and()
        .resideOutsideOfPackage("io.avrodyne.runtime.datum")
        .should()
        .dependOnClassesThat(otherAvro)
        .check(MAIN);
  }

  /** Checks the exception from the rule above: codecs for libraries that accept nothing else. */
  @Test
  void bridgeUsesOnlyTheInterfacesThatItImplementsAndGenericData() {
    noClasses()
        .that()
        .resideInAPackage("io.avrodyne.runtime.datum")
        .should()
        .dependOnClassesThat(
            describe(
                "of Avro, neither its schema model nor the encoders, decoders and data of callers",
                used ->
                    used.getPackageName().startsWith("org.apache.avro")
                        && !used.getName().startsWith("org.apache.avro.Schema")
                        && !BRIDGED.contains(used.getName())))
        .check(MAIN);
  }

  @Test
  void packagesDependOneWay() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("binary")
        .definedBy("io.avrodyne.runtime.binary")
        .layer("runtime")
        .definedBy("io.avrodyne.runtime")
        .layer("resolve")
        .definedBy("io.avrodyne.runtime.resolve")
        .layer("codegen")
        .definedBy("io.avrodyne.runtime.codegen")
        .layer("generated")
        .definedBy("io.avrodyne.runtime.generated")
        .layer("frame")
        .definedBy("io.avrodyne.runtime.frame")
        .layer("message")
        .definedBy("io.avrodyne.runtime.message")
        .layer("datum")
        .definedBy("io.avrodyne.runtime.datum")
        .layer("file")
        .definedBy("io.avrodyne.runtime.file")
        .layer("adapter")
        .definedBy("io.avrodyne.runtime.adapter")
        .whereLayer("binary")
        .mayNotAccessAnyLayer()
        .whereLayer("runtime")
        .mayOnlyAccessLayers("binary")
        .whereLayer("resolve")
        .mayOnlyAccessLayers("binary", "runtime")
        .whereLayer("codegen")
        .mayOnlyAccessLayers("binary", "runtime", "resolve")
        .whereLayer("generated")
        .mayOnlyAccessLayers("runtime", "codegen")
        .whereLayer("frame")
        .mayOnlyAccessLayers("runtime")
        .whereLayer("message")
        .mayOnlyAccessLayers("runtime", "resolve", "frame")
        .whereLayer("datum")
        .mayOnlyAccessLayers("binary", "runtime", "resolve", "codegen")
        .whereLayer("file")
        .mayOnlyAccessLayers("binary", "runtime")
        .whereLayer("adapter")
        .mayOnlyAccessLayers("runtime", "resolve")
        .check(MAIN);
  }

  @Test
  void everyPackageHasItsPlaceInTheOrder() {
    classes()
        .that()
        .resideInAPackage("io.avrodyne.runtime..")
        .should()
        .resideInAnyPackage(
            "io.avrodyne.runtime",
            "io.avrodyne.runtime.binary",
            "io.avrodyne.runtime.resolve",
            "io.avrodyne.runtime.codegen",
            "io.avrodyne.runtime.generated",
            "io.avrodyne.runtime.frame",
            "io.avrodyne.runtime.message",
            "io.avrodyne.runtime.datum",
            "io.avrodyne.runtime.file",
            "io.avrodyne.runtime.adapter")
        .check(MAIN);
  }

  @Test
  void runtimeKnowsNothingOfTheProcessor() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("io.avrodyne.processor..", "javax.lang.model..")
        .check(MAIN);
  }

  @Test
  void eachLibraryOfCompressionIsNamedByTheCodecThatNeedsIt() {
    requireOnlyIn("ZstandardFileCodec", "com.github.luben..");
    requireOnlyIn("SnappyFileCodec", "org.xerial..");
    requireOnlyIn("XzFileCodec", "org.tukaani..");
    requireOnlyIn("Bzip2FileCodec|XzFileCodec", "org.apache.commons..");
  }

  private static void requireOnlyIn(String codecs, String library) {
    noClasses()
        .that()
        .haveNameNotMatching("io\\.avrodyne\\.runtime\\.file\\.(" + codecs + ")(\\$.*)?")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(library)
        .check(MAIN);
  }
}
