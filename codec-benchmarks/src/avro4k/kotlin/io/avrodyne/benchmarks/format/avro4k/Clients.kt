package io.avrodyne.benchmarks.format.avro4k

import com.github.avrokotlin.avro4k.serializer.BigDecimalSerializer
import com.github.avrokotlin.avro4k.serializer.LocalDateSerializer
import io.avrodyne.benchmarks.workload.complex.Client as ClientBean
import io.avrodyne.benchmarks.workload.complex.Clients as ClientsBean
import io.avrodyne.benchmarks.workload.complex.EyeColor
import java.math.BigDecimal
import java.time.LocalDate
import kotlinx.serialization.Serializable

/** The root: many clients. */
@Serializable data class Clients(val clients: List<Client>)

/** A client, with nullable fields, collections, logical types and a union. */
@Serializable
data class Client(
  val id: Long,
  val index: Int,
  val isActive: Boolean,
  @Serializable(with = BigDecimalSerializer::class) val balance: BigDecimal?,
  val picture: ByteArray?,
  val age: Int,
  val eyeColor: EyeColor?,
  val name: String?,
  val company: String?,
  val address: String?,
  @Serializable(with = CharSerializer::class) val gender: Char?,
  val emails: Array<String>,
  val phones: LongArray,
  val about: String?,
  @Serializable(with = LocalDateSerializer::class) val registered: LocalDate?,
  val latitude: Double,
  val longitude: Float,
  val tags: List<String?>,
  @Serializable(with = PartnerSerializer::class) val partner: Partner?,
  val map: Map<String, String>,
)

internal fun toKotlin(root: ClientsBean) = Clients(root.clients.map(::toKotlin))

private fun toKotlin(bean: ClientBean) =
  Client(
    bean.id,
    bean.index,
    bean.isActive,
    bean.balance,
    bean.picture,
    bean.age,
    bean.eyeColor,
    bean.name,
    bean.company,
    bean.address,
    bean.gender,
    bean.emails,
    bean.phones,
    bean.about,
    bean.registered,
    bean.latitude,
    bean.longitude,
    bean.tags,
    bean.partner?.let(::toKotlin),
    bean.map,
  )

internal fun Clients.toBean() = ClientsBean().also { it.clients = clients.map(Client::toBean) }

private fun Client.toBean() =
  ClientBean().also {
    it.id = id
    it.index = index
    it.isActive = isActive
    it.balance = balance
    it.picture = picture
    it.age = age
    it.eyeColor = eyeColor
    it.name = name
    it.company = company
    it.address = address
    it.gender = gender
    it.emails = emails
    it.phones = phones
    it.about = about
    it.registered = registered
    it.latitude = latitude
    it.longitude = longitude
    it.tags = tags
    it.partner = partner?.toBean()
    it.map = map
  }
