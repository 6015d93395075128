package io.avrodyne.processor.schema;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RecordShape;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All records that a compilation knows, by codec. Plans refer to each other through the catalog, so
 * that they stay values even if types refer to each other in a cycle. Derived facts are computed
 * once, on demand.
 */
public final class Catalog {

  private final Map<ClassName, RecordShape> shapes;
  private final boolean shared;
  private @Nullable SchemaFactory schemas;
  private @Nullable Recursion recursion;
  private @Nullable FiniteRecords finite;

  /** Creates one; {@code shapes} are by codec. */
  public Catalog(Map<ClassName, RecordShape> shapes) {
    this.shapes = Map.copyOf(shapes);
    this.shared = shapes.values().stream().noneMatch(Catalog::changesSchemas);
  }

  /** Returns all records, by codec. */
  public Map<ClassName, RecordShape> shapes() {
    return shapes;
  }

  /** Returns a record that some plan of the same compilation names. */
  public RecordShape shape(ClassName codec) {
    RecordShape shape = shapes.get(codec);
    if (shape == null) {
      throw new IllegalStateException(codec + " is not in the catalog");
    }
    return shape;
  }

  /** Returns the factory of the schemas of the records. */
  public SchemaFactory schemas() {
    if (!shared) {
      return new SchemaFactory(this);
    }
    if (schemas == null) {
      schemas = new SchemaFactory(this);
    }
    return schemas;
  }

  /** Returns the records that contain themselves. */
  public Recursion recursion() {
    if (recursion == null) {
      recursion = new Recursion(this);
    }
    return recursion;
  }

  /** Returns the records that have a finite datum. */
  public FiniteRecords finite() {
    if (finite == null) {
      finite = new FiniteRecords(this);
    }
    return finite;
  }

  /**
   * A converter may add properties to a record, which then are in its schema wherever that is used.
   */
  private static boolean changesSchemas(RecordShape shape) {
    return shape instanceof RecordPlan plan
        && plan.values().stream()
            .flatMap(ValuePlan::all)
            .anyMatch(value -> value instanceof Converted converted && changesRecord(converted));
  }

  private static boolean changesRecord(Converted converted) {
    ValuePlan base = converted.base();
    return base instanceof Converted inner
        ? changesRecord(inner) || (isRecord(inner) && !converted.properties().isEmpty())
        : isRecord(base) && !converted.properties().isEmpty();
  }

  private static boolean isRecord(ValuePlan value) {
    return value instanceof Converted converted
        ? isRecord(converted.base())
        : value instanceof ValuePlan.Nested;
  }
}
