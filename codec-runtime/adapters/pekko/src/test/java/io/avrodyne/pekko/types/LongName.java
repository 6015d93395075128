package io.avrodyne.pekko.types;

import io.avrodyne.api.AvroRecord;

/** An event whose full name has 239 characters, so that its manifest has 256. */
@AvroRecord(
    name = "LongName" + LongName.X50 + LongName.X50 + LongName.X50 + LongName.X50 + "xxxxxxx")
public record LongName(int number) {

  static final String X50 = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx";
}
