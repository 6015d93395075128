package io.avrodyne.processor.discover;

import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.creator.CreatorChoice;
import io.avrodyne.processor.discover.creator.CreatorDeclaration;
import io.avrodyne.processor.discover.creator.CreatorFinder;
import io.avrodyne.processor.discover.creator.CreatorProblem;
import io.avrodyne.processor.discover.creator.NonNullMembers;
import io.avrodyne.processor.discover.member.AccessProblem;
import io.avrodyne.processor.discover.member.Accessor;
import io.avrodyne.processor.discover.member.CompilerView;
import io.avrodyne.processor.discover.member.Members;
import io.avrodyne.processor.discover.member.NearMiss;
import io.avrodyne.processor.discover.member.PropertyDraft;
import io.avrodyne.processor.discover.member.TypeFit;
import io.avrodyne.processor.discover.settings.ConfigDeclaration;
import io.avrodyne.processor.discover.settings.ConflictCheck;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.discover.settings.Settings;
import io.avrodyne.processor.discover.settings.TypeUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** A reader of classes, records, and the interfaces for which other tools generate classes. */
public final class TypeScanner {

  private final Elements elements;
  private final Types types;
  private final CompilerView view;

  /** Creates one for a round. */
  public TypeScanner(Elements elements, Types types, CompilerView view) {
    this.elements = elements;
    this.types = types;
    this.view = view;
  }

  /** Reads a type with its type arguments, as seen from {@code home}, the package of the codec. */
  public TypeDeclaration scan(TypeUse use, Settings settings, String home) {
    DeclaredType type = (DeclaredType) use.type();
    TypeElement element = (TypeElement) type.asElement();
    List<Problem> problems = new ArrayList<>(ConfigDeclaration.problemsOf(element));
    problems.addAll(KindCheck.problemsOf(element, home));
    problems.addAll(SuperclassCheck.problemsOf(element));
    if (!problems.isEmpty()) {
      return declaration(type, settings, List.of(), null, List.of(), problems);
    }
    Members members = new Members(use, home, settings.access(), elements, types, view);
    PropertyScan scan = scan(members, settings);
    if (isAbstract(element) && scan.properties().isEmpty()) {
      problems.add(CreatorProblem.withoutWay(element));
      return declaration(type, settings, List.of(), null, List.of(), problems);
    }
    CreatorChoice choice = new CreatorFinder(members, scan.properties()).find();
    problems.addAll(scan.problems());
    List<PropertyDeclaration> properties = properties(members, scan, choice, problems);
    return declaration(type, settings, properties, choice.creator(), scan.leftOut(), problems);
  }

  private static PropertyScan scan(Members members, Settings settings) {
    if (members.element().getKind() == ElementKind.RECORD) {
      PropertyScan scan = ComponentScanner.scan(members, settings);
      return new PropertyScan(
          PropertyOrder.ordered(scan.properties(), settings.profile()),
          scan.leftOut(),
          scan.problems());
    }
    return isAbstract(members.element())
        ? AccessorScanner.scan(members, settings)
        : FieldScanner.scan(members, settings);
  }

  /**
   * Returns the properties, and adds their problems. Those with problems are included, because
   * their types may have problems too.
   */
  private static List<PropertyDeclaration> properties(
      Members members, PropertyScan scan, CreatorChoice choice, List<Problem> problems) {
    NearMiss miss = new NearMiss(members, scan.properties());
    NonNullMembers obstacles = new NonNullMembers(members, choice);
    List<PropertyDeclaration> properties = new ArrayList<>();
    problems.addAll(choice.problems().stream().filter(each -> !isOfProperty(each, scan)).toList());
    for (PropertyDraft draft : scan.properties()) {
      if (draft.name().equals("<error>")) {
        throw new RefusedType("a property without a name");
      }
      problems.addAll(problemsOf(draft, miss, choice));
      properties.add(declaration(draft, choice, obstacles));
    }
    return properties;
  }

  private static List<Problem> problemsOf(
      PropertyDraft draft, NearMiss miss, CreatorChoice choice) {
    List<Problem> problems = new ArrayList<>();
    if (draft.reader() == null) {
      problems.add(
          draft.element().getKind() == ElementKind.METHOD
              ? AccessProblem.hiddenAccessor(draft)
              : AccessProblem.notReadable(draft, miss.ofGetter(draft)));
    }
    choice.problems().stream().filter(each -> isOf(each, draft)).forEach(problems::add);
    problems.addAll(ConflictCheck.problemsOf(draft.subject(), draft.markers()));
    return problems;
  }

  private static boolean isOfProperty(Problem problem, PropertyScan scan) {
    return scan.properties().stream().anyMatch(draft -> isOf(problem, draft));
  }

  private static boolean isOf(Problem problem, PropertyDraft draft) {
    return problem.origin() instanceof ElementOrigin origin
        && origin.element().equals(draft.element());
  }

  private static PropertyDeclaration declaration(
      PropertyDraft draft, CreatorChoice choice, NonNullMembers obstacles) {
    Accessor reader =
        Objects.requireNonNullElseGet(
            draft.reader(), () -> new Accessor.Field(draft.name(), draft.type()));
    return new PropertyDeclaration(
        draft.name(),
        draft.subject(),
        draft.type(),
        draft.markers(),
        reader,
        choice.writers().get(draft.name()),
        choice
            .taker(draft.name())
            .filter(taker -> TypeFit.unboxes(taker, draft.type()))
            .isPresent(),
        draft.markers().saysNonNull() || choice.saysNonNull(draft.name()),
        obstacles.of(draft).orElse(null),
        ElementOrigin.of(draft.element()));
  }

  private static TypeDeclaration declaration(
      DeclaredType type,
      Settings settings,
      List<PropertyDeclaration> properties,
      @Nullable CreatorDeclaration creator,
      List<Omission> leftOut,
      List<Problem> problems) {
    return new TypeDeclaration(
        type, settings, Markers.of(type.asElement()), properties, creator, leftOut, problems);
  }

  private static boolean isAbstract(TypeElement type) {
    return type.getModifiers().contains(Modifier.ABSTRACT);
  }
}
