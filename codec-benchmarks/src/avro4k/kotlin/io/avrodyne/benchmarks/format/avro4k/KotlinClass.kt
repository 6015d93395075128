package io.avrodyne.benchmarks.format.avro4k

import io.avrodyne.benchmarks.workload.Model
import io.avrodyne.benchmarks.workload.bank.text.BankAccountCreated as BankAccountCreatedBean
import io.avrodyne.benchmarks.workload.bank.text.MoneyDeposited as MoneyDepositedBean
import io.avrodyne.benchmarks.workload.bank.text.MoneyWithdrawn as MoneyWithdrawnBean
import io.avrodyne.benchmarks.workload.complex.Clients as ClientsBean
import io.avrodyne.benchmarks.workload.lists.LongListRoot as LongListRootBean
import io.avrodyne.benchmarks.workload.simple.NullableSimpleRecords as NullableSimpleRecordsBean
import io.avrodyne.benchmarks.workload.simple.SimpleRecords as SimpleRecordsBean
import kotlinx.serialization.KSerializer

/**
 * A Kotlin class with the fields of a bean.
 *
 * @param T the bean
 * @param K the Kotlin class
 */
class KotlinClass<T : Any, K : Any>(
  val serializer: KSerializer<K>,
  val toKotlin: (T) -> K,
  val toBean: (K) -> T,
) {

  companion object {

    private val ALL: Map<Class<*>, KotlinClass<*, *>> =
      mapOf(
        SimpleRecordsBean::class.java to
          KotlinClass(SimpleRecords.serializer(), ::toKotlin, SimpleRecords::toBean),
        NullableSimpleRecordsBean::class.java to
          KotlinClass(
            NullableSimpleRecords.serializer(),
            ::toKotlin,
            NullableSimpleRecords::toBean,
          ),
        ClientsBean::class.java to
          KotlinClass(Clients.serializer(), ::toKotlin, Clients::toBean),
        LongListRootBean::class.java to
          KotlinClass(LongListRoot.serializer(), ::toKotlin, LongListRoot::toBean),
        BankAccountCreatedBean::class.java to
          KotlinClass(BankAccountCreated.serializer(), ::toKotlin, BankAccountCreated::toBean),
        MoneyDepositedBean::class.java to
          KotlinClass(MoneyDeposited.serializer(), ::toKotlin, MoneyDeposited::toBean),
        MoneyWithdrawnBean::class.java to
          KotlinClass(MoneyWithdrawn.serializer(), ::toKotlin, MoneyWithdrawn::toBean),
      )

    /** Returns the class for a bean. */
    @Suppress("UNCHECKED_CAST") // Each bean is the key of its own class.
    fun <T : Any> of(model: Model<T>): KotlinClass<T, Any> =
      ALL.getValue(model.type()) as KotlinClass<T, Any>
  }
}
