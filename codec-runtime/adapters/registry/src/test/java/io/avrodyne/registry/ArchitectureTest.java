package io.avrodyne.registry;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

  private static final JavaClasses MAIN =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("io.avrodyne.registry");

  @Test
  void registryUsesTheRuntimeAsAdaptersDo() {
    noClasses()
        .should()
        .dependOnClassesThat(
            resideInAPackage("io.avrodyne..")
                .and(
                    not(
                        resideInAnyPackage(
                            "io.avrodyne.registry..",
                            "io.avrodyne.api",
                            "io.avrodyne.runtime",
                            "io.avrodyne.runtime.adapter",
                            "io.avrodyne.runtime.frame",
                            "io.avrodyne.runtime.message"))))
        .check(MAIN);
  }

  @Test
  void clientsKnowNothingOfTextsOfSettings() {
    noClasses()
        .that()
        .resideInAPackage("io.avrodyne.registry")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("io.avrodyne.registry.settings")
        .check(MAIN);
  }

  @Test
  void nothingInternalOfTheRuntimeIsUsed() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .haveNameMatching("io\\.avrodyne\\.runtime\\.\\w*Internals")
        .check(MAIN);
  }
}
