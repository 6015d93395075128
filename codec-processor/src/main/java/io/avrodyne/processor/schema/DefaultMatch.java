package io.avrodyne.processor.schema;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.CompiledRecord;
import io.avrodyne.processor.plan.Converted;
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
 * A strict match of the JSON of a default against a shape. Apache Avro would accept 1.5 as an int,
 * and any string as an empty array.
 */
public final class DefaultMatch implements ValuePlan.Visitor<Optional<Mismatch>> {

  static final String NO_BRANCH = "does not match any branch of the union";
  static final String BRANCH = "Write a value of one of the branches";

  private final Object json;
  private final String path;
  private final Catalog catalog;
  private final Set<ClassName> records;

  private DefaultMatch(Object json, String path, Catalog catalog, Set<ClassName> records) {
    this.json = json;
    this.path = path;
    this.catalog = catalog;
    this.records = records;
  }

  /** Returns the mismatch of a default; empty if the default matches. */
  public static Optional<Mismatch> mismatch(ValuePlan plan, Object json, Catalog catalog) {
    return plan.accept(new DefaultMatch(json, "", catalog, new HashSet<>()));
  }

  /** Returns the records whose values are in a default that matches. */
  public static Set<ClassName> records(ValuePlan plan, Object json, Catalog catalog) {
    Set<ClassName> records = new LinkedHashSet<>();
    plan.accept(new DefaultMatch(json, "", catalog, records));
    return records;
  }

  /** Finds the first branch that a default matches. */
  public static Optional<Choice.Branch> branch(Choice choice, Object json, Catalog catalog) {
    return choice.branches().stream()
        .filter(branch -> mismatch(branch.value(), json, catalog).isEmpty())
        .findFirst();
  }

  private DefaultParts parts() {
    return new DefaultParts(json, path);
  }

  private DefaultParts.Matcher matcher(ValuePlan plan) {
    return (inner, at) -> plan.accept(new DefaultMatch(inner, at, catalog, records));
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
    RecordShape shape = catalog.shape(plan.codec());
    Optional<Mismatch> mismatch =
        shape instanceof RecordPlan record
            ? parts().record(record.subject(), fields(record))
            : new CompiledDefault(((CompiledRecord) shape).schema()).match(json, path);
    if (mismatch.isEmpty()) {
      records.add(plan.codec());
    }
    return mismatch;
  }

  private Map<String, PlannedField> fields(RecordPlan plan) {
    Map<String, PlannedField> fields = new LinkedHashMap<>();
    for (FieldPlan field : plan.fields()) {
      fields.put(field.name(), new PlannedField(plan.hasDefault(field), matcher(field.value())));
    }
    return fields;
  }

  @Override
  public Optional<Mismatch> items(ValuePlan.Items plan) {
    return parts().array(matcher(plan.item()));
  }

  @Override
  public Optional<Mismatch> entries(ValuePlan.Entries plan) {
    return parts().map(matcher(plan.value()));
  }

  @Override
  public Optional<Mismatch> choice(Choice plan) {
    boolean matches =
        plan.parts().stream().anyMatch(part -> matcher(part).match(json, path).isEmpty());
    return DefaultLeaf.check(matches, path, NO_BRANCH, BRANCH);
  }

  @Override
  public Optional<Mismatch> nullable(OrNull plan) {
    return json == JsonProperties.NULL_VALUE ? Optional.empty() : plan.value().accept(this);
  }

  /** A narrower integer is encoded as an int, but decoding refuses values out of its range. */
  @Override
  public Optional<Mismatch> converted(Converted plan) {
    TypeName type = plan.javaType();
    TypeName primitive = type.isBoxedPrimitive() ? type.unbox() : type;
    if (primitive.equals(TypeName.BYTE)) {
      return DefaultLeaf.whole("byte", json, Byte.MIN_VALUE, Byte.MAX_VALUE, path);
    }
    if (primitive.equals(TypeName.SHORT)) {
      return DefaultLeaf.whole("short", json, Short.MIN_VALUE, Short.MAX_VALUE, path);
    }
    return primitive.equals(TypeName.CHAR)
        ? DefaultLeaf.whole("char", json, Character.MIN_VALUE, Character.MAX_VALUE, path)
        : plan.base().accept(this);
  }

  private record PlannedField(boolean hasDefault, DefaultParts.Matcher matcher)
      implements DefaultParts.Field {

    @Override
    public Optional<Mismatch> match(Object json, String path) {
      return matcher.match(json, path);
    }
  }
}
