package io.avrodyne.benchmarks.format.avro4k

import com.github.avrokotlin.avro4k.Avro
import com.github.avrokotlin.avro4k.io.AvroDecodeFormat
import com.github.avrokotlin.avro4k.io.AvroEncodeFormat
import io.avrodyne.benchmarks.contender.ByteSink
import io.avrodyne.benchmarks.workload.Model
import java.io.ByteArrayInputStream
import java.io.OutputStream
import java.nio.ByteBuffer
import java.nio.ByteOrder
import java.util.Arrays

/**
 * avro4k's streams. The output stays open as long as the target is the same; an input buffers what
 * it reads, so every operation needs another one. avro4k 1 has no single-object encoding, so its
 * header is written and checked here.
 */
internal class StreamContender<T : Any, K : Any>(type: KotlinClass<T, K>, model: Model<T>) :
  KotlinContender<T, K>(type) {

  private val schema = model.codec().schema()
  private val header =
    if (model.singleObject()) headerOf(model.codec().fingerprint()) else ByteArray(0)
  private val outputs =
    Avro.default.openOutputStream(type.serializer) {
      encodeFormat = AvroEncodeFormat.Binary
      schema = this@StreamContender.schema
    }
  private val inputs =
    Avro.default.openInputStream(type.serializer) { decodeFormat = AvroDecodeFormat.Binary(schema) }

  private val sink = ByteSink()
  private var target: OutputStream = sink
  private var output = outputs.to(target)

  override fun write(value: K): Int {
    sink.reset()
    write(value, sink)
    return sink.size()
  }

  override fun write(value: K, stream: OutputStream) {
    if (stream !== target) {
      target = stream
      output = outputs.to(stream)
    }
    stream.write(header)
    output.write(value)
    output.flush()
  }

  override fun written(): ByteArray = sink.toByteArray()

  override fun read(bytes: ByteArray, offset: Int, length: Int): K {
    val begin = offset + header.size
    require(Arrays.equals(bytes, offset, begin, header, 0, header.size)) { "another schema" }
    return inputs.from(ByteArrayInputStream(bytes, begin, length - header.size)).nextOrThrow()
  }

  private companion object {

    fun headerOf(fingerprint: Long): ByteArray =
      ByteBuffer.allocate(10)
        .order(ByteOrder.LITTLE_ENDIAN)
        .put(0xC3.toByte())
        .put(1)
        .putLong(fingerprint)
        .array()
  }
}
