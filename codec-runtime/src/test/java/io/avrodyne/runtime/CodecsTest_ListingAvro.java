package io.avrodyne.runtime;

/** What the processor would generate for {@link CodecsTest.Listing}. */
public final class CodecsTest_ListingAvro implements CodecsTest.Listing {

  public static final CodecsTest_ListingAvro INSTANCE = new CodecsTest_ListingAvro();

  private CodecsTest_ListingAvro() {}
}
