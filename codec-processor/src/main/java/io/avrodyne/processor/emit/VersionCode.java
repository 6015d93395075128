package io.avrodyne.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import io.avrodyne.processor.evolve.VersionMember;
import io.avrodyne.processor.evolve.VersionPlan;
import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.plan.EarlierVersion;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.lang.model.element.Modifier;

/**
 * The printer of the plan of one earlier version: a method for each record, array and map that has
 * changed, and a table for each enum.
 */
final class VersionCode {

  private final EmitContext context;
  private final Emission emission;
  private final VersionPlan plan;
  private final Map<Integer, String> names = new HashMap<>();
  private final List<MethodSpec> methods = new ArrayList<>();
  private final List<Consumer<TypeSpec.Builder>> tables = new ArrayList<>();

  /**
   * Creates one.
   *
   * @param context of the codec
   */
  VersionCode(EmitContext context, Emission emission, VersionPlan plan) {
    this.context = context;
    this.emission = emission;
    this.plan = plan;
  }

  /** Returns the label of a version in names. */
  static String label(EarlierVersion version) {
    return "Version" + version.version().replaceAll("[^A-Za-z0-9]", "_");
  }

  /** Returns the method of a codec that decodes the data of an earlier version of its record. */
  static String methodOf(EarlierVersion version) {
    return CodecConstants.READ + label(version);
  }

  /** Adds the code to the class of the codec, where the name of the first method is taken. */
  void addTo(TypeSpec.Builder codec) {
    names.put(0, methodOf(plan.version()));
    addRecord(methodOf(plan.version()), context, plan.root());
    tables.forEach(table -> table.accept(codec));
    methods.forEach(codec::addMethod);
  }

  /**
   * Returns the method or the table of a member, which is added when it is first asked for.
   *
   * @param own that of the record that asks
   */
  String nameOf(int member, EmitContext own) {
    String known = names.get(member);
    return known == null ? plan.members().get(member).accept(new Namer(member, own)) : known;
  }

  private void addRecord(String name, EmitContext own, VersionMember.ChangedRecord member) {
    methods.add(new VersionRecord(this, own, member).emit(name, plan.version().version()));
  }

  /** A visitor that names a member without a name, and adds it. */
  private final class Namer implements VersionMember.Visitor<String> {

    private final int index;
    private final EmitContext own;

    Namer(int index, EmitContext own) {
      this.index = index;
      this.own = own;
    }

    /** The name is registered before the code is emitted, because a record may contain itself. */
    @Override
    public String record(VersionMember.ChangedRecord member) {
      RecordPlan changed = member.plan();
      boolean root = changed.codec().equals(context.codec());
      ValuePlan shape = new ValuePlan.Nested(changed.type(), changed.codec());
      String name =
          newName(CodecConstants.READ + label(plan.version()) + (root ? "" : ShapeNames.of(shape)));
      addRecord(name, root ? context : emission.elsewhere(changed.codec()), member);
      return name;
    }

    @Override
    public String items(VersionMember.ChangedItems member) {
      CodeBlock item =
          VersionExpression.of(VersionCode.this, own, member.item(), ResolveShapeEmitter.ITEM);
      return loop(member.shape(), ResolveShapeEmitter.items(member.shape(), item));
    }

    @Override
    public String entries(VersionMember.ChangedEntries member) {
      CodeBlock value =
          VersionExpression.of(VersionCode.this, own, member.value(), ResolveShapeEmitter.ITEM);
      return loop(member.shape(), ResolveShapeEmitter.entries(own, member.shape(), value));
    }

    /** The items may have led back here. */
    private String loop(ValuePlan shape, CodeBlock code) {
      String known = names.get(index);
      if (known != null) {
        return known;
      }
      String name = newName(CodecConstants.READ + label(plan.version()) + ShapeNames.of(shape));
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

    @Override
    public String symbols(VersionMember.ChangedSymbols member) {
      String label = label(plan.version()) + "_" + member.shape().javaType().simpleName();
      String name = newName(ShapeNames.constant(label));
      tables.add(
          type ->
              EnumTables.add(
                  type, context, name, member.shape(), member.constants(), Modifier.PRIVATE));
      return name;
    }

    private String newName(String suggestion) {
      String name = context.newMember(suggestion);
      names.put(index, name);
      return name;
    }
  }
}
