package io.avrodyne.processor.discover.member;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;

/**
 * The accessors of a class, each assigned to one property. If several properties find the same
 * method, those with another method of their own leave it to the last, and so do those with an
 * accessible field if the method can only be meant for the last. Two properties that need the same
 * method share it, which would lose a value.
 */
public final class Claims {

  private final List<Claim> claims;
  private final Map<Element, ExecutableElement> given = new HashMap<>();
  private final Map<Element, SharedAccessor> shared = new HashMap<>();

  private Claims(List<Claim> claims) {
    this.claims = claims;
  }

  /** Assigns each method to one claim. */
  public static Claims settle(List<Claim> claims) {
    return settle(claims, List.of());
  }

  /**
   * Assigns each method to one claim. A method that is spelled for one of {@code others} is
   * assigned only to a claim that it is spelled for as well.
   */
  public static Claims settle(List<Claim> claims, List<Claim> others) {
    Claims settled = new Claims(new ArrayList<>());
    for (Claim claim : claims) {
      settled.claims.add(settled.without(others, claim));
    }
    settled.giveAll();
    return settled;
  }

  private Claim without(List<Claim> others, Claim claim) {
    List<ExecutableElement> left = new ArrayList<>(claim.methods());
    for (Claim other : others) {
      boolean some = left.removeIf(method -> isOfOther(method, claim, other));
      if (some && left.isEmpty() && !claim.field()) {
        shared.put(claim.property(), shared(claim.methods().get(0), claim, List.of(other), false));
      }
    }
    return claim.with(left);
  }

  private static boolean isOfOther(ExecutableElement method, Claim claim, Claim other) {
    return other.finds(method) && other.isSpelledFor(method) && !claim.isSpelledFor(method);
  }

  private void giveAll() {
    Map<String, List<Claim>> firsts = new LinkedHashMap<>();
    for (Claim claim : claims) {
      if (!claim.methods().isEmpty()) {
        String key = Claim.key(claim.methods().get(0));
        firsts.computeIfAbsent(key, any -> new ArrayList<>()).add(claim);
      }
    }
    firsts.values().forEach(this::give);
  }

  /** Returns the method of a property; empty if it has none that it need not share. */
  public Optional<ExecutableElement> methodOf(Element property) {
    return Optional.ofNullable(given.get(property));
  }

  /** Returns the method that a property needs and another property needs too. */
  public Optional<SharedAccessor> sharedBy(Element property) {
    return Optional.ofNullable(shared.get(property));
  }

  private void give(List<Claim> contenders) {
    ExecutableElement method = contenders.get(0).methods().get(0);
    if (contenders.size() == 1) {
      given.put(contenders.get(0).property(), method);
      return;
    }
    List<Claim> left = withoutOtherMethod(contenders);
    List<Claim> needy = left.stream().filter(claim -> !claim.field()).toList();
    if (isOneOf(needy, left, method)) {
      given.put(needy.get(0).property(), method);
    } else if (left.size() == 1 && left.get(0).isSpelledFor(method)) {
      given.put(left.get(0).property(), method);
    } else if (left.size() > 1 || !needy.isEmpty()) {
      share(method, contenders);
    }
  }

  /** Assigns to each contender a method of its own if it finds one, and returns the others. */
  private List<Claim> withoutOtherMethod(List<Claim> contenders) {
    List<Claim> left = new ArrayList<>();
    for (Claim claim : contenders) {
      Optional<ExecutableElement> own =
          claim.methods().stream().filter(each -> isFoundOnlyBy(claim, each)).findFirst();
      own.ifPresentOrElse(each -> given.put(claim.property(), each), () -> left.add(claim));
    }
    return left;
  }

  private boolean isFoundOnlyBy(Claim claim, ExecutableElement method) {
    return claims.stream().noneMatch(other -> !other.equals(claim) && other.finds(method));
  }

  /** Returns whether a method can belong only to the one claim without a field. */
  private static boolean isOneOf(List<Claim> needy, List<Claim> left, ExecutableElement method) {
    return needy.size() == 1
        && left.stream().filter(claim -> claim.isSpelledFor(method)).toList().equals(needy);
  }

  private void share(ExecutableElement method, List<Claim> contenders) {
    Claim first = contenders.get(0);
    for (Claim claim : contenders) {
      List<Claim> others = contenders.stream().filter(other -> !other.equals(claim)).toList();
      given.remove(claim.property());
      shared.put(claim.property(), shared(method, claim, others, claim.equals(first)));
    }
  }

  /**
   * Returns the accessor that a claim shares with others, and the name of a method that only this
   * claim would find.
   */
  public static SharedAccessor shared(
      ExecutableElement method, Claim claim, List<Claim> others, boolean first) {
    String suggestion =
        claim.spellings().stream()
            .filter(name -> others.stream().noneMatch(other -> other.spellings().contains(name)))
            .findFirst()
            .orElse(claim.name());
    return new SharedAccessor(method, first, others.get(0).name(), suggestion);
  }
}
