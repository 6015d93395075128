package io.avrodyne.axon.renamed;

/** An event that was not renamed: a person begins to save. */
public record Goal(String owner, long cents) {

  /** The owner of the wallet into which the money is paid when a goal is reached. */
  public static final String FUND = "Fund";
}
