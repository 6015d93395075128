package io.avrodyne.processor.discover.settings;

import io.avrodyne.api.DecimalForm;
import java.util.List;
import java.util.Optional;

/**
 * The form that settings give to numbers of {@code java.math}.
 *
 * @param form without digits
 * @param decimal the annotation with digits, which goes before the form
 */
public record DecimalSetting(DecimalForm form, Optional<Marker> decimal) {

  private static final String FORM = "decimalForm";
  private static final String DECIMAL = "decimal";

  /** Returns the form of the first config that gives one. */
  static DecimalSetting first(List<ConfigDeclaration> configs) {
    return configs.stream()
        .map(ConfigDeclaration::marker)
        .filter(marker -> marker.has(DECIMAL) || marker.has(FORM))
        .findFirst()
        .map(DecimalSetting::of)
        .orElse(new DecimalSetting(DecimalForm.ANNOTATED, Optional.empty()));
  }

  private static DecimalSetting of(Marker marker) {
    return new DecimalSetting(formOf(marker), marker.annotations(DECIMAL).stream().findFirst());
  }

  private static DecimalForm formOf(Marker marker) {
    return marker.constant(FORM, DecimalForm.class).orElse(DecimalForm.ANNOTATED);
  }

  /** Returns whether a config gives more than one. */
  static boolean isAmbiguous(Marker marker) {
    int digits = marker.annotations(DECIMAL).size();
    return digits > 1 || (digits == 1 && formOf(marker) != DecimalForm.ANNOTATED);
  }
}
