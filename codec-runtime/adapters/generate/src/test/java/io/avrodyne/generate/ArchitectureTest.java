package io.avrodyne.generate;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.avrodyne.signatures.Dependencies;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

  @Test
  void onlyAnnotationsAreUsed() {
    Dependencies.requireOfAdapter("io.avrodyne.generate");
  }

  @Test
  void schemasBecomeShapesAndShapesSources() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("root")
        .definedBy("io.avrodyne.generate")
        .layer("input")
        .definedBy("io.avrodyne.generate.input")
        .layer("shape")
        .definedBy("io.avrodyne.generate.shape")
        .layer("source")
        .definedBy("io.avrodyne.generate.source")
        .layer("change")
        .definedBy("io.avrodyne.generate.change")
        .whereLayer("root")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("input")
        .mayOnlyBeAccessedByLayers("root", "shape")
        .whereLayer("shape")
        .mayOnlyBeAccessedByLayers("root", "source")
        .whereLayer("source")
        .mayOnlyBeAccessedByLayers("root")
        .whereLayer("change")
        .mayNotBeAccessedByAnyLayer()
        .check(new ClassFileImporter().importPath("target/classes"));
  }
}
