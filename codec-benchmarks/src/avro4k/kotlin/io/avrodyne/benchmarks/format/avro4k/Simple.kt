package io.avrodyne.benchmarks.format.avro4k

import io.avrodyne.benchmarks.workload.simple.NullableSimpleRecord as NullableSimpleRecordBean
import io.avrodyne.benchmarks.workload.simple.NullableSimpleRecords as NullableSimpleRecordsBean
import io.avrodyne.benchmarks.workload.simple.SimpleRecord as SimpleRecordBean
import io.avrodyne.benchmarks.workload.simple.SimpleRecords as SimpleRecordsBean
import kotlinx.serialization.Serializable

/** The root: many records. */
@Serializable data class SimpleRecords(val data: List<SimpleRecord>)

/** A record with a field of each simple type. */
@Serializable
data class SimpleRecord(
  val bool: Boolean,
  val byteValue: Byte,
  val shortValue: Short,
  val intValue: Int,
  val longValue: Long,
  val floatValue: Float,
  val doubleValue: Double,
  val string: String,
  val bytes: ByteArray,
)

/** The root: many records. */
@Serializable data class NullableSimpleRecords(val data: List<NullableSimpleRecord>)

/** A record with a field of each simple type, two of which are nullable. */
@Serializable
data class NullableSimpleRecord(
  val bool: Boolean,
  val byteValue: Byte,
  val shortValue: Short,
  val intValue: Int?,
  val longValue: Long,
  val floatValue: Float,
  val doubleValue: Double,
  val string: String?,
  val bytes: ByteArray,
)

internal fun toKotlin(root: SimpleRecordsBean) = SimpleRecords(root.data.map(::toKotlin))

private fun toKotlin(bean: SimpleRecordBean) =
  SimpleRecord(
    bean.bool,
    bean.byteValue,
    bean.shortValue,
    bean.intValue,
    bean.longValue,
    bean.floatValue,
    bean.doubleValue,
    bean.string,
    bean.bytes,
  )

internal fun SimpleRecords.toBean() =
  SimpleRecordsBean().also { it.data = data.map(SimpleRecord::toBean) }

private fun SimpleRecord.toBean() =
  SimpleRecordBean().also {
    it.bool = bool
    it.byteValue = byteValue
    it.shortValue = shortValue
    it.intValue = intValue
    it.longValue = longValue
    it.floatValue = floatValue
    it.doubleValue = doubleValue
    it.string = string
    it.bytes = bytes
  }

internal fun toKotlin(root: NullableSimpleRecordsBean) =
  NullableSimpleRecords(root.data.map(::toKotlin))

private fun toKotlin(bean: NullableSimpleRecordBean) =
  NullableSimpleRecord(
    bean.bool,
    bean.byteValue,
    bean.shortValue,
    bean.intValue,
    bean.longValue,
    bean.floatValue,
    bean.doubleValue,
    bean.string,
    bean.bytes,
  )

internal fun NullableSimpleRecords.toBean() =
  NullableSimpleRecordsBean().also { it.data = data.map(NullableSimpleRecord::toBean) }

private fun NullableSimpleRecord.toBean() =
  NullableSimpleRecordBean().also {
    it.bool = bool
    it.byteValue = byteValue
    it.shortValue = shortValue
    it.intValue = intValue
    it.longValue = longValue
    it.floatValue = floatValue
    it.doubleValue = doubleValue
    it.string = string
    it.bytes = bytes
  }
