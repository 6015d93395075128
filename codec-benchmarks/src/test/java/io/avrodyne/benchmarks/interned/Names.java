package io.avrodyne.benchmarks.interned;

import io.avrodyne.api.AvroInterned;
import io.avrodyne.api.AvroRecord;

/** A class with more interned strings than HotSpot could inline into one method. */
@AvroRecord
final class Names {
  @AvroInterned String name1 = "";
  @AvroInterned String name2 = "";
  @AvroInterned String name3 = "";
  @AvroInterned String name4 = "";
  @AvroInterned String name5 = "";
  @AvroInterned String name6 = "";
  @AvroInterned String name7 = "";
  @AvroInterned String name8 = "";
  @AvroInterned String name9 = "";
  @AvroInterned String name10 = "";
  @AvroInterned String name11 = "";
  @AvroInterned String name12 = "";
  @AvroInterned String name13 = "";
  @AvroInterned String name14 = "";
  @AvroInterned String name15 = "";
  @AvroInterned String name16 = "";
  @AvroInterned String name17 = "";
  @AvroInterned String name18 = "";
  @AvroInterned String name19 = "";
  @AvroInterned String name20 = "";
  @AvroInterned String name21 = "";
  @AvroInterned String name22 = "";
  @AvroInterned String name23 = "";
  @AvroInterned String name24 = "";
}
