package io.avrodyne.benchmarks.workload.complex;

/** A union of two records with equal fields and an enum. */
public sealed interface Partner permits BadPartner, GoodPartner, Stranger {}
