package io.avrodyne.benchmarks.access;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** A class with fields that its package can see. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // Set by the codec.
public class VisibleParcel {
  boolean open;
  boolean paid;
  int count;
  int pages;
  int grade;
  long number;
  long created;
  long changed;
  float weight;
  double price;
  double rate;
  String id;
  String title;
  String note;
  long[] marks;
  List<String> tags;
}
