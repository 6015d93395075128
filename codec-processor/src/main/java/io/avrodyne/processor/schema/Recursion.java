package io.avrodyne.processor.schema;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RecordShape;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The records that contain themselves, directly or through others. Tarjan's algorithm finds all
 * records of a cycle at once, and looks at each record only once. The records that are being
 * visited are kept in a list, because their chains may be longer than the stack.
 *
 * <p>Source: R. Tarjan, "Depth-first search and linear graph algorithms", 1972.
 */
public final class Recursion {

  private final Catalog catalog;

  /**
   * The cycle of each visited record, identified by the record of the cycle that was visited first.
   */
  private final Map<ClassName, ClassName> circles = new HashMap<>();

  private final Set<ClassName> recursive = new HashSet<>();
  private final Map<ClassName, Integer> order = new HashMap<>();
  private final Deque<ClassName> open = new ArrayDeque<>();

  /** Creates one over the records of a compilation. */
  public Recursion(Catalog catalog) {
    this.catalog = catalog;
  }

  /** Returns whether a datum of a record may contain another datum of the same record. */
  public boolean isRecursive(RecordPlan plan) {
    return isRecursive(plan.codec());
  }

  /** Returns whether two records contain each other. */
  public boolean isCircle(ClassName one, ClassName other) {
    return one.equals(other) ? isRecursive(one) : circleOf(one).equals(circleOf(other));
  }

  /** Returns the representative of the cycle of a record, which is the same for all its records. */
  public Optional<ClassName> circle(RecordPlan plan) {
    return isRecursive(plan) ? Optional.of(circleOf(plan.codec())) : Optional.empty();
  }

  private boolean isRecursive(ClassName codec) {
    circleOf(codec);
    return recursive.contains(codec);
  }

  private ClassName circleOf(ClassName codec) {
    if (!circles.containsKey(codec)) {
      visitFrom(codec);
    }
    return Objects.requireNonNull(circles.get(codec));
  }

  private void visitFrom(ClassName first) {
    Deque<Visit> visits = new ArrayDeque<>();
    visits.push(begin(first));
    while (!visits.isEmpty()) {
      Visit visit = visits.peek();
      if (visit.held.hasNext()) {
        step(visit, visit.held.next(), visits);
      } else {
        visits.pop();
        end(visit);
        if (!visits.isEmpty()) {
          visits.peek().reach(visit.lowest);
        }
      }
    }
  }

  private Visit begin(ClassName codec) {
    int number = order.size();
    order.put(codec, number);
    open.push(codec);
    return new Visit(codec, number, held(catalog.shape(codec)).distinct().iterator());
  }

  private void step(Visit visit, ClassName held, Deque<Visit> visits) {
    if (held.equals(visit.codec)) {
      recursive.add(held);
    }
    Integer number = order.get(held);
    if (number == null) {
      visits.push(begin(held));
    } else if (!circles.containsKey(held)) {
      visit.reach(number);
    }
  }

  /** Closes the cycle that began with a record. */
  private void end(Visit visit) {
    if (visit.lowest < visit.number) {
      return;
    }
    boolean several = !visit.codec.equals(open.peek());
    ClassName member;
    do {
      member = open.pop();
      circles.put(member, visit.codec);
      if (several) {
        recursive.add(member);
      }
    } while (!member.equals(visit.codec));
  }

  /** A record compiled before contains no record of this compilation. */
  private static Stream<ClassName> held(RecordShape shape) {
    return shape instanceof RecordPlan plan
        ? plan.values().stream()
            .flatMap(ValuePlan::all)
            .filter(ValuePlan.Nested.class::isInstance)
            .map(nested -> ((ValuePlan.Nested) nested).codec())
        : Stream.empty();
  }

  /** A record whose parts are being visited. */
  private static final class Visit {

    private final ClassName codec;
    private final int number;
    private final Iterator<ClassName> held;
    private int lowest;

    Visit(ClassName codec, int number, Iterator<ClassName> held) {
      this.codec = codec;
      this.number = number;
      this.held = held;
      this.lowest = number;
    }

    void reach(int other) {
      lowest = Math.min(lowest, other);
    }
  }
}
