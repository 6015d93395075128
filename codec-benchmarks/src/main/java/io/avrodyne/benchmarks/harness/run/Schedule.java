package io.avrodyne.benchmarks.harness.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.Mode;

/**
 * The order of the forks. The rivals of one table follow each other, and their forks alternate, so
 * that a machine that becomes slower for a while slows all of them.
 *
 * @param groups the rivals of each table
 */
record Schedule(List<Group> groups) {

  Schedule {
    groups = List.copyOf(groups);
  }

  /**
   * The cases that the report compares with each other.
   *
   * @param cases the cases, in the order of the selection
   */
  record Group(List<Case> cases) {

    Group {
      cases = List.copyOf(cases);
    }

    /** Returns the forks in the order in which they run. */
    List<Turn> turns() {
      int rounds = cases.stream().mapToInt(each -> each.timing().rounds()).max().orElse(0);
      List<Turn> turns = new ArrayList<>();
      for (int round = 1; round <= rounds; round++) {
        for (Case each : cases) {
          if (round <= each.timing().rounds()) {
            turns.add(new Turn(each, round));
          }
        }
      }
      return turns;
    }

    /** Returns the workload that all cases have in common. */
    String workload() {
      return cases.get(0).id().workload();
    }
  }

  /**
   * One fork of a case.
   *
   * @param round the number of the fork, from 1
   */
  record Turn(Case of, int round) {}

  private record Data(String area, Map<String, String> parameters) {}

  private record Operation(String method, Mode mode) {}

  static Schedule of(List<Case> cases) {
    Map<Data, Map<Operation, List<Case>>> sorted = new LinkedHashMap<>();
    for (Case each : cases) {
      CaseId id = each.id();
      sorted
          .computeIfAbsent(new Data(id.name().area(), id.data()), key -> new LinkedHashMap<>())
          .computeIfAbsent(new Operation(id.name().method(), id.mode()), key -> new ArrayList<>())
          .add(each);
    }
    return new Schedule(
        sorted.values().stream()
            .flatMap(ofData -> ofData.values().stream())
            .map(Group::new)
            .toList());
  }

  List<Turn> turns() {
    return groups.stream().flatMap(group -> group.turns().stream()).toList();
  }
}
