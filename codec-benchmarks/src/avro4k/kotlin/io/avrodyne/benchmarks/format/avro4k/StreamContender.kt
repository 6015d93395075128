package io.avrodyne.benchmarks.format.avro4k

import com.github.avrokotlin.avro4k.Avro
import com.github.avrokotlin.avro4k.io.AvroDecodeFormat
import com.github.avrokotlin.avro4k.io.AvroEncodeFormat
import io.avrodyne.benchmarks.contender.ByteSink
import java.io.ByteArrayInputStream
import java.io.OutputStream
import org.apache.avro.Schema

/**
 * avro4k's streams. The output stays open as long as the target is the same; an input buffers what
 * it reads, so every operation needs another one.
 */
internal class StreamContender<T : Any, K : Any>(type: KotlinClass<T, K>, schema: Schema) :
  KotlinContender<T, K>(type) {

  private val outputs =
    Avro.default.openOutputStream(type.serializer) {
      encodeFormat = AvroEncodeFormat.Binary
      this.schema = schema
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
    output.write(value)
    output.flush()
  }

  override fun written(): ByteArray = sink.toByteArray()

  override fun read(bytes: ByteArray, offset: Int, length: Int): K =
    inputs.from(ByteArrayInputStream(bytes, offset, length)).nextOrThrow()
}
