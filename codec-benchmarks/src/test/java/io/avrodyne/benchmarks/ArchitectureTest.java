package io.avrodyne.benchmarks;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

  @Test
  void theHarnessKnowsNeitherBenchmarksNorWorkloadsNorContenders() {
    noClasses()
        .that()
        .resideInAPackage("io.avrodyne.benchmarks.harness..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("io.avrodyne.fixtures..", "io.avrodyne.runtime..", "io.avrodyne.api..")
        .orShould()
        .dependOnClassesThat(
            describe(
                "of the benchmarks",
                type ->
                    type.getPackageName().startsWith("io.avrodyne.benchmarks")
                        && !type.getPackageName().startsWith("io.avrodyne.benchmarks.harness")))
        .check(
            new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("io.avrodyne.benchmarks.harness"));
  }
}
