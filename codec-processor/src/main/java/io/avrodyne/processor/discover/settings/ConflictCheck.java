package io.avrodyne.processor.discover.settings;

import io.avrodyne.api.AvroProp;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A check for annotations of one property that contradict each other, as on a field and its getter.
 */
public final class ConflictCheck {

  private static final String OURS = AvroProp.class.getPackageName() + ".";
  private static final String PROPS = AvroProp.class.getCanonicalName();

  private ConflictCheck() {}

  /** Returns the problems of the annotations of a property, which messages call {@code subject}. */
  public static List<Problem> problemsOf(String subject, Markers markers) {
    List<Problem> problems = new ArrayList<>();
    Map<String, Marker> firsts = new HashMap<>();
    for (Marker marker : markers.all()) {
      if (isSingle(marker)) {
        check(subject, firsts.putIfAbsent(marker.kind(), marker), marker, problems);
      }
    }
    Map<String, Marker> props = new HashMap<>();
    for (Marker prop : markers.props()) {
      Marker first = props.putIfAbsent(prop.text("key").orElse(""), prop);
      if (first != null && !first.element().equals(prop.element())) {
        check(subject, first, prop, problems);
      }
    }
    return problems;
  }

  /** Properties come in numbers, and are compared by key. */
  private static boolean isSingle(Marker marker) {
    return marker.kind().startsWith(OURS) && !marker.kind().startsWith(PROPS);
  }

  private static void check(
      String subject, @Nullable Marker first, Marker second, List<Problem> problems) {
    if (first != null && !MarkerValues.of(first).agreesWith(MarkerValues.of(second))) {
      problems.add(conflict(subject, first, second));
    }
  }

  private static Problem conflict(String subject, Marker first, Marker second) {
    return new Problem(
        Code.CONFLICT,
        subject
            + " has two different @"
            + simpleName(first)
            + " annotations, on "
            + first.element()
            + " and on "
            + second.element()
            + ".",
        "A field and its accessors are one property, so their annotations must agree.",
        "Remove one of them.",
        second.origin());
  }

  private static String simpleName(Marker marker) {
    return marker.kind().substring(OURS.length());
  }
}
