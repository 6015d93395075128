package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import io.avrodyne.api.AvroCodecs;
import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.Copies;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.CodecsScanner;
import io.avrodyne.processor.discover.TypeDeclaration;
import io.avrodyne.processor.discover.TypeScanner;
import io.avrodyne.processor.discover.member.CompilerView;
import io.avrodyne.processor.discover.settings.ConfigDeclaration;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.discover.settings.ProjectConfig;
import io.avrodyne.processor.discover.settings.Settings;
import io.avrodyne.processor.discover.settings.TypeUse;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.CompiledRecord;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.Request;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.SourcePlan;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/**
 * A converter of annotated types into plans of codecs. No later stage sees the compiler's types.
 */
public final class Binder {

  private final ProjectConfig config;
  private final KnownRecords records;
  private final TypeScanner scanner;
  private final Converters converters;
  private final TypeTable table;
  private final RecordBinder recordBinder;
  private final LocalRecordBinder localBinder;
  private final ListingBinder listingBinder;

  /**
   * Creates one for a round.
   *
   * @param view the information about classes that the compiler provides in addition to elements
   * @param sources the qualified names of the annotated types of this compilation
   * @param config that of all types
   */
  public Binder(
      Elements elements,
      Types types,
      CompilerView view,
      Set<String> sources,
      ProjectConfig config) {
    this.config = config;
    records = new KnownRecords(elements, sources);
    scanner = new TypeScanner(elements, types, view);
    converters = new Converters(types);
    table = new TypeTable(records, converters, scanner, types);
    recordBinder = new RecordBinder(table);
    localBinder = new LocalRecordBinder(scanner, recordBinder, config);
    listingBinder =
        new ListingBinder(
            new CodecsScanner(elements, types, RuntimeNames.AVRO_CODEC.canonicalName()),
            records,
            converters,
            table,
            localBinder,
            config);
  }

  /**
   * Returns the plan of what is generated for an annotated type, or the problems that prevent it.
   */
  public Bound bind(TypeElement type) {
    if (Markers.of(type).has(AvroCodecs.class)) {
      ListingBinder.Draft draft = listingBinder.begin(type);
      List<Problem> problems = problemsOfSettings(type, draft.owner());
      return new Bound(draft.bind(problems), null, problems);
    }
    ClassName name = ClassName.get(type);
    ClassName codec = JavaTypeNames.codecOf(name);
    Settings settings = config.settingsOf(type);
    Owner owner = Owner.of(new LocalRecords(codec), settings);
    List<Problem> problems = problemsOfSettings(type, owner);
    if (SpecificTypes.contains(type)) {
      problems.add(SpecificTypes.annotated(type));
      return new Bound(null, null, problems);
    }
    return Markers.of(type).has(AvroRecord.class)
        ? bindRecord(type, owner, problems)
        : bindUnion(type, owner, problems);
  }

  private List<Problem> problemsOfSettings(TypeElement type, Owner owner) {
    List<Problem> problems = new ArrayList<>();
    owner.settings().configs().forEach(each -> problems.addAll(problemsOf(each, owner)));
    problems.addAll(ImportCheck.problemsOf(type));
    return problems;
  }

  private List<Problem> problemsOf(ConfigDeclaration settings, Owner owner) {
    List<Problem> problems = new ArrayList<>(settings.problems());
    problems.addAll(converters.problemsOf(settings, owner));
    problems.addAll(ImportCheck.problemsOf(settings.user(), settings.imports(), settings.origin()));
    return problems;
  }

  /** Returns the compiled records that the plans created so far contain. */
  public Map<ClassName, CompiledRecord> compiledRecords() {
    return records.compiled();
  }

  private Bound bindRecord(TypeElement type, Owner owner, List<Problem> problems) {
    TypeDeclaration declaration =
        scanner.scan(
            TypeUse.of(type.asType()), owner.settings(), owner.locals().codec().packageName());
    List<RecordPlan> partial = new ArrayList<>();
    Optional<RecordPlan> main =
        recordBinder.bind(
            declaration,
            owner,
            owner.locals().codec(),
            type.getSimpleName().toString(),
            problems,
            partial::add);
    ValuePlan root = new ValuePlan.Nested(ClassName.get(type), owner.locals().codec());
    Bound bound = finish(type, owner, root, main.map(RecordPlan::fullname), main, problems);
    return partial.isEmpty()
        ? bound
        : new Bound(
            null,
            plan(type, owner, root, Optional.of(partial.get(0).fullname()), partial),
            bound.problems());
  }

  private Bound bindUnion(TypeElement type, Owner owner, List<Problem> problems) {
    ElementOrigin origin = ElementOrigin.of(type);
    ClassName name = ClassName.get(type);
    String namespace = JavaTypeNames.namespaceOf(name, owner.settings().defaultNamespace());
    problems.addAll(ConfigDeclaration.problemsOf(type));
    BindingContext context =
        new BindingContext(
            name.simpleName(),
            owner,
            new Naming(namespace, name.simpleName()),
            Markers.NONE,
            origin);
    try {
      MisplacedCheck.requireUndescribed(Markers.of(type), name.simpleName(), "a union");
      ValuePlan root = table.bind(type.asType(), context);
      String fullname =
          namespace.isEmpty() ? name.simpleName() : namespace + "." + name.simpleName();
      return finish(type, owner, root, Optional.of(fullname), Optional.empty(), problems);
    } catch (Unbindable e) {
      e.problem().ifPresent(problems::add);
      return new Bound(null, null, problems);
    }
  }

  private Bound finish(
      TypeElement type,
      Owner owner,
      ValuePlan root,
      Optional<String> fullname,
      Optional<RecordPlan> main,
      List<Problem> problems) {
    List<RecordPlan> plans = new ArrayList<>(main.stream().toList());
    if (!localBinder.bindAll(owner, plans, problems) || fullname.isEmpty()) {
      return new Bound(null, null, problems);
    }
    CodecPlan plan = plan(type, owner, root, fullname, plans);
    return new Bound(SourcePlan.of(plan), null, problems);
  }

  private static CodecPlan plan(
      TypeElement type,
      Owner owner,
      ValuePlan root,
      Optional<String> fullname,
      List<RecordPlan> plans) {
    ClassName name = ClassName.get(type);
    owner.locals().shapedBy(owner.settings());
    return new CodecPlan(
        name,
        owner.locals().codec(),
        Request.of(name, ElementOrigin.of(type)),
        fullname,
        root,
        plans,
        owner.settings().compatibility(),
        List.of(),
        owner.locals().shapers(),
        owner.settings().copies() == Copies.GENERATED);
  }

  /**
   * The result of binding a type.
   *
   * @param plan null if it could not be made, because of the problems or because of a type that it
   *     contains
   * @param partial the plan of the fields of a record that have shapes, if it has no other plan
   * @param problems to be reported
   */
  public record Bound(
      @Nullable SourcePlan plan, @Nullable CodecPlan partial, List<Problem> problems) {

    /** Copies the problems. */
    public Bound {
      problems = List.copyOf(problems);
    }
  }
}
