package io.avrodyne.axon.renamed;

/** An event that either version has under a name of its own: money came in. */
public interface Payment {

  String owner();

  long cents();
}
