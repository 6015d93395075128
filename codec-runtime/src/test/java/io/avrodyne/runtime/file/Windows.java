package io.avrodyne.runtime.file;

/** Access to the maximum window sizes that compressed data may ask for. */
public final class Windows {

  private Windows() {}

  /** Returns the maximum window of Zstandard, in bytes. */
  public static long zstandard() {
    return 1L << FileCodec.windowLog(Integer.MAX_VALUE, ZstandardFileCodec.MAX_WINDOW_LOG);
  }

  /** Returns the maximum dictionary of xz, in bytes. */
  public static long xz() {
    return 1L << FileCodec.windowLog(Integer.MAX_VALUE, XzFileCodec.MAX_WINDOW_LOG);
  }
}
