package io.avrodyne.processor.plan;

import com.palantir.javapoet.ClassName;

/** A record that other records may contain: one of this compilation, or one compiled before. */
public sealed interface RecordShape permits RecordPlan, CompiledRecord {

  /** Returns the class of the generated codec, by which plans name the record. */
  ClassName codec();
}
