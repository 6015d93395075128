package io.avrodyne.axon.bank;

import io.avrodyne.api.AvroCodecs;
import io.avrodyne.api.AvroUnion;
import io.avrodyne.runtime.AvroCodec;
import java.util.List;

/** Codecs that no class has, beside one that a class has. */
@AvroCodecs
public interface BankCodecs {

  AvroCodec<Fee> fee();

  AvroCodec<List<Fee>> fees();

  AvroCodec<Long> number();

  List<AvroCodec<?>> all();

  /** A union of types that have nothing in common. */
  @AvroCodecs
  interface OfUnion {

    AvroCodec<@AvroUnion({Fee.class, String.class}) Object> anything();
  }
}
