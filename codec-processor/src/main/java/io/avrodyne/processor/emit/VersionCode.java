package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.EarlierVersion;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;
import org.apache.avro.Schema;

/**
 * Collects the code that decodes what one earlier version wrote: a method for each record, array
 * and map that has changed, and a table for each enum.
 */
final class VersionCode {

  /** A field that is skipped takes up to 20 bytes of code, of which HotSpot compiles 8,000. */
  private static final int MAX_FIELDS = 200;

  private static final int MAX_NAME = 1000;

  private final EmitContext context;
  private final Emission emission;
  private final EarlierVersion version;
  private final Map<Change, String> members = new HashMap<>();
  private final List<MethodSpec> methods = new ArrayList<>();
  private final List<Consumer<TypeSpec.Builder>> tables = new ArrayList<>();

  /**
   * Creates one.
   *
   * @param context of the codec
   */
  VersionCode(EmitContext context, Emission emission, EarlierVersion version) {
    this.context = context;
    this.emission = emission;
    this.version = version;
  }

  /** Returns how a version is called in names. */
  static String label(EarlierVersion version) {
    return "Version" + version.version().replaceAll("[^A-Za-z0-9]", "_");
  }

  /** Adds what was collected to the class of the codec. */
  void addTo(TypeSpec.Builder codec) {
    tables.forEach(table -> table.accept(codec));
    methods.forEach(codec::addMethod);
  }

  /** Returns the method of a codec that decodes what an earlier version of its record wrote. */
  static String methodOf(EarlierVersion version) {
    return "read" + label(version);
  }

  /** Adds the method that decodes the record of the codec, whose name is taken, and returns it. */
  String ofRoot(CodecPlan plan, Schema read) {
    String name = methodOf(version);
    RecordPlan main = plan.main().orElseThrow();
    members.put(new Change(main.codec(), version.schema(), read), name);
    add(name, context, main, version.schema(), read);
    return name;
  }

  /**
   * Returns the method that decodes a record, if its class can be made here, by one method: that of
   * its own codec if it is the same.
   */
  Optional<CodeBlock> method(ClassName codec, Schema written, Schema read) {
    return emission.catalog().shape(codec) instanceof RecordPlan plan
            && plan.codec().packageName().equals(context.codec().packageName())
            && isStraight(plan, written)
        ? Optional.of(method(plan, written, read))
        : Optional.empty();
  }

  /**
   * Returns whether the code of a record is one method of a size that class files allow, as are its
   * constants.
   */
  static boolean isStraight(RecordPlan plan, Schema written) {
    return MethodSplitter.resolvesInSteps(plan)
        && !MethodSplitter.decodesInParts(plan)
        && written.getType() == Schema.Type.RECORD
        && written.getFields().size() <= MAX_FIELDS
        && written.getFields().stream().allMatch(field -> field.name().length() <= MAX_NAME);
  }

  private CodeBlock method(RecordPlan plan, Schema written, Schema read) {
    Change change = new Change(plan.codec(), written, read);
    String known = members.get(change);
    if (known != null) {
      return CodeBlock.of("$N", known);
    }
    boolean root = plan.codec().equals(context.codec());
    Optional<String> shared =
        root ? Optional.empty() : emission.readers().reader(plan.codec(), written, read);
    if (shared.isPresent()) {
      return CodeBlock.of("$T.$N", plan.codec(), shared.get());
    }
    String type = ShapeNames.of(new ValuePlan.Nested(plan.type(), plan.codec()));
    String name = name(change, "read" + label(version) + (root ? "" : type));
    add(name, root ? context : emission.elsewhere(plan.codec()), plan, written, read);
    return CodeBlock.of("$N", name);
  }

  private void add(String name, EmitContext own, RecordPlan plan, Schema written, Schema read) {
    boolean recursive = emission.recursion().isRecursive(plan);
    VersionRecord emitter = new VersionRecord(this, own, plan, recursive);
    methods.add(emitter.emit(name, version.version(), written, read));
  }

  /** Returns the method that decodes an array or a map, whose loop is the code. */
  String method(ValuePlan shape, Schema written, Schema read, CodeBlock code) {
    Change change = new Change(shape, written, read);
    String known = members.get(change);
    if (known != null) {
      return known;
    }
    String name = name(change, "read" + label(version) + ShapeNames.of(shape));
    methods.add(
        MethodSpec.methodBuilder(name)
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(shape.javaType())
            .addParameter(RuntimeNames.AVRO_INPUT, "in")
            .addParameter(RuntimeNames.RESOLUTION, "plan")
            .addCode(code)
            .build());
    return name;
  }

  /** Returns the table of an enum's constants by the symbols of the writer. */
  String table(Symbols symbols, Schema written, Schema read) {
    Change change = new Change(symbols, written, read);
    String known = members.get(change);
    if (known != null) {
      return known;
    }
    String label = label(version) + "_" + symbols.javaType().simpleName();
    String name = name(change, ShapeNames.constant(label));
    Map<String, String> constants =
        symbols.symbols().stream()
            .collect(Collectors.toMap(Symbols.Symbol::name, Symbols.Symbol::constant));
    List<String> bySymbol =
        written.getEnumSymbols().stream()
            .map(symbol -> constants.getOrDefault(symbol, constants.get(read.getEnumDefault())))
            .toList();
    tables.add(type -> EnumTables.add(type, context, name, symbols, bySymbol, Modifier.PRIVATE));
    return name;
  }

  private String name(Change change, String suggestion) {
    String name = context.newMember(suggestion);
    members.put(change, name);
    return name;
  }

  /** What code is for: a shape, or the codec of a record, and its two schemas. */
  private record Change(Object subject, Schema written, Schema read) {}
}
