package io.avrodyne.flink.shop;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** A mutable class with a mutable part. */
@AvroRecord
public final class Shelf {

  private String name = "";
  private List<Box> boxes = List.of();

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  public List<Box> getBoxes() {
    return boxes;
  }

  public void setBoxes(List<Box> boxes) {
    this.boxes = boxes;
  }

  /** A mutable part. */
  @AvroRecord
  public static final class Box {

    private int count;

    public int getCount() {
      return count;
    }

    public void setCount(int count) {
      this.count = count;
    }
  }
}
