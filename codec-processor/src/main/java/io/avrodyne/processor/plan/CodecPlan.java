package io.avrodyne.processor.plan;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.api.Compatibility;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A codec to be emitted.
 *
 * @param type the Java type that it is for
 * @param codec the class to emit
 * @param request what asks for it
 * @param fullname the Avro name of the encoded type, after which its schema file is named; empty if
 *     the type has no name
 * @param root the shape of the encoded type
 * @param records those whose code comes with it: that of the type itself, if it is a record, and
 *     those of generic types and of types of other libraries that it contains
 * @param compatibility the compatibility that changes of the type must keep
 * @param history the schemas that it had before, the oldest first; none unless they have been read
 * @param settings the classes with the settings that shaped it
 * @param copies whether code that copies values is asked for
 */
public record CodecPlan(
    TypeName type,
    ClassName codec,
    Request request,
    Optional<String> fullname,
    ValuePlan root,
    List<RecordPlan> records,
    Compatibility compatibility,
    List<EarlierVersion> history,
    List<ClassName> settings,
    boolean copies) {

  /** Copies the lists. */
  public CodecPlan {
    records = List.copyOf(records);
    history = List.copyOf(history);
    settings = List.copyOf(settings);
  }

  /** Returns this codec with other records. */
  public CodecPlan withRecords(List<RecordPlan> others) {
    return new CodecPlan(
        type, codec, request, fullname, root, others, compatibility, history, settings, copies);
  }

  /** Returns this codec with the schemas that its type had before. */
  public CodecPlan withHistory(List<EarlierVersion> versions) {
    return new CodecPlan(
        type, codec, request, fullname, root, records, compatibility, versions, settings, copies);
  }

  /** Returns whether any code is asked for that copies values. */
  public boolean hasCopies() {
    return copies || records.stream().anyMatch(RecordPlan::copies);
  }

  /** Returns the codec's place in the source, as messages name it. */
  public String subject() {
    return request.subject();
  }

  /** Returns the position of what asks for the codec. */
  public Origin origin() {
    return request.origin();
  }

  /** Returns the record of the type itself. */
  public Optional<RecordPlan> main() {
    return records.stream().filter(plan -> plan.codec().equals(codec)).findFirst();
  }

  /** Returns all shapes of the root and of the records; it does not enter other codecs. */
  public Stream<ValuePlan> shapes() {
    return roots().flatMap(ValuePlan::all);
  }

  /** Returns those of {@link #shapes()} that code is emitted for. */
  public Stream<ValuePlan> executed() {
    return roots().flatMap(ValuePlan::executed);
  }

  /** Returns the shape of the root and those of the fields of the records. */
  public Stream<ValuePlan> roots() {
    return Stream.concat(
        Stream.of(root), records.stream().flatMap(record -> record.values().stream()));
  }

  /** Returns the records other than that of the type itself. */
  public List<RecordPlan> locals() {
    return records.stream().filter(plan -> !plan.codec().equals(codec)).toList();
  }
}
