package io.avrodyne.processor.emit;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.Receiver;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * The members of a class with the code of a record or union and of the shapes in it. The decoding
 * methods are visible in the package, because other codecs decode earlier versions of the record
 * themselves.
 */
final class ClassBody {

  private final EmitContext context;

  ClassBody(EmitContext context) {
    this.context = context;
  }

  /** Adds the constants that the code refers to. */
  void addConstants(TypeSpec.Builder type) {
    for (Symbols symbols : context.shapes(Symbols.class)) {
      List<String> constants = symbols.symbols().stream().map(Symbols.Symbol::constant).toList();
      EnumTables.add(type, context, context.enumTable(symbols), symbols, constants);
    }
    context.receivers().stream().map(this::receiver).forEach(type::addField);
  }

  /** Adds the methods of a record. */
  void addRecord(TypeSpec.Builder type, RecordPlan plan, boolean recursive) {
    DecodeEmitter decoding = new DecodeEmitter(context, plan, recursive);
    decoding.carrier().ifPresent(type::addType);
    new HiddenEmitter(plan).emit().ifPresent(type::addType);
    type.addMethods(new EncodeEmitter(context, plan, recursive).emit())
        .addMethods(decoding.emit())
        .addMethods(new ReuseEmitter(context, plan, recursive).emit())
        .addMethods(new ResolveEmitter(context, plan, recursive).emit())
        .addMethods(new CopyEmitter(context, plan, recursive).emit());
  }

  /**
   * Adds the methods of arrays, maps and unions.
   *
   * @param reuse whether existing objects are overwritten
   */
  void addShapes(TypeSpec.Builder type, boolean reuse) {
    ArrayEncodeEmitter arrayEncoding = new ArrayEncodeEmitter(context);
    ArrayDecodeEmitter arrayDecoding = new ArrayDecodeEmitter(context);
    for (ValuePlan.Items items : context.shapes(ValuePlan.Items.class)) {
      type.addMethod(arrayEncoding.emit(items)).addMethod(arrayDecoding.emit(items));
      new PairKeysEmitter(context, items).method().ifPresent(type::addMethod);
      if (reuse && items.container().reusable()) {
        type.addMethod(arrayDecoding.emitReuse(items));
      }
    }
    MapEmitter maps = new MapEmitter(context);
    for (ValuePlan.Entries entries : context.shapes(ValuePlan.Entries.class)) {
      type.addMethod(maps.encode(entries)).addMethod(maps.decode(entries));
      type.addType(maps.writer(entries));
    }
    UnionEmitter unions = new UnionEmitter(context);
    for (Choice choice : context.shapes(Choice.class)) {
      type.addMethod(unions.encode(choice)).addMethod(unions.decode(choice));
    }
    type.addMethods(new ResolveShapeEmitter(context).emit())
        .addMethods(new CopyShapeEmitter(context).emit());
  }

  private FieldSpec receiver(Receiver receiver) {
    return FieldSpec.builder(receiver.type(), context.constant(receiver))
        .addModifiers(Modifier.STATIC, Modifier.FINAL)
        .initializer("$L", receiver.creation())
        .build();
  }
}
