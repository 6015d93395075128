package io.avrodyne.benchmarks.format.avro4k

import com.github.avrokotlin.avro4k.serializer.InstantSerializer
import io.avrodyne.benchmarks.workload.complex.BadPartner as BadPartnerBean
import io.avrodyne.benchmarks.workload.complex.GoodPartner as GoodPartnerBean
import io.avrodyne.benchmarks.workload.complex.Partner as PartnerBean
import io.avrodyne.benchmarks.workload.complex.Stranger as StrangerBean
import java.time.Instant
import kotlinx.serialization.Serializable

/** A union of two records with equal fields and an enum. */
sealed interface Partner

/** A reliable partner. */
@Serializable
data class GoodPartner(
  val id: Long,
  val name: String,
  @Serializable(with = InstantSerializer::class) val since: Instant,
) : Partner

/** An unreliable partner. */
@Serializable
data class BadPartner(
  val id: Long,
  val name: String,
  @Serializable(with = InstantSerializer::class) val since: Instant,
) : Partner

/** A partner of whom nothing else is known. */
enum class Stranger : Partner {
  KNOWN_STRANGER,
  UNKNOWN_STRANGER,
}

internal fun toKotlin(bean: PartnerBean): Partner =
  when (bean) {
    is GoodPartnerBean -> GoodPartner(bean.id, bean.name, bean.since)
    is BadPartnerBean -> BadPartner(bean.id, bean.name, bean.since)
    is StrangerBean -> Stranger.valueOf(bean.name)
  }

internal fun Partner.toBean(): PartnerBean =
  when (this) {
    is GoodPartner ->
      GoodPartnerBean().also {
        it.id = id
        it.name = name
        it.since = since
      }
    is BadPartner ->
      BadPartnerBean().also {
        it.id = id
        it.name = name
        it.since = since
      }
    is Stranger -> StrangerBean.valueOf(name)
  }
