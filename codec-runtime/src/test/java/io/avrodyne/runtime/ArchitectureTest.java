package io.avrodyne.runtime;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

  private static final JavaClasses MAIN =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("io.avrodyne.api", "io.avrodyne.runtime");

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
        .should()
        .dependOnClassesThat(otherAvro)
        .check(MAIN);
  }

  @Test
  void nothingElseUsesMessages() {
    noClasses()
        .that()
        .resideOutsideOfPackage("io.avrodyne.runtime.message..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("io.avrodyne.runtime.message..")
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
  void nothingOfTheRuntimeUsesContainerFiles() {
    noClasses()
        .that()
        .resideOutsideOfPackage("io.avrodyne.runtime.file..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("io.avrodyne.runtime.file..")
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

  @Test
  void apiUsesNothingButTheJdkAndNullnessAnnotations() {
    noClasses()
        .that()
        .resideInAPackage("io.avrodyne.api..")
        .should()
        .dependOnClassesThat()
        .resideOutsideOfPackages("io.avrodyne.api..", "java..", "org.jspecify.annotations..")
        .check(MAIN);
  }
}
