package io.avrodyne.processor;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import io.avrodyne.processor.evolve.DefaultConstant;
import io.avrodyne.processor.evolve.KnownWriter;
import io.avrodyne.processor.evolve.KnownWriters;
import io.avrodyne.processor.evolve.VersionMember;
import io.avrodyne.processor.evolve.VersionPlan;
import io.avrodyne.processor.evolve.VersionStep;
import io.avrodyne.processor.evolve.WrittenValue;
import io.avrodyne.processor.plan.Origin;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Modifier;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;

/**
 * Keeps the packages of the processor apart: discover, bind, then plan, which the others read; what
 * is computed from plans is in schema, what compares versions in evolve. Within discover, settings
 * come first, then members, then creators.
 */
@AnalyzeClasses(
    packages = ArchitectureTest.ROOT,
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  static final String ROOT = "io.avrodyne.processor";
  private static final String DISCOVER = ROOT + ".discover";
  private static final String CREATOR = DISCOVER + ".creator";
  private static final String MEMBER = DISCOVER + ".member";
  private static final String SETTINGS = DISCOVER + ".settings";
  private static final String PLAN = ROOT + ".plan";
  private static final String SCHEMA = ROOT + ".schema";
  private static final String EVOLVE = ROOT + ".evolve";
  private static final String VALIDATE = ROOT + ".validate";
  private static final String EMIT = ROOT + ".emit";
  private static final String FILES = ROOT + ".files";
  private static final String DIAGNOSTIC = ROOT + ".diagnostic";
  private static final String COMPILER = "javax.lang.model..";

  @ArchTest
  static final ArchRule LAYERS_DEPEND_ON_EACH_OTHER_IN_ONE_DIRECTION =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("processor")
          .definedBy(ROOT)
          .layer("discover")
          .definedBy(DISCOVER)
          .layer("creator")
          .definedBy(CREATOR)
          .layer("member")
          .definedBy(MEMBER)
          .layer("settings")
          .definedBy(SETTINGS)
          .layer("bind")
          .definedBy(ROOT + ".bind")
          .layer("plan")
          .definedBy(PLAN)
          .layer("schema")
          .definedBy(SCHEMA)
          .layer("evolve")
          .definedBy(EVOLVE)
          .layer("validate")
          .definedBy(VALIDATE)
          .layer("emit")
          .definedBy(EMIT)
          .layer("files")
          .definedBy(FILES)
          .layer("diagnostic")
          .definedBy(DIAGNOSTIC)
          .whereLayer("discover")
          .mayOnlyAccessLayers("creator", "member", "settings", "plan", "diagnostic")
          .whereLayer("creator")
          .mayOnlyAccessLayers("member", "settings", "diagnostic")
          .whereLayer("member")
          .mayOnlyAccessLayers("settings", "diagnostic")
          .whereLayer("settings")
          .mayOnlyAccessLayers("plan", "diagnostic")
          .whereLayer("bind")
          .mayOnlyAccessLayers(
              "discover", "creator", "member", "settings", "schema", "plan", "diagnostic")
          .whereLayer("plan")
          .mayNotAccessAnyLayer()
          .whereLayer("schema")
          .mayOnlyAccessLayers("plan")
          .whereLayer("evolve")
          .mayOnlyAccessLayers("schema", "plan")
          .whereLayer("validate")
          .mayOnlyAccessLayers("evolve", "schema", "plan", "diagnostic")
          .whereLayer("emit")
          .mayOnlyAccessLayers("evolve", "schema", "plan")
          .whereLayer("files")
          .mayOnlyAccessLayers("plan", "diagnostic")
          .whereLayer("diagnostic")
          .mayOnlyAccessLayers("plan");

  @ArchTest
  static final ArchRule EVERY_CLASS_IS_IN_A_LAYER =
      classes()
          .should()
          .resideInAnyPackage(
              ROOT,
              DISCOVER,
              CREATOR,
              MEMBER,
              SETTINGS,
              ROOT + ".bind",
              PLAN,
              SCHEMA,
              EVOLVE,
              VALIDATE,
              EMIT,
              FILES,
              DIAGNOSTIC);

  @ArchTest
  static final ArchRule PACKAGES_DEPEND_ON_EACH_OTHER_WITHOUT_A_CIRCLE =
      SlicesRuleDefinition.slices().matching(ROOT + ".(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule OUTPUT_DOES_NOT_KNOW_THE_PROCESSOR =
      noClasses()
          .that()
          .belongToAnyOf(Output.class, Compilation.class)
          .should()
          .dependOnClassesThat()
          .areAssignableTo(AvroProcessor.class);

  @ArchTest
  static final ArchRule EMIT_TAKES_ONLY_PLANS_FROM_EVOLVE =
      noClasses()
          .that()
          .resideInAPackage(EMIT)
          .should()
          .dependOnClassesThat(
              JavaClass.Predicates.resideInAPackage(EVOLVE)
                  .and(
                      DescribedPredicate.not(
                          JavaClass.Predicates.belongToAnyOf(
                              DefaultConstant.class,
                              KnownWriter.class,
                              KnownWriters.class,
                              VersionMember.class,
                              VersionPlan.class,
                              VersionStep.class,
                              WrittenValue.class))));

  @ArchTest
  static final ArchRule EMIT_COMPARES_NO_SCHEMAS =
      noClasses()
          .that()
          .resideInAPackage(EMIT)
          .should()
          .dependOnClassesThat(
              JavaClass.Predicates.resideInAPackage("org.apache.avro..")
                  .and(
                      DescribedPredicate.not(
                          JavaClass.Predicates.belongToAnyOf(
                              Schema.class, SchemaNormalization.class))));

  @ArchTest
  static final ArchRule DISCOVER_AND_DIAGNOSTIC_KNOW_OF_PLANS_ONLY_ORIGINS =
      noClasses()
          .that()
          .resideInAnyPackage(DISCOVER + "..", DIAGNOSTIC)
          .should()
          .dependOnClassesThat(
              JavaClass.Predicates.resideInAPackage(PLAN)
                  .and(DescribedPredicate.not(JavaClass.Predicates.type(Origin.class))));

  @ArchTest
  static final ArchRule DISCOVER_KNOWS_NO_AVRO =
      noClasses()
          .that()
          .resideInAPackage(DISCOVER + "..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.apache.avro..");

  @ArchTest
  static final ArchRule TYPES_OF_THE_COMPILER_END_IN_BIND =
      noClasses()
          .that()
          .resideInAnyPackage(PLAN, SCHEMA, EVOLVE, VALIDATE, DIAGNOSTIC, FILES)
          .should()
          .dependOnClassesThat()
          .resideInAPackage(COMPILER);

  @ArchTest
  static final ArchRule EMIT_TAKES_ONLY_MODIFIERS_FROM_THE_COMPILER =
      noClasses()
          .that()
          .resideInAPackage(EMIT)
          .should()
          .dependOnClassesThat(
              JavaClass.Predicates.resideInAPackage(COMPILER)
                  .and(DescribedPredicate.not(JavaClass.Predicates.type(Modifier.class)))
                  .and(DescribedPredicate.not(JavaClass.Predicates.type(Modifier[].class))));

  @ArchTest
  static final ArchRule PROCESSOR_DOES_NOT_NEED_THE_RUNTIME =
      noClasses().should().dependOnClassesThat().resideInAPackage("io.avrodyne.runtime..");

  @ArchTest
  static final ArchRule ONLY_THE_ROOT_PACKAGE_WRITES_FILES =
      noClasses()
          .that()
          .resideOutsideOfPackage(ROOT)
          .should()
          .dependOnClassesThat()
          .resideInAPackage(Filer.class.getPackageName());

  @ArchTest
  static final ArchRule NAMES_SAY_A_ROLE =
      noClasses().should().haveNameMatching(".*(Util|Utils|Helper|Manager|Impl)");
}
