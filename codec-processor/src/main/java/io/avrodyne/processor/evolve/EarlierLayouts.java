package io.avrodyne.processor.evolve;

import io.avrodyne.processor.plan.EarlierVersion;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;

/**
 * The earlier versions that a codec knows: the newest one of each layout, because a message
 * identifies only its layout, without versions that have the current layout.
 */
final class EarlierLayouts {

  private EarlierLayouts() {}

  /**
   * Returns the versions, newest first.
   *
   * @param history the oldest first
   */
  static List<EarlierVersion> of(List<EarlierVersion> history, Schema current) {
    if (history.isEmpty()) {
      return List.of();
    }
    Set<Long> seen = new HashSet<>();
    seen.add(SchemaNormalization.parsingFingerprint64(current));
    List<EarlierVersion> known = new ArrayList<>();
    for (int i = history.size() - 1; i >= 0; i--) {
      if (seen.add(SchemaNormalization.parsingFingerprint64(history.get(i).schema()))) {
        known.add(history.get(i));
      }
    }
    return known;
  }
}
