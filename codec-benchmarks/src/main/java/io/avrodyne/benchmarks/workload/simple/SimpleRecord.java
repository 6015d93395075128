package io.avrodyne.benchmarks.workload.simple;

import io.avrodyne.api.AvroRecord;

/**
 * A record with a field of each simple type, none of them nullable.
 *
 * <p>A field whose published name is a Java keyword has the suffix {@code Value}, in the schema
 * too, so that every library finds it by its Java name.
 */
@AvroRecord
@SuppressWarnings("NullAway.Init") // Set by the caller or the codec.
public class SimpleRecord {

  private boolean bool;
  private byte byteValue;
  private short shortValue;
  private int intValue;
  private long longValue;
  private float floatValue;
  private double doubleValue;
  private String string;
  private byte[] bytes;

  public boolean getBool() {
    return bool;
  }

  public void setBool(boolean bool) {
    this.bool = bool;
  }

  public byte getByteValue() {
    return byteValue;
  }

  public void setByteValue(byte byteValue) {
    this.byteValue = byteValue;
  }

  public short getShortValue() {
    return shortValue;
  }

  public void setShortValue(short shortValue) {
    this.shortValue = shortValue;
  }

  public int getIntValue() {
    return intValue;
  }

  public void setIntValue(int intValue) {
    this.intValue = intValue;
  }

  public long getLongValue() {
    return longValue;
  }

  public void setLongValue(long longValue) {
    this.longValue = longValue;
  }

  public float getFloatValue() {
    return floatValue;
  }

  public void setFloatValue(float floatValue) {
    this.floatValue = floatValue;
  }

  public double getDoubleValue() {
    return doubleValue;
  }

  public void setDoubleValue(double doubleValue) {
    this.doubleValue = doubleValue;
  }

  public String getString() {
    return string;
  }

  public void setString(String string) {
    this.string = string;
  }

  public byte[] getBytes() {
    return bytes;
  }

  public void setBytes(byte[] bytes) {
    this.bytes = bytes;
  }
}
