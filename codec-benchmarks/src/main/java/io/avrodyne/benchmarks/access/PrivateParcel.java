package io.avrodyne.benchmarks.access;

import io.avrodyne.api.Access;
import io.avrodyne.api.AvroRecord;
import java.util.List;

/** The same class with private fields. */
@AvroRecord(access = Access.PRIVATE)
@SuppressWarnings({"unused", "NullAway.Init"}) // Used by the codec.
public class PrivateParcel {
  private boolean open;
  private boolean paid;
  private int count;
  private int pages;
  private int grade;
  private long number;
  private long created;
  private long changed;
  private float weight;
  private double price;
  private double rate;
  private String id;
  private String title;
  private String note;
  private long[] marks;
  private List<String> tags;
}
