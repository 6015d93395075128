package io.avrodyne.registry;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.avrodyne.signatures.Dependencies;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

  @Test
  void onlyWhatIsForAdaptersIsUsed() {
    Dependencies.requireOfAdapter("io.avrodyne.registry");
  }

  @Test
  void clientsKnowNothingOfTextsOfSettings() {
    noClasses()
        .that()
        .resideInAPackage("io.avrodyne.registry")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("io.avrodyne.registry.settings")
        .check(new ClassFileImporter().importPath("target/classes"));
  }
}
