package io.avrodyne.processor.schema;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.CompiledRecord;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.Domain;
import io.avrodyne.processor.plan.Domains;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RecordShape;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.avro.JsonProperties;
import org.apache.avro.Schema;

/**
 * A strict match of the JSON of a default against a shape: it accepts what the runtime reads, and
 * reads as it is written. Apache Avro would accept 1.5 as an int, and any string as an empty array.
 */
public final class DefaultMatch implements ValuePlan.Visitor<Optional<Mismatch>> {

  static final String NO_BRANCH = "does not match any branch of the union";
  static final String BRANCH = "Write a value of one of the branches";

  private final Object json;
  private final String path;
  private final Scope scope;

  private DefaultMatch(Object json, String path, Scope scope) {
    this.json = json;
    this.path = path;
    this.scope = scope;
  }

  /**
   * The rules of a match.
   *
   * @param records receives the records whose values are in the default
   * @param exact whether an object may contain fields of its record alone
   * @param converted whether conversions must be able to read their values
   */
  private record Scope(Catalog catalog, Set<ClassName> records, boolean exact, boolean converted) {

    /** Returns the rules by which the runtime chooses the branch of a union. */
    Scope ofBranch(boolean isExact) {
      return new Scope(catalog, new HashSet<>(), isExact, false);
    }

    Scope within(boolean isExact) {
      return new Scope(catalog, records, isExact, converted);
    }
  }

  private static Scope scope(Catalog catalog, Set<ClassName> records) {
    return new Scope(catalog, records, true, true);
  }

  /** Returns the mismatch of a default; empty if the default matches. */
  public static Optional<Mismatch> mismatch(ValuePlan plan, Object json, Catalog catalog) {
    return plan.accept(new DefaultMatch(json, "", scope(catalog, new HashSet<>())));
  }

  /** Returns the mismatch of the default of a field; empty if the default matches. */
  public static Optional<Mismatch> mismatch(FieldPlan field, Object json, Catalog catalog) {
    return new PlannedField(field, true, scope(catalog, new HashSet<>())).match(json, "");
  }

  /**
   * Returns the mismatch of a default in a schema that others wrote, where an object may contain
   * more than its record; empty if the default matches.
   */
  public static Optional<Mismatch> given(FieldPlan field, Object json, Catalog catalog) {
    Scope scope = scope(catalog, new HashSet<>()).within(false);
    return new PlannedField(field, true, scope).match(json, "");
  }

  /** Returns the records whose values are in a default that matches. */
  public static Set<ClassName> records(ValuePlan plan, Object json, Catalog catalog) {
    Set<ClassName> records = new LinkedHashSet<>();
    plan.accept(new DefaultMatch(json, "", scope(catalog, records)));
    return records;
  }

  /** Finds the first branch that a default matches. */
  public static Optional<Choice.Branch> branch(Choice choice, Object json, Catalog catalog) {
    return choice.branches().stream()
        .filter(branch -> mismatch(branch.value(), json, catalog).isEmpty())
        .findFirst();
  }

  private DefaultParts parts() {
    return new DefaultParts(json, path, scope.exact());
  }

  private DefaultParts.Matcher matcher(ValuePlan plan) {
    return matcher(plan, scope);
  }

  private static DefaultParts.Matcher matcher(ValuePlan plan, Scope scope) {
    return (inner, at) -> plan.accept(new DefaultMatch(inner, at, scope));
  }

  @Override
  public Optional<Mismatch> nothing(ValuePlan.Nothing plan) {
    return DefaultLeaf.primitive(Schema.Type.NULL, json, path);
  }

  @Override
  public Optional<Mismatch> scalar(ValuePlan.Scalar plan) {
    return DefaultLeaf.primitive(plan.kind().schemaType(), json, path);
  }

  @Override
  public Optional<Mismatch> text(ValuePlan.Text plan) {
    return DefaultLeaf.primitive(Schema.Type.STRING, json, path);
  }

  @Override
  public Optional<Mismatch> binary(ValuePlan.Binary plan) {
    return DefaultLeaf.primitive(Schema.Type.BYTES, json, path);
  }

