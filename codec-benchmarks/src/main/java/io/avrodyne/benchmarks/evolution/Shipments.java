package io.avrodyne.benchmarks.evolution;

import io.avrodyne.fixtures.evolution.Shipment;
import io.avrodyne.fixtures.evolution.Shipment.Parcel;
import io.avrodyne.fixtures.evolution.Shipment.Status;
import io.avrodyne.fixtures.evolution.Shipment.Wrapping;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A generator of shipments that fit the schema of every version. It generates the same ones each
 * time.
 */
final class Shipments {

  private static final int PARCELS = 5;
  private static final int DIGIT_RADIX = 36;

  private final SplittableRandom random = new SplittableRandom(42);

  private Shipments() {}

  static List<Shipment> invent(int count) {
    return Stream.generate(new Shipments()::shipment).limit(count).toList();
  }

  private Shipment shipment() {
    return new Shipment(
        text(12),
        random.nextInt(),
        random.nextBoolean() ? Status.PACKED : Status.SENT,
        IntStream.range(0, PARCELS).mapToObj(i -> parcel()).toList(),
        quarters(),
        random.nextInt(10),
        random.nextBoolean() ? "EUR" : "USD");
  }

  private Parcel parcel() {
    return new Parcel(
        text(8),
        random.nextInt(1, 200),
        quarters(),
        random.nextBoolean() ? Wrapping.BOX : Wrapping.BAG,
        random.nextBoolean());
  }

  private String text(int length) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append(Character.forDigit(random.nextInt(DIGIT_RADIX), DIGIT_RADIX));
    }
    return text.toString();
  }

  /** Returns a number that a float represents exactly. */
  private double quarters() {
    return random.nextInt(4_000) / 4.0;
  }
}
