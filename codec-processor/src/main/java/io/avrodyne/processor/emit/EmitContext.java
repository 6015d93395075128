package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Receiver;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import io.avrodyne.processor.schema.EncodedSize;
import io.avrodyne.processor.schema.SchemaFactory;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.apache.avro.Schema;

/**
 * The state that the emitters of one class share: the shapes that the class has code for, their
 * schemas, and the names of its members.
 */
final class EmitContext {

  private final ClassName codec;
  private final CodeBlock owner;
  private final SchemaFactory schemas;
  private final Emission emission;
  private final List<ValuePlan> shapes;
  private final Set<ValuePlan> copied;
  private final StringCalls strings;
  private final NameAllocator members = new NameAllocator();
  private final IdentityHashMap<Schema, OptionalInt> sizes = new IdentityHashMap<>();

  /**
   * Creates one.
   *
   * @param codec the class
   * @param roots the shapes that it begins with
   * @param strings the calls for its strings
   */
  EmitContext(
      ClassName codec,
      List<ValuePlan> roots,
      StringCalls strings,
      SchemaFactory schemas,
      Emission emission) {
    this(codec, roots, strings, schemas, emission, CodeBlock.of(""));
  }

  /** Returns the context of a record for code outside its class. */
  static EmitContext elsewhere(RecordPlan plan, SchemaFactory schemas, Emission emission) {
    return new EmitContext(
        plan.codec(),
        plan.values(),
        StringCalls.of(plan),
        schemas,
        emission,
        CodeBlock.of("$T.", plan.codec()));
  }

  private EmitContext(
      ClassName codec,
      List<ValuePlan> roots,
      StringCalls strings,
      SchemaFactory schemas,
      Emission emission,
      CodeBlock owner) {
    this.codec = codec;
    this.owner = owner;
    this.schemas = schemas;
    this.emission = emission;
    this.shapes =
        roots.stream().flatMap(root -> emission.unions().emitted(root, codec)).distinct().toList();
    this.copied = emission.copies(codec) ? CopiedShapes.of(roots, shapes) : Set.of();
    this.strings = strings;
    members.newName(CodecConstants.INSTANCE, CodecConstants.INSTANCE);
    members.newName(CodecConstants.schemaPart(0), CodecConstants.schemaPart(0));
    // The names of methods that are inherited, or that a record has: resolveDatum, resolveInOrder.
    members.newName("Datum");
    members.newName("InOrder");
    for (Symbols symbols : shapes(Symbols.class)) {
      // A constant of the same name, as of an enum OS, would hide the type.
      symbols.javaType().simpleNames().forEach(members::newName);
    }
    for (ValuePlan shape : shapes) {
      if (hasMethods(shape) || isEntered(shape) || copied.contains(shape)) {
        members.newName(ShapeNames.of(shape), shape);
      }
    }
    for (Symbols symbols : shapes(Symbols.class)) {
      members.newName(ShapeNames.constant(symbols.javaType().simpleName()), symbols);
    }
    for (Receiver receiver : receivers()) {
      members.newName(ShapeNames.constant(receiver.label()), receiver);
    }
  }

  /** Returns the state of the round. */
  Emission emission() {
    return emission;
  }

  /** Returns the calls that write and read strings. */
  StringCalls strings() {
    return strings;
  }

  /** Returns whether a shape has methods that encode and decode. */
  static boolean hasMethods(ValuePlan shape) {
    return shape instanceof ValuePlan.Items
        || shape instanceof ValuePlan.Entries
        || shape instanceof Choice;
  }

  /** Returns the context of the class that has the code of a union: this one, or a branch's. */
  EmitContext homeOf(Choice choice) {
    return emission
        .unions()
        .ownerOf(choice, codec)
        .map(owner -> emission.elsewhere(owner.codec()))
        .orElse(this);
  }

  /** Returns whether a shape has a method for the data of another writer. */
  private static boolean isEntered(ValuePlan shape) {
    return (hasMethods(shape) || shape instanceof OrNull) && ResolvedShapes.areEntered(shape);
  }

  /** Returns whether the class has methods that copy. */
  boolean copies() {
    return emission.copies(codec);
  }

  /** Returns whether another class has them. */
  boolean copies(ClassName other) {
    return emission.copies(other);
  }

  /** Returns the shapes with methods that copy, in order. */
  Set<ValuePlan> copied() {
    return copied;
  }

  /** Returns the method that copies an array, a map, a union or a value that may be null. */
  String copyMethod(ValuePlan shape) {
    return CodecConstants.COPY + members.get(shape);
  }

