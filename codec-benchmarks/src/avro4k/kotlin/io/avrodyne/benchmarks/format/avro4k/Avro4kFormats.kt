package io.avrodyne.benchmarks.format.avro4k

import io.avrodyne.benchmarks.contender.Contender
import io.avrodyne.benchmarks.contender.Format
import io.avrodyne.benchmarks.format.avro.Avro4kGenericContender
import io.avrodyne.benchmarks.harness.Track
import io.avrodyne.benchmarks.workload.Model
import io.avrodyne.benchmarks.workload.Workload

/** The formats of avro4k, under the schema of the model. */
object Avro4kFormats {

  private val WORKLOADS =
    setOf(
      Workload.SIMPLE,
      Workload.SIMPLE_NULLABLE,
      Workload.COMPLEX,
      Workload.COMPLEX_NO_PICTURE,
      Workload.LISTS,
      Workload.BANK_TEXT,
    )

  /** avro4k's streams. */
  @JvmField
  val STREAMS: Format =
    of("avro4k's streams make generic records, too.") { StreamContender(KotlinClass.of(it), it) }

  /** Records that avro4k makes and Apache Avro encodes. */
  @JvmField
  val GENERIC_RECORDS: Format =
    of("avro4k makes records, Apache Avro encodes them.") {
      Avro4kGenericContender(it, KotlinClass.of(it))
    }

  @Suppress("UNCHECKED_CAST") // The contender is for the objects of the model, whatever they are.
  private fun of(ownCaveat: String, contenders: (Model<Any>) -> Contender<*, *>): Format =
    Format.ofAvro(
        Track.OBJECTS,
        { model -> contenders(model as Model<Any>) },
        "avro4k 1.10.1, the newest version that could be resolved; 2.x is another code path.",
        "The objects are of Kotlin data classes with the fields of the beans.",
        "The union of the complex workload has a serializer written for it: avro4k 1 has no unions " +
          "with enums.",
        ownCaveat,
      )
      .excluding("has Kotlin classes for the workloads that it was published with only") {
        it !in WORKLOADS
      }
}
