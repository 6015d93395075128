package io.avrodyne.processor.evolve;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.EarlierVersion;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.avro.Schema;

/**
 * The planner of straight-line code for one earlier version: a member for each record, array, map
 * and enum that has changed. Values that are read in the same way share one member.
 */
final class VersionPlanner {

  private final Catalog catalog;
  private final StraightVersions straight;
  private final EarlierVersion version;
  private final ClassName codec;

  /** The members found so far; a member that contains itself is found before it is complete. */
  private final Map<Change, Integer> indexes = new HashMap<>();

  private final Map<Integer, VersionMember> members = new HashMap<>();

  private VersionPlanner(
      Catalog catalog, StraightVersions straight, EarlierVersion version, ClassName codec) {
    this.catalog = catalog;
    this.straight = straight;
    this.version = version;
    this.codec = codec;
  }

  /** Returns the plan of a version that {@link StraightVersions} names for a codec. */
  static VersionPlan plan(
      Catalog catalog, StraightVersions straight, EarlierVersion version, CodecPlan plan) {
    VersionPlanner planner = new VersionPlanner(catalog, straight, version, plan.codec());
    Schema read = catalog.schemas().schemaOf(plan.root());
    planner.called(plan.main().orElseThrow(), version.schema(), read);
    return planner.finished();
  }

  private VersionPlan finished() {
    return new VersionPlan(
        version,
        IntStream.range(0, members.size())
            .mapToObj(index -> Objects.requireNonNull(members.get(index)))
            .toList());
  }

  /** Returns how a record is read, if its class can be made in this package, by one method. */
  Optional<WrittenValue> record(ClassName held, Schema written, Schema read) {
    return catalog.shape(held) instanceof RecordPlan plan
            && plan.codec().packageName().equals(codec.packageName())
            && StraightLimits.allowRecord(plan, written)
        ? Optional.of(record(plan, written, read))
        : Optional.empty();
  }

  private WrittenValue record(RecordPlan plan, Schema written, Schema read) {
    boolean known = indexes.containsKey(new Change(plan.codec(), written, read));
    Optional<EarlierVersion> shared =
        known || plan.codec().equals(codec)
            ? Optional.empty()
            : straight.reader(plan.codec(), written, read);
    return shared
        .<WrittenValue>map(earlier -> new WrittenValue.Shared(plan.codec(), earlier))
        .orElseGet(() -> called(plan, written, read));
  }

  private WrittenValue called(RecordPlan plan, Schema written, Schema read) {
    return new WrittenValue.Called(
        member(
            new Change(plan.codec(), written, read),
            () ->
                new VersionMember.ChangedRecord(
                    plan,
                    catalog.recursion().isRecursive(plan),
                    new VersionSteps(this, plan).of(written, read))));
  }

  /** Returns how an array is read whose items are read in the given way. */
  WrittenValue items(ValuePlan.Items shape, Schema written, Schema read, WrittenValue item) {
    return new WrittenValue.Called(
        member(
            new Change(shape, written, read), () -> new VersionMember.ChangedItems(shape, item)));
  }

  /** Returns how a map is read whose values are read in the given way. */
  WrittenValue entries(ValuePlan.Entries shape, Schema written, Schema read, WrittenValue value) {
    return new WrittenValue.Called(
        member(
            new Change(shape, written, read),
            () -> new VersionMember.ChangedEntries(shape, value)));
  }

  /** Returns how an enum is read: an unknown symbol becomes the default. */
  WrittenValue symbols(Symbols shape, Schema written, Schema read) {
    Map<String, String> constants =
        shape.symbols().stream()
            .collect(Collectors.toMap(Symbols.Symbol::name, Symbols.Symbol::constant));
    List<String> bySymbol =
        written.getEnumSymbols().stream()
            .map(symbol -> constants.getOrDefault(symbol, constants.get(read.getEnumDefault())))
            .toList();
    return new WrittenValue.Mapped(
        member(
            new Change(shape, written, read),
            () -> new VersionMember.ChangedSymbols(shape, bySymbol)));
  }

  private int member(Change change, Supplier<VersionMember> plan) {
    Integer known = indexes.get(change);
    if (known != null) {
      return known;
    }
    int index = indexes.size();
    indexes.put(change, index);
    members.put(index, plan.get());
    return index;
  }

  /** The subject of a member: a shape, or the codec of a record, and its two schemas. */
  private record Change(Object subject, Schema written, Schema read) {}
}
