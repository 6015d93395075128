package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import io.avrodyne.api.AvroUnion;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.CodecsDeclaration;
import io.avrodyne.processor.discover.CodecsScanner;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.discover.settings.ProjectConfig;
import io.avrodyne.processor.discover.settings.Settings;
import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.plan.ListedCodec;
import io.avrodyne.processor.plan.ListingPlan;
import io.avrodyne.processor.plan.ListingPlan.ListOfAll;
import io.avrodyne.processor.plan.Request;
import io.avrodyne.processor.plan.SourcePlan;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import org.jspecify.annotations.Nullable;

/** A converter of interfaces that list codecs into plans of their implementations. */
final class ListingBinder {

  private final CodecsScanner scanner;
  private final KnownRecords records;
  private final Converters converters;
  private final TypeTable table;
  private final LocalRecordBinder localBinder;
  private final ProjectConfig config;

  ListingBinder(
      CodecsScanner scanner,
      KnownRecords records,
      Converters converters,
      TypeTable table,
      LocalRecordBinder localBinder,
      ProjectConfig config) {
    this.scanner = scanner;
    this.records = records;
    this.converters = converters;
    this.table = table;
    this.localBinder = localBinder;
    this.config = config;
  }

  /** Reads an interface. */
  Draft begin(TypeElement type) {
    return new Draft(type, scanner.scan(type));
  }

  /** An interface whose methods are being bound. */
  final class Draft {

    private final TypeElement element;
    private final ClassName type;
    private final ElementOrigin origin;
    private final CodecsDeclaration declaration;
    private final Owner owner;
    private final ListedRoots roots;
    private final List<ListedCodec> codecs = new ArrayList<>();
    private final List<ClassName> required = new ArrayList<>();

    private Draft(TypeElement element, CodecsDeclaration declaration) {
      this.element = element;
      this.type = ClassName.get(element);
      this.origin = ElementOrigin.of(element);
      this.declaration = declaration;
      Settings settings = config.settingsOf(element);
      LocalRecords locals = new LocalRecords(JavaTypeNames.implementationOf(type));
      this.owner =
          new Owner(locals, settings, ListedClasses.of(declaration.codecs(), settings.imports()));
      owner.locals().shapedBy(settings);
      this.roots = new ListedRoots(owner, localBinder);
    }

    Owner owner() {
      return owner;
    }

    /** Returns the plan, or null if the problems or those of another type prevent it. */
    @Nullable SourcePlan bind(List<Problem> problems) {
      problems.addAll(declaration.problems());
      boolean complete = declaration.problems().isEmpty();
      for (CodecsDeclaration.Listed listed : declaration.codecs()) {
        try {
          Optional<CodeBlock> codec = codecOf(listed, problems);
          complete &= codec.isPresent();
          codec.ifPresent(
              each ->
                  codecs.add(
                      new ListedCodec(listed.method(), JavaTypeNames.plain(listed.type()), each)));
        } catch (Unbindable e) {
          complete = false;
          e.problem().ifPresent(problems::add);
        }
      }
      return complete ? new SourcePlan(roots.codecs(), listing()) : null;
    }

    private ListingPlan listing() {
      ListOfAll all =
          declaration.implementsAll()
              ? ListOfAll.IMPLEMENTED
              : declaration.declaresAll() ? ListOfAll.DECLARED : ListOfAll.ADDED;
      return new ListingPlan(
          type,
          owner.locals().codec(),
          codecs,
          all,
          required,
          ObscuredNames.inheritedFrom(element),
          origin);
    }

    private Optional<CodeBlock> codecOf(CodecsDeclaration.Listed listed, List<Problem> problems)
        throws Unbindable {
      BindingContext context =
          new BindingContext(
              listed.subject(),
              owner,
              new Naming(
                  JavaTypeNames.namespaceOf(type, owner.settings().defaultNamespace()),
                  type.simpleName() + "_" + listed.method()),
              listed.markers(),
              listed.origin());
      TypeElement home = listed.home();
      if (home != null) {
        return Optional.of(inherited(home, listed.method()));
      }
      MisplacedCheck.requireOnlyShaping(listed.markers(), listed.subject());
      if (isUnion(listed, context)) {
        TypeElement union = JavaTypeNames.elementOf(listed.type());
        requireConsumed(listed, context);
        return Optional.of(own(records.codecOfUnion(union, context), union));
      }
      ValuePlan root = table.bindElement(listed.type(), context);
      requireConsumed(listed, context);
      if (root instanceof ValuePlan.Nested nested
          && !nested.codec().topLevelClassName().equals(owner.locals().codec())) {
        return Optional.of(own(nested.codec(), JavaTypeNames.elementOf(listed.type())));
      }
      Request request = new Request(type, listed.subject(), listed.origin());
      return roots.add(listed, root, request, problems).map(Draft::instance);
    }

    private static void requireConsumed(CodecsDeclaration.Listed listed, BindingContext context)
        throws Unbindable {
      MisplacedCheck.requireConsumed(listed.markers(), listed.type(), listed.subject(), context);
    }

    private static CodeBlock instance(ClassName codec) {
      return CodeBlock.of("$T.$L", codec, CodecConstants.INSTANCE);
    }

    private CodeBlock own(ClassName codec, TypeElement element) {
      if (records.isSource(element)) {
        required.add(codec);
      }
      return instance(codec);
    }

    private CodeBlock inherited(TypeElement home, String method) {
      ClassName implementation = JavaTypeNames.implementationOf(ClassName.get(home));
      if (records.isSource(home)) {
        required.add(implementation);
      }
      return CodeBlock.of("$L.$N()", instance(implementation), method);
    }

    /** Returns whether a type is a union with a codec of its own, which its use does not change. */
    private boolean isUnion(CodecsDeclaration.Listed listed, BindingContext context)
        throws Unbindable {
      if (listed.type().getKind() != TypeKind.DECLARED
          || !((DeclaredType) listed.type()).getTypeArguments().isEmpty()
          || !Markers.of(JavaTypeNames.elementOf(listed.type())).has(AvroUnion.class)) {
        return false;
      }
      BindingContext inner = context.within(listed.type());
      return inner.find(AvroUnion.class).isEmpty()
          && !context.inside(listed.type()).saysNullable()
          && converters.find(listed.type(), inner).isEmpty();
    }
  }
}
