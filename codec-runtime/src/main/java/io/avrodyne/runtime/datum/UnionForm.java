package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroOutput;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericContainer;
import org.jspecify.annotations.Nullable;

/**
 * The form of a union: that of the value's branch, or an object whose only member has the name of
 * the branch.
 *
 * <p>An object is taken for such a wrapper if its only member has the name of a branch. Other
 * values belong to the branch that they fit best, see {@link Fit}; a value that fits two branches
 * equally well is rejected. A value is written without a wrapper if it is then read as the same
 * branch.
 */
final class UnionForm implements ValueForm {

  private static final int NO_BRANCH = -1;
  private static final int AMBIGUOUS = -2;

  /** In larger unions, values always have wrappers: comparing each with all would take too long. */
  private static final int MAX_COMPARED = 64;

  private static final byte UNKNOWN = 0;
  private static final byte BARE = 1;
  private static final byte WRAPPED = 2;
  private static final byte VARYING = 3;

  private final Schema schema;
  private final List<ValueForm> branches;
  private final boolean alwaysWraps;
  private final Map<String, Integer> byName = new HashMap<>();

  /** Whether the values of each branch have wrappers. */
  private final byte[] wrappers;

  UnionForm(Schema schema, List<ValueForm> branches, boolean alwaysWraps) {
    this.schema = schema;
    this.branches = List.copyOf(branches);
    this.alwaysWraps = alwaysWraps || branches.size() > MAX_COMPARED;
    for (int i = 0; i < branches.size(); i++) {
      byName.put(nameOf(i), i);
    }
    wrappers = new byte[size()];
  }

  ValueForm branch(int index) {
    return branches.get(index);
  }

  int size() {
    return branches.size();
  }

  String nameOf(int index) {
    return branches.get(index).schema().getFullName();
  }

  /** Returns the branch that a wrapper names, or null if a value is not a wrapper. */
  @Nullable Integer wrapped(Object json) {
    return json instanceof Map<?, ?> object && object.size() == 1
        ? byName.get(String.valueOf(object.keySet().iterator().next()))
        : null;
  }

  /** Returns the branch of a JSON value without a wrapper. */
  int indexOf(Object json) {
    JsonKind kind = JsonKind.of(json);
    boolean isCompared = size() <= MAX_COMPARED || kind == JsonKind.NULL;
    int found = isCompared ? best(fitsOf(json)) : AMBIGUOUS;
    if (found == NO_BRANCH) {
      // If a single branch has values of this kind, its own message is better.
      found = Math.max(NO_BRANCH, only(kind));
    }
    if (found == AMBIGUOUS) {
      throw CodecFailures.encoding(
          kind.title()
              + " that may fit more than one branch of "
              + names()
              + "; name the branch, as in {\""
              + nameOf(size() - 1)
              + "\": ...}");
    }
    if (found == NO_BRANCH) {
      throw Mismatch.ofJson(this, json);
    }
    return found;
  }

  /** Returns the branch of a Java value. */
  int indexOfJava(Object value) {
    int found = named(value);
    if (found == NO_BRANCH) {
      found = best(form -> form.fitOfJava(value));
    }
    if (found == AMBIGUOUS) {
      throw CodecFailures.encoding(
          "a " + value.getClass().getName() + " that fits more than one branch of " + names());
    }
    if (found == NO_BRANCH) {
      throw onlyRejection(value);
    }
    return found;
  }

  /** Returns the branch that has the name of the schema of a value. */
  private int named(Object value) {
    Integer found =
        value instanceof GenericContainer container
            ? byName.get(container.getSchema().getFullName())
            : null;
    return found != null && branches.get(found).fitOfJava(value) == Fit.NATURAL ? found : NO_BRANCH;
  }

  /** Returns why a value does not fit the only branch that is not null, if that is so. */
  private EncodeException onlyRejection(Object value) {
    List<ValueForm> others = others();
    if (others.size() == 1 && others.get(0) instanceof ScalarForm<?> scalar) {
      try {
        scalar.putJava(new AvroOutput(), 0, value);
      } catch (EncodeException e) {
        return e;
      }
    }
    return Mismatch.ofJava(this, value);
  }

  int indexOfNull() {
    int found = only(JsonKind.NULL);
    if (found < 0) {
      throw Mismatch.nullOfJava(this);
    }
    return found;
  }

