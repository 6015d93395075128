package io.avrodyne.benchmarks.format.avro

import com.github.avrokotlin.avro4k.Avro
import io.avrodyne.benchmarks.contender.ObjectContender
import io.avrodyne.benchmarks.contender.SingleObjectContender
import io.avrodyne.benchmarks.format.avro4k.KotlinClass
import io.avrodyne.benchmarks.format.avro4k.KotlinContender
import io.avrodyne.benchmarks.workload.Model
import java.io.OutputStream
import org.apache.avro.generic.GenericData
import org.apache.avro.generic.GenericRecord

/** Generic records that avro4k makes and reads, in the encoding of Apache Avro. */
internal class Avro4kGenericContender<T : Any, K : Any>(
  model: Model<T>,
  private val type: KotlinClass<T, K>,
) : KotlinContender<T, K>(type) {

  private val schema = model.codec().schema()
  private val coding: ObjectContender<GenericRecord> =
    SingleObjectContender.of(model, DatumCoding<GenericRecord>(GenericData(), schema))

  override fun write(value: K): Int = coding.write(toRecord(value))

  override fun write(value: K, stream: OutputStream) = coding.write(toRecord(value), stream)

  override fun written(): ByteArray = coding.written()

  override fun read(bytes: ByteArray, offset: Int, length: Int): K =
    Avro.default.fromRecord(type.serializer, coding.read(bytes, offset, length))

  private fun toRecord(value: K): GenericRecord =
    Avro.default.toRecord(type.serializer, schema, value)
}
