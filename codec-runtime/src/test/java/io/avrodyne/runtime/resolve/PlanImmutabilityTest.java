package io.avrodyne.runtime.resolve;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.avrodyne.runtime.Strictness;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

/** Tests that a finished plan never changes, so that any number of threads may use it. */
class PlanImmutabilityTest {

  private static final JavaClasses MAIN =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("io.avrodyne.runtime");

  @Test
  void fieldsOfNodesAreFinal() {
    fields().that().areDeclaredIn(Resolution.class).should().beFinal().check(MAIN);
    fields().that().areDeclaredIn(ReadingOrder.class).should().beFinal().check(MAIN);
    fields().that().areDeclaredIn(Constant.class).should().beFinal().check(MAIN);
  }

  @Test
  void arraysOfNodesArePrivate() {
    fields()
        .that()
        .areDeclaredIn(Resolution.class)
        .and()
        .haveRawType(describe("an array", JavaClass::isArray))
        .should()
        .bePrivate()
        .check(MAIN);
  }

  @Test
  void fieldsOfTransfersAndSkipsAreFinal() {
    fields()
        .that()
        .areDeclaredInClassesThat()
        .areAssignableTo(Transfer.class)
        .or()
        .areDeclaredInClassesThat()
        .areAssignableTo(Skip.class)
        .should()
        .beFinal()
        .check(MAIN);
  }

  @Test
  void draftsAreKnownOnlyToWhatMakesPlans() {
    noClasses()
        .that()
        .haveNameNotMatching(
            ".*\\.(ResolutionDraft|Resolver|RecordSteps|ScalarResolver|EnumResolver|PlanCompletion"
                + "|PlanAssembler|Resolution|Transfers)(\\$.*)?")
        .should()
        .dependOnClassesThat()
        .belongToAnyOf(ResolutionDraft.class)
        .check(MAIN);
  }

  @Test
  void recordThatHoldsItselfLeadsBackToItsNode() {
    Schema writer = Resolving.parse(tree("int"));
    Schema reader = Resolving.parse(tree("long"));
    Resolution plan = Resolution.of(writer, reader, Strictness.STRICT);
    assertEquals(2, plan.stepCount());
    assertSame(plan, plan.step(1).step(1).value());
  }

  private static String tree(String value) {
    return """
        {"type": "record", "name": "Tree", "fields": [
          {"name": "value", "type": "%s"},
          {"name": "next", "type": ["null", "Tree"]}]}
        """
        .formatted(value);
  }
}