  /** Returns the only branch that accepts a kind of values. */
  private int only(JsonKind kind) {
    return best(form -> form.accepts(kind) ? Fit.ACCEPTED : Fit.NONE);
  }

  private int best(Function<ValueForm, Fit> fits) {
    Fit best = Fit.NONE;
    int found = NO_BRANCH;
    for (int i = 0; i < branches.size(); i++) {
      Fit fit = fits.apply(branches.get(i));
      if (fit == best && fit != Fit.NONE) {
        found = AMBIGUOUS;
      } else if (fit.compareTo(best) > 0) {
        best = fit;
        found = i;
      }
    }
    return found;
  }

  /** Returns whether no value of a branch has a wrapper. */
  boolean isBare(int index) {
    return wrappers(index) == BARE;
  }

  /** Returns whether all values of a branch have wrappers. */
  boolean isWrapped(int index) {
    return wrappers(index) == WRAPPED;
  }

  /**
   * Returns which values of a branch have wrappers. It is not known earlier, because the forms of
   * records may lead back to this one; threads that ask at once find the same.
   */
  private byte wrappers(int index) {
    byte known = wrappers[index];
    if (known == UNKNOWN) {
      known = findWrappers(index);
      wrappers[index] = known;
    }
    return known;
  }

  private byte findWrappers(int index) {
    ValueForm branch = branches.get(index);
    if (branch instanceof RecordForm record) {
      return wrapsObject(index, record.names()) ? WRAPPED : BARE;
    }
    if (alwaysWraps) {
      return branch instanceof NullForm ? BARE : WRAPPED;
    }
    if (branch instanceof TextForm) {
      return BARE; // The branch of any text.
    }
    return branch instanceof MapForm || isShared(index) ? VARYING : BARE;
  }

  /** Returns whether a value without names that was written as {@code json} needs a wrapper. */
  boolean wraps(int index, String json) {
    return best(fitsOf(JsonReader.parse(json))) != index;
  }

  private static Function<ValueForm, Fit> fitsOf(Object json) {
    return form -> form.accepts(JsonKind.of(json)) ? form.fit(json) : Fit.NONE;
  }

  /** Returns whether another branch has values of a kind that this one has. */
  private boolean isShared(int index) {
    return IntStream.range(0, size())
        .filter(other -> other != index)
        .anyMatch(other -> sharesKind(branches.get(index), branches.get(other)));
  }

  private static boolean sharesKind(ValueForm one, ValueForm other) {
    for (JsonKind kind : JsonKind.values()) {
      if (one.accepts(kind) && other.accepts(kind)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an object with these names needs a wrapper. */
  boolean wrapsObject(int index, Set<String> names) {
    boolean looksWrapped = names.size() == 1 && byName.containsKey(names.iterator().next());
    return alwaysWraps
        || looksWrapped
        || best(form -> fitsNames(form, names) ? Fit.NATURAL : Fit.NONE) != index;
  }

  private static boolean fitsNames(ValueForm form, Set<String> names) {
    return form instanceof MapForm
        || (form instanceof RecordForm record && record.fitsNames(names));
  }

  private String names() {
    return Mismatch.listed(schema.getTypes().stream().map(Schema::getFullName).toList());
  }

  @Override
  public Schema schema() {
    return schema;
  }

  @Override
  public String expected() {
    List<ValueForm> others = others();
    return others.size() == 1 && size() == 2
        ? others.get(0).expected() + " or null"
        : "a value of one of the branches " + names();
  }

  @Override
  public String example() {
    return first().map(ValueForm::example).orElse("null");
  }

  @Override
  public String javaExample() {
    return first().map(ValueForm::javaExample).orElse("null");
  }

  private Optional<ValueForm> first() {
    return others().stream().findFirst();
  }

  /** Returns the branches other than null. */
  private List<ValueForm> others() {
    return branches.stream().filter(branch -> !branch.accepts(JsonKind.NULL)).toList();
  }

  @Override
  public boolean accepts(JsonKind kind) {
    return branches.stream().anyMatch(branch -> branch.accepts(kind));
  }

  @Override
  public Fit fit(Object json) {
    return Fit.NONE;
  }

  @Override
  public Fit fitOfJava(Object value) {
    return Fit.NONE;
  }
}
