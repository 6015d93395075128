package io.avrodyne.pekko.types;

import io.avrodyne.api.AvroEnum;

/** An enum with a constant that has a class of its own. */
@AvroEnum
public enum Colour {
  RED,
  BLUE {
    @Override
    public boolean isCold() {
      return true;
    }
  };

  /** Returns whether the colour is cold. */
  public boolean isCold() {
    return false;
  }
}
