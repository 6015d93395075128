package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.api.AvroDefault;
import io.avrodyne.api.AvroName;
import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.AvroUnion;
import io.avrodyne.api.Copies;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.Omission;
import io.avrodyne.processor.discover.PropertyDeclaration;
import io.avrodyne.processor.discover.TypeDeclaration;
import io.avrodyne.processor.discover.creator.CreatorDeclaration;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import io.avrodyne.processor.discover.settings.Marker;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.discover.settings.NamespaceRule;
import io.avrodyne.processor.discover.settings.Settings;
import io.avrodyne.processor.plan.CreatorPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.GivenSchema;
import io.avrodyne.processor.plan.InvocationPlan;
import io.avrodyne.processor.plan.LeftOut;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/** A converter of class declarations into plans of records. */
final class RecordBinder {

  private final TypeTable table;

  RecordBinder(TypeTable table) {
    this.table = table;
  }

  /**
   * Returns the plan of a declaration, if it can have one.
   *
   * @param codec the class to emit the code into
   * @param label the Avro name, unless an annotation gives another
   * @param problems receives the reasons why it cannot have one
   */
  Optional<RecordPlan> bind(
      TypeDeclaration declaration,
      Owner owner,
      ClassName codec,
      String label,
      List<Problem> problems) {
    return bind(declaration, owner, codec, label, problems, partial -> {});
  }

  /**
   * Returns the plan of a declaration, if it can have one.
   *
   * @param partial receives the plan of those fields that have shapes, if it cannot have one: the
   *     rules of single fields apply to them all the same
   */
  Optional<RecordPlan> bind(
      TypeDeclaration declaration,
      Owner owner,
      ClassName codec,
      String label,
      List<Problem> problems,
      Consumer<RecordPlan> partial) {
    ClassName name = ClassName.get(declaration.element());
    Optional<Marker> annotation = declaration.markers().find(AvroRecord.class);
    String namespace =
        annotation
            .flatMap(marker -> marker.text("namespace"))
            .orElseGet(
                () -> JavaTypeNames.namespaceOf(name, defaultNamespace(declaration, annotation)));
    problems.addAll(declaration.problems());
    boolean complete = declaration.problems().isEmpty() && declaration.creator() != null;
    String avroName = avroName(declaration, annotation, label);
    List<FieldPlan> fields = new ArrayList<>();
    for (PropertyDeclaration property : declaration.properties()) {
      try {
        Naming naming = new Naming(namespace, avroName + "_" + fieldName(property));
        fields.add(bindField(property, owner, codec, naming));
      } catch (Unbindable e) {
        complete = false;
        e.problem().ifPresent(problems::add);
      }
    }
    RecordPlan plan = plan(declaration, codec, avroName, namespace, fields);
    if (!complete) {
      partial.accept(plan);
    }
    return complete ? Optional.of(plan) : Optional.empty();
  }

  /** An imported class is the same record whatever the config of the type that holds it. */
  private static NamespaceRule defaultNamespace(
      TypeDeclaration declaration, Optional<Marker> annotation) {
    Settings settings = declaration.settings();
    return annotation.isPresent() ? settings.defaultNamespace() : settings.projectNamespace();
  }

  /** The name of an instantiation includes its type arguments. */
  private static String avroName(
      TypeDeclaration declaration, Optional<Marker> annotation, String label) {
    boolean generic = !declaration.type().getTypeArguments().isEmpty();
    return generic ? label : annotation.flatMap(marker -> marker.text("name")).orElse(label);
  }

  private static RecordPlan plan(
      TypeDeclaration declaration,
      ClassName codec,
      String avroName,
      String namespace,
      List<FieldPlan> fields) {
    TypeName type = JavaTypeNames.plain(declaration.type());
    Markers markers = declaration.markers();
    return new RecordPlan(
        type,
        codec,
        declaration.element().getSimpleName().toString(),
        avroName,
        namespace,
        MarkedAttributes.ofType(markers, AvroRecord.class),
        fields,
        creator(declaration, codec, type),
        declaration.leftOut().stream().map(RecordBinder::leftOut).toList(),
        markers
            .find(AvroRecord.class)
            .flatMap(marker -> MarkedAttributes.text(marker, "schema"))
            .map(file -> new GivenSchema(file, null))
            .orElse(null),
        ElementOrigin.of(declaration.element()),
        isBranch(declaration.element()),
        declaration.settings().copies() == Copies.GENERATED);
  }

  /** A branch is found by its own source, so that the code is the same however much is compiled. */
  private static boolean isBranch(TypeElement type) {
    return Stream.concat(Stream.of(type.getSuperclass()), type.getInterfaces().stream())
        .filter(DeclaredType.class::isInstance)
        .map(parent -> ((DeclaredType) parent).asElement())
        .anyMatch(
            parent ->
                parent.getModifiers().contains(Modifier.SEALED)
                    || parent.getAnnotation(AvroUnion.class) != null);
  }

  private static LeftOut leftOut(Omission omission) {
    return new LeftOut(
        omission.names(),
        omission.subject(),
        omission.clause(),
        omission.noted(),
        omission.origin());
  }

  /** Returns the creator, or any for a declaration without one, for which no code is emitted. */
  private static CreatorPlan creator(TypeDeclaration declaration, ClassName codec, TypeName type) {
    CreatorDeclaration creator = declaration.creator();
    return creator == null
        ? new CreatorPlan.Setters(new InvocationPlan(type, null))
        : new Accesses(codec).creator(creator, type);
  }

  private FieldPlan bindField(
      PropertyDeclaration property, Owner owner, ClassName codec, Naming naming) throws Unbindable {
    Accesses accesses = new Accesses(codec);
    Markers markers = property.markers();
    if (markers.areRefused()) {
      throw Unbindable.becauseOfAnother();
    }
    BindingContext context =
        new BindingContext(property.subject(), owner, naming, markers, property.origin());
    ValuePlan value = table.bind(property.type(), context);
    TypeName type = JavaTypeNames.plain(property.type());
    MisplacedCheck.requireConsumed(property, context);
    FieldNulls nulls = FieldNulls.of(value, property, owner.settings(), context);
    return new FieldPlan(
        fieldName(property),
        property.name(),
        type,
        WiderTypes.taken(nulls.value(), property),
        accesses.reader(property.reader(), property.type()),
        property.writer() == null ? null : accesses.writer(property.writer(), property.type()),
        nulls.obstacle(),
        property.unboxed(),
        MarkedAttributes.ofField(markers),
        markers
            .find(AvroDefault.class)
            .flatMap(m -> MarkedAttributes.text(m, "value"))
            .orElse(null),
        property.origin());
  }

  private static String fieldName(PropertyDeclaration property) {
    return property
        .markers()
        .find(AvroName.class)
        .flatMap(marker -> marker.text("value"))
        .orElse(property.name());
  }
}
