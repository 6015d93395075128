package io.avrodyne.benchmarks.format.avro4k

import io.avrodyne.benchmarks.workload.lists.LongListEntry as LongListEntryBean
import io.avrodyne.benchmarks.workload.lists.LongListRoot as LongListRootBean
import io.avrodyne.benchmarks.workload.lists.LongListWrapper as LongListWrapperBean
import kotlinx.serialization.Serializable

/** The root of three levels of lists. */
@Serializable data class LongListRoot(val data: List<LongListWrapper>)

/** A numbered list of entries. */
@Serializable data class LongListWrapper(val index: Int, val entries: List<LongListEntry>)

/** An entry with its values. */
@Serializable data class LongListEntry(val elementId: Long, val values: List<Long>)

internal fun toKotlin(root: LongListRootBean) = LongListRoot(root.data.map(::toKotlin))

private fun toKotlin(bean: LongListWrapperBean) =
  LongListWrapper(bean.index, bean.entries.map(::toKotlin))

private fun toKotlin(bean: LongListEntryBean) = LongListEntry(bean.elementId, bean.values)

internal fun LongListRoot.toBean() =
  LongListRootBean().also { it.data = data.map(LongListWrapper::toBean) }

private fun LongListWrapper.toBean() =
  LongListWrapperBean().also {
    it.index = index
    it.entries = entries.map(LongListEntry::toBean)
  }

private fun LongListEntry.toBean() =
  LongListEntryBean().also {
    it.elementId = elementId
    it.values = values
  }
