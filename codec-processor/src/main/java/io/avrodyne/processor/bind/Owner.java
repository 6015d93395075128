package io.avrodyne.processor.bind;

import io.avrodyne.processor.discover.Settings;

/**
 * The codec that is being bound.
 *
 * @param locals the records in it that have no codecs of their own
 * @param settings those of its type, or of a record in it that has its own
 */
record Owner(LocalRecords locals, Settings settings) {

  /** Returns this codec with the settings of a record in it. */
  Owner with(Settings others) {
    return new Owner(locals, others);
  }
}
