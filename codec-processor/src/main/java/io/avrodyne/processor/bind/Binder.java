package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.api.NullOrder;
import io.avrodyne.api.Nullability;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.Accessor;
import io.avrodyne.processor.discover.ElementOrigin;
import io.avrodyne.processor.discover.PropertyDeclaration;
import io.avrodyne.processor.discover.Settings;
import io.avrodyne.processor.discover.TypeDeclaration;
import io.avrodyne.processor.plan.AccessPlan;
import io.avrodyne.processor.plan.CompiledRecord;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** Turns declarations into plans; javac's types end here. */
public final class Binder {

  private final KnownRecords records;
  private final TypeTable table;

  /**
   * Creates one for a round; {@code sources} are the qualified names of the annotated types of this
   * compilation.
   */
  public Binder(Elements elements, Set<String> sources) {
    records = new KnownRecords(elements, sources);
    table = new TypeTable(records);
  }

  /** Returns the plan of a declaration, or what keeps it from having one. */
  public Bound bind(TypeDeclaration declaration) {
    List<Problem> problems = new ArrayList<>(declaration.problems());
    List<FieldPlan> fields = new ArrayList<>();
    boolean complete = problems.isEmpty();
    for (PropertyDeclaration property : declaration.properties()) {
      try {
        fields.add(bindField(property, declaration.settings()));
      } catch (Unbindable e) {
        complete = false;
        e.problem().ifPresent(problems::add);
      }
    }
    return new Bound(complete ? plan(declaration, fields) : null, problems);
  }

  /** Returns the records compiled before that the plans made so far hold. */
  public Map<ClassName, CompiledRecord> compiledRecords() {
    return records.compiled();
  }

  private RecordPlan plan(TypeDeclaration declaration, List<FieldPlan> fields) {
    ClassName type = ClassName.get(declaration.type());
    Settings settings = declaration.settings();
    return new RecordPlan(
        type,
        TypeNames.codecOf(type),
        settings.name().orElse(type.simpleName()),
        settings.namespace().orElse(TypeNames.namespaceOf(type)),
        settings.doc().orElse(null),
        fields,
        declaration.built(),
        ElementOrigin.of(declaration.type()));
  }

  private FieldPlan bindField(PropertyDeclaration property, Settings settings) throws Unbindable {
    boolean nullFirst = settings.nullOrder() == NullOrder.FIRST;
    Site site = new Site(property.subject(), nullFirst, property.origin());
    ValuePlan value = table.bind(property.type(), site);
    TypeName type = TypeNames.plain(TypeName.get(property.type()));
    return new FieldPlan(
        property.avroName().orElse(property.name()),
        property.name(),
        type,
        isNullable(property, settings, type) ? new ValuePlan.OrNull(value, nullFirst) : value,
        access(property.reader()),
        property.writer() == null ? null : access(property.writer()),
        property.origin());
  }

  private static boolean isNullable(PropertyDeclaration property, Settings settings, TypeName type)
      throws Unbindable {
    if (property.markedNullable() && type.isPrimitive()) {
      throw Unbindable.because(
          new Problem(
              Code.NULL_POLICY,
              property.subject() + " is " + type + " and marked as nullable.",
              "A primitive holds no null.",
              "Use " + ((ClassName) type.box()).simpleName() + ", or remove the annotation.",
              property.origin()));
    }
    return property.markedNullable()
        || settings.nullability() == Nullability.ALL
        || (settings.nullability() == Nullability.REFERENCES && !type.isPrimitive());
  }

  private static AccessPlan access(Accessor accessor) {
    return new AccessPlan(accessor.name(), accessor.method());
  }

  /**
   * Is what became of a declaration.
   *
   * @param plan null if there is none, because of the problems or because of a type that it holds
   * @param problems to be reported
   */
  public record Bound(@Nullable RecordPlan plan, List<Problem> problems) {

    /** Copies the problems. */
    public Bound {
      problems = List.copyOf(problems);
    }
  }
}
