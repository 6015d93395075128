package io.avrodyne.benchmarks.format.avro4k

import io.avrodyne.benchmarks.contender.Contender
import io.avrodyne.benchmarks.contender.Format
import io.avrodyne.benchmarks.contender.Traits
import io.avrodyne.benchmarks.harness.Track
import io.avrodyne.benchmarks.format.avro.Avro4kGenericContender
import io.avrodyne.benchmarks.workload.Model
import io.avrodyne.benchmarks.workload.Workload
import java.util.Optional

/** avro4k under the schema of the model. */
@Traits(track = Track.OBJECTS, writesAvro = true)
abstract class Avro4kFormat private constructor(private val ownCaveat: String) : Format {

  final override fun caveats(): List<String> =
    listOf(
      "avro4k 1.10.1, the newest version that could be resolved; 2.x is another code path.",
      "The objects are of Kotlin data classes with the fields of the beans.",
      "The union of the complex workload has a serializer written for it: avro4k 1 has no unions " +
        "with enums.",
      ownCaveat,
    )

  final override fun refusal(workload: Workload): Optional<String> =
    if (workload in WORKLOADS) Optional.empty() else Optional.of(NO_KOTLIN_CLASS)

  private class Streams : Avro4kFormat("avro4k's streams make generic records, too.") {

    override fun <T : Any> contender(model: Model<T>): Contender<T, *> =
      StreamContender(KotlinClass.of(model), model)
  }

  private class GenericRecords : Avro4kFormat("avro4k makes records, Apache Avro encodes them.") {

    override fun <T : Any> contender(model: Model<T>): Contender<T, *> =
      Avro4kGenericContender(model, KotlinClass.of(model))
  }

  companion object {

    private const val NO_KOTLIN_CLASS = "has Kotlin classes for the workloads that it was published with only"

    private val WORKLOADS =
      setOf(
        Workload.SIMPLE,
        Workload.SIMPLE_NULLABLE,
        Workload.COMPLEX,
        Workload.COMPLEX_NO_PICTURE,
        Workload.LISTS,
        Workload.BANK_TEXT,
      )

    /** Creates the format that writes and reads avro4k's streams. */
    @JvmStatic fun streams(): Format = Streams()

    /** Creates the format that has Apache Avro encode the records that avro4k makes. */
    @JvmStatic fun genericRecords(): Format = GenericRecords()
  }
}
