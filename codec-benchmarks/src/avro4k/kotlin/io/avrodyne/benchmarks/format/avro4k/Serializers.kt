package io.avrodyne.benchmarks.format.avro4k

import com.github.avrokotlin.avro4k.Avro
import com.github.avrokotlin.avro4k.decoder.ExtendedDecoder
import com.github.avrokotlin.avro4k.encoder.ExtendedEncoder
import com.github.avrokotlin.avro4k.encoder.FieldEncoder
import com.github.avrokotlin.avro4k.serializer.AvroSerializer
import io.avrodyne.fixtures.money.MoneyTextConverter
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.buildClassSerialDescriptor
import org.apache.avro.Schema
import org.apache.avro.generic.GenericData.EnumSymbol
import org.apache.avro.generic.GenericRecord
import org.javamoney.moneta.Money

/** Characters as numbers, since avro4k has no schema for them. */
object CharSerializer : AvroSerializer<Char>() {

  override val descriptor: SerialDescriptor =
    PrimitiveSerialDescriptor("AvroChar", PrimitiveKind.INT)

  override fun encodeAvroValue(schema: Schema, encoder: ExtendedEncoder, obj: Char) =
    encoder.encodeInt(obj.code)

  override fun decodeAvroValue(schema: Schema, decoder: ExtendedDecoder): Char =
    decoder.decodeInt().toChar()
}

/** Money as the text that all Avro contenders write. */
object MoneySerializer : AvroSerializer<Money>() {

  private val converter = MoneyTextConverter()

  override val descriptor: SerialDescriptor =
    PrimitiveSerialDescriptor("AvroMoney", PrimitiveKind.STRING)

  override fun encodeAvroValue(schema: Schema, encoder: ExtendedEncoder, obj: Money) =
    encoder.encodeString(converter.toAvro(obj))

  override fun decodeAvroValue(schema: Schema, decoder: ExtendedDecoder): Money =
    converter.fromAvro(decoder.decodeString())
}

/** Partners, since avro4k knows only unions of records. It makes and reads the records itself. */
object PartnerSerializer : AvroSerializer<Partner>() {

  private const val GOOD = "GoodPartner"
  private const val BAD = "BadPartner"
  private const val STRANGER = "Stranger"

  override val descriptor: SerialDescriptor = buildClassSerialDescriptor("AvroPartner")

  override fun encodeAvroValue(schema: Schema, encoder: ExtendedEncoder, obj: Partner) {
    val datum =
      when (obj) {
        is GoodPartner -> Avro.default.toRecord(GoodPartner.serializer(), branch(schema, GOOD), obj)
        is BadPartner -> Avro.default.toRecord(BadPartner.serializer(), branch(schema, BAD), obj)
        is Stranger -> EnumSymbol(branch(schema, STRANGER), obj.name)
      }
    (encoder as FieldEncoder).addValue(datum)
  }

  private fun branch(union: Schema, name: String): Schema = union.types.first { it.name == name }

  override fun decodeAvroValue(schema: Schema, decoder: ExtendedDecoder): Partner {
    val datum = decoder.decodeAny()
    return when {
      datum !is GenericRecord -> Stranger.valueOf(datum.toString())
      datum.schema.name == GOOD -> Avro.default.fromRecord(GoodPartner.serializer(), datum)
      else -> Avro.default.fromRecord(BadPartner.serializer(), datum)
    }
  }
}
