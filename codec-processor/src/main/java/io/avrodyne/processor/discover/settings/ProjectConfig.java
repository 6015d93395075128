package io.avrodyne.processor.discover.settings;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * The config of all types of a project, which an option names, and the rule for their namespaces.
 *
 * @param name what the option says; empty without the option
 * @param type the class of that name, as it is in this round
 * @param namespaces the rule for namespaces, without the config
 */
public record ProjectConfig(
    Optional<String> name, Optional<TypeElement> type, NamespaceRule namespaces) {

  /** The option: the qualified name of a class with {@code @AvroConfig}. */
  public static final String OPTION = "avrodyne.config";

  /** Reads the option of a compilation. */
  public static ProjectConfig of(Map<String, String> options, Elements elements) {
    NamespaceRule namespaces = NamespaceRule.of(options);
    if (!options.containsKey(OPTION)) {
      return new ProjectConfig(Optional.empty(), Optional.empty(), namespaces);
    }
    String name = Objects.requireNonNullElse(options.get(OPTION), "").trim();
    return new ProjectConfig(
        Optional.of(name), Optional.ofNullable(elements.getTypeElement(name)), namespaces);
  }

  /**
   * Returns whether types can be bound: without the option, or with a class that has settings.
   * Another processor may still generate it.
   */
  public boolean isReady() {
    return name.isEmpty() || fault().isEmpty();
  }

  /** Returns the settings of an annotated type. */
  public Settings settingsOf(TypeElement annotated) {
    return Settings.of(annotated, type.flatMap(ConfigDeclaration::of), namespaces);
  }

  /** Returns the problem of the option, to be shown at a type. */
  public Optional<Problem> problemAt(TypeElement shown) {
    return name.flatMap(given -> fault().map(fault -> problem(given, fault, shown)));
  }

  private Optional<Fault> fault() {
    if (type.isEmpty()) {
      return Optional.of(Fault.MISSING);
    }
    if (type.flatMap(ConfigDeclaration::of).isEmpty()) {
      return Optional.of(Fault.WITHOUT_SETTINGS);
    }
    return type.filter(ProjectConfig::isPublic).isPresent()
        ? Optional.empty()
        : Optional.of(Fault.HIDDEN);
  }

  private static boolean isPublic(TypeElement type) {
    for (Element each = type; each instanceof TypeElement; each = each.getEnclosingElement()) {
      if (!each.getModifiers().contains(Modifier.PUBLIC)) {
        return false;
      }
    }
    return true;
  }

  private static Problem problem(String given, Fault fault, TypeElement shown) {
    return new Problem(
        Code.CONFIG,
        shown.getSimpleName()
            + " is compiled with -A"
            + OPTION
            + "="
            + given
            + ", which "
            + fault.finding
            + ".",
        "The option names a public class with @AvroConfig, and every codec refers to that.",
        fault.nextStep,
        ElementOrigin.of(shown));
  }

  private enum Fault {
    MISSING(
        "is not a class that the compiler can find and read",
        "Give its qualified name, with dots also between nested classes."),
    WITHOUT_SETTINGS(
        "is a class without @AvroConfig", "Annotate it with @AvroConfig, or name another class."),
    HIDDEN("is not public, or within a class that is not", "Make it public.");

    private final String finding;
    private final String nextStep;

    Fault(String finding, String nextStep) {
      this.finding = finding;
      this.nextStep = nextStep;
    }
  }
}
