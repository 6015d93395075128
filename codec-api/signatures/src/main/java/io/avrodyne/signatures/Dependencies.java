package io.avrodyne.signatures;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The packages that the classes of the module whose tests run may use. */
public final class Dependencies {

  private static final String LIBRARY = "io.avrodyne.";
  private static final String RUNTIME = LIBRARY + "runtime";

  private static final Set<String> FOR_ADAPTERS =
      Set.of(
          LIBRARY + "api",
          RUNTIME,
          RUNTIME + ".adapter",
          RUNTIME + ".datum",
          RUNTIME + ".file",
          RUNTIME + ".frame",
          RUNTIME + ".message");

  private static final Set<String> NOT_FOR_ADAPTERS =
      Set.of(RUNTIME + ".Internals", RUNTIME + ".CodecInternals", RUNTIME + ".ResolutionInternals");

  private Dependencies() {}

  /**
   * Requires that an adapter uses nothing of this library but its own packages and those of the
   * runtime that are for adapters, and that there are no cycles between its own packages.
   *
   * @param own the package of the adapter, with those below it
   * @param others further packages that this adapter may use
   */
  public static void requireOfAdapter(String own, String... others) {
    Set<String> allowed = new HashSet<>(FOR_ADAPTERS);
    allowed.addAll(List.of(others));
    JavaClasses module = new ClassFileImporter().importPath("target/classes");
    classes()
        .should()
        .onlyDependOnClassesThat(
            describe(
                "are of other libraries, of " + own + " or of " + allowed,
                used -> !isOfLibrary(used) || isWithin(own, used) || isAllowed(used, allowed)))
        .check(module);
    slices().assignedFrom(new Packages()).should().beFreeOfCycles().check(module);
  }

  private static boolean isOfLibrary(JavaClass used) {
    return used.getPackageName().startsWith(LIBRARY);
  }

  private static boolean isWithin(String own, JavaClass used) {
    return (used.getPackageName() + ".").startsWith(own + ".");
  }

  private static boolean isAllowed(JavaClass used, Set<String> allowed) {
    return allowed.contains(used.getPackageName()) && !NOT_FOR_ADAPTERS.contains(used.getName());
  }

  /** Each package of this library by itself. */
  private static final class Packages implements SliceAssignment {

    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
      return isOfLibrary(type)
          ? SliceIdentifier.of(type.getPackageName())
          : SliceIdentifier.ignore();
    }

    @Override
    public String getDescription() {
      return "packages";
    }
  }
}