  @Override
  public Optional<Mismatch> fixed(ValuePlan.Fixed plan) {
    return DefaultLeaf.fixed(plan.size(), json, path);
  }

  @Override
  public Optional<Mismatch> symbols(Symbols plan) {
    List<String> symbols = plan.symbols().stream().map(Symbols.Symbol::name).toList();
    return DefaultLeaf.symbol(plan.javaType().simpleName(), symbols, json, path);
  }

  @Override
  public Optional<Mismatch> nested(ValuePlan.Nested plan) {
    RecordShape shape = scope.catalog().shape(plan.codec());
    Optional<Mismatch> mismatch =
        shape instanceof RecordPlan record
            ? parts().record(record.subject(), fields(record))
            : new CompiledDefault(
                    ((CompiledRecord) shape).schema(), scope.exact(), scope.converted())
                .match(json, path);
    if (mismatch.isEmpty()) {
      scope.records().add(plan.codec());
    }
    return mismatch;
  }

  private Map<String, PlannedField> fields(RecordPlan plan) {
    Map<String, PlannedField> fields = new LinkedHashMap<>();
    for (FieldPlan field : plan.fields()) {
      fields.put(field.name(), new PlannedField(field, plan.hasDefault(field), scope));
    }
    return fields;
  }

  @Override
  public Optional<Mismatch> items(ValuePlan.Items plan) {
    return parts().array(matcher(plan.item()));
  }

  @Override
  public Optional<Mismatch> entries(ValuePlan.Entries plan) {
    return parts()
        .map(matcher(plan.value()))
        .or(() -> keys().texts(plan.key(), matcher(plan.key()), scope.converted()));
  }

  private DefaultKeys keys() {
    return new DefaultKeys(json, path);
  }

  /** The runtime uses the first branch of the right structure, whether it can be read or not. */
  @Override
  public Optional<Mismatch> choice(Choice plan) {
    return branch(plan, true)
        .or(() -> scope.exact() ? Optional.empty() : branch(plan, false))
        .map(branch -> scope.converted() ? branch.match(json, path) : Optional.<Mismatch>empty())
        .orElseGet(() -> Optional.of(Mismatch.of(path, NO_BRANCH, BRANCH)));
  }

  private Optional<DefaultParts.Matcher> branch(Choice plan, boolean exact) {
    return plan.parts().stream()
        .filter(part -> matcher(part, scope.ofBranch(exact)).match(json, path).isEmpty())
        .findFirst()
        .map(part -> matcher(part, scope.within(exact)));
  }

  @Override
  public Optional<Mismatch> nullable(OrNull plan) {
    return json == JsonProperties.NULL_VALUE ? Optional.empty() : plan.value().accept(this);
  }

  @Override
  public Optional<Mismatch> converted(Converted plan) {
    Domain domain = plan.domain();
    return plan.base()
        .accept(this)
        .or(() -> scope.converted() ? DefaultLeaf.within(domain, json, path) : Optional.empty())
        .or(() -> domain == Domains.DISTINCT_KEYS ? pairs(plan) : Optional.empty());
  }

  /** Two pairs of a map may not have the same key. */
  private Optional<Mismatch> pairs(Converted plan) {
    ValuePlan.Nested pair = (ValuePlan.Nested) ((ValuePlan.Items) plan.base()).item();
    RecordPlan record = (RecordPlan) scope.catalog().shape(pair.codec());
    return scope.converted() ? keys().pairs(record.fields().get(0)) : Optional.empty();
  }

  private record PlannedField(FieldPlan plan, boolean defaulted, Scope scope)
      implements DefaultParts.Field {

    /** Null may be the default of a union although Java has no place for it. */
    @Override
    public boolean hasDefault() {
      return defaulted && !(scope.converted() && plan.impliesNull() && !plan.holdsNull());
    }

    @Override
    public Optional<Mismatch> match(Object json, String path) {
      return matcher(plan.value(), scope)
          .match(json, path)
          .or(
              () ->
                  DefaultLeaf.check(
                      json != JsonProperties.NULL_VALUE || plan.holdsNull() || !scope.converted(),
                      path,
                      Mismatch.NO_PLACE,
                      "Choose another default"));
    }
  }
}