  /** Returns the shapes that have methods for the data of another writer. */
  List<ValuePlan> entered() {
    return shapes.stream().filter(EmitContext::isEntered).toList();
  }

  /** Returns the class that contains the code. */
  ClassName codec() {
    return codec;
  }

  /** Returns a name that no other member has. */
  String newMember(String suggestion) {
    return members.newName(suggestion);
  }

  /** Returns the qualifier of member names, which is empty within the class. */
  CodeBlock owner() {
    return owner;
  }

  Schema schemaOf(ValuePlan shape) {
    return schemas.schemaOf(shape);
  }

  /** Returns the most bytes that a shape takes, if there is a bound. */
  OptionalInt maxBytes(ValuePlan shape) {
    return EncodedSize.max(schemaOf(shape), sizes);
  }

  /** Returns the number of bytes that every value of a shape takes, if it is the same and not 0. */
  OptionalInt fixedBytes(ValuePlan shape) {
    int max = maxBytes(shape).orElse(0);
    return max > 0 && max == EncodedSize.min(schemaOf(shape))
        ? OptionalInt.of(max)
        : OptionalInt.empty();
  }

  boolean isBounded(ValuePlan shape) {
    return maxBytes(shape).isPresent();
  }

  /** Returns the different shapes of one kind, in order. */
  <S extends ValuePlan> List<S> shapes(Class<S> kind) {
    return shapes.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** Returns the objects that conversions are called on. */
  List<Receiver> receivers() {
    return shapes(Converted.class).stream()
        .flatMap(shape -> shape.conversion().called().stream())
        .filter(receiver -> receiver.creation() != null)
        .distinct()
        .toList();
  }

  /** Returns the class or the constant that has the methods of a conversion. */
  CodeBlock nameOf(Receiver receiver) {
    return receiver.creation() == null
        ? CodeBlock.of("$T", receiver.type())
        : CodeBlock.of("$L$N", owner, members.get(receiver));
  }

  /** Returns the name of the constant for the object of a conversion. */
  String constant(Receiver receiver) {
    return members.get(receiver);
  }

  /** Returns the method that encodes an array, a map or a union. */
  String encodeMethod(ValuePlan shape) {
    return CodecConstants.WRITE + members.get(shape);
  }

  /** Returns the method that decodes an array, a map or a union. */
  String decodeMethod(ValuePlan shape) {
    return CodecConstants.READ + members.get(shape);
  }

  /** Returns the method that decodes another writer's data of a shape with records in it. */
  String resolveMethod(ValuePlan shape) {
    return CodecConstants.RESOLVE + members.get(shape);
  }

  /** Returns the class that encodes the entries of a map. */
  ClassName mapWriter(ValuePlan.Entries entries) {
    return codec.nestedClass(members.get(entries) + "Writer");
  }

  /** Returns the constant for the table of an enum. */
  String enumTable(Symbols symbols) {
    return members.get(symbols);
  }

  /**
   * Returns the names that a local would hide: those of the classes whose static methods are
   * called, and of the roots of their packages.
   */
  private Set<String> hiding(RecordPlan plan) {
    Set<String> names = new TreeSet<>(Set.of("io", "java", "javax", "com", "org", "net"));
    names.add(CodecConstants.HIDDEN);
    RuntimeNames.ALL.forEach(runtime -> names.add(runtime.simpleName()));
    Stream.of(
            Stream.of(codec),
            shapes(ValuePlan.Nested.class).stream().map(ValuePlan.Nested::codec),
            StaticCalls.of(plan.creator()),
            shapes.stream().flatMap(StaticCalls::of))
        .flatMap(classes -> classes)
        .forEach(
            callee -> {
              names.addAll(callee.simpleNames());
              names.add(callee.packageName().replaceAll("\\..*", ""));
            });
    names.remove("");
    return names;
  }

  /** Returns names for the locals of fields that differ from all other names in the methods. */
  NameAllocator locals(RecordPlan plan, String... used) {
    NameAllocator locals = new NameAllocator();
    for (String name : used) {
      locals.newName(name, name);
    }
    for (Symbols symbols : shapes(Symbols.class)) {
      locals.newName(enumTable(symbols), symbols);
    }
    for (Receiver receiver : receivers()) {
      locals.newName(constant(receiver), receiver);
    }
    hiding(plan).forEach(locals::newName);
    for (FieldPlan field : plan.fields()) {
      locals.newName(field.property(), field);
    }
    return locals;
  }
}
