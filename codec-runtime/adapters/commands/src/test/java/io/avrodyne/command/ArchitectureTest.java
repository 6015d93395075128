package io.avrodyne.command;

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
          .importPackages("io.avrodyne.command");

  @Test
  void commandsUseRegistriesAndSchemas() {
    noClasses()
        .should()
        .dependOnClassesThat(
            resideInAPackage("io.avrodyne..")
                .and(
                    not(
                        resideInAnyPackage(
                            "io.avrodyne.command",
                            "io.avrodyne.registry..",
                            "io.avrodyne.api",
                            "io.avrodyne.runtime",
                            "io.avrodyne.runtime.frame"))))
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
