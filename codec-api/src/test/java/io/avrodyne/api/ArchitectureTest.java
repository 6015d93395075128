package io.avrodyne.api;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

  @Test
  void nothingIsUsedButTheJdkAndNullnessAnnotations() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "io.avrodyne.api",
            "java.lang..",
            "java.math",
            "java.util..",
            "org.jspecify.annotations")
        .check(new ClassFileImporter().importPath("target/classes"));
  }
}
