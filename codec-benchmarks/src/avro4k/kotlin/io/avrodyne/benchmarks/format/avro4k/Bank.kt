package io.avrodyne.benchmarks.format.avro4k

import io.avrodyne.benchmarks.workload.bank.AccountMovement
import io.avrodyne.benchmarks.workload.bank.text.BankAccountCreated as BankAccountCreatedBean
import io.avrodyne.benchmarks.workload.bank.text.MoneyDeposited as MoneyDepositedBean
import io.avrodyne.benchmarks.workload.bank.text.MoneyWithdrawn as MoneyWithdrawnBean
import kotlinx.serialization.Serializable
import org.javamoney.moneta.Money

/** The opening of an account. */
@Serializable
data class BankAccountCreated(
  val accountId: String,
  @Serializable(with = MoneySerializer::class) val initialBalance: Money,
)

/** A deposit into an account. */
@Serializable
data class MoneyDeposited(
  val accountId: String,
  @Serializable(with = MoneySerializer::class) val amount: Money,
)

/** A withdrawal from an account. */
@Serializable
data class MoneyWithdrawn(
  val accountId: String,
  @Serializable(with = MoneySerializer::class) val amount: Money,
)

internal fun toKotlin(bean: BankAccountCreatedBean) =
  BankAccountCreated(bean.accountId, bean.initialBalance)

internal fun toKotlin(bean: MoneyDepositedBean) = MoneyDeposited(bean.accountId, bean.amount)

internal fun toKotlin(bean: MoneyWithdrawnBean) = MoneyWithdrawn(bean.accountId, bean.amount)

internal fun BankAccountCreated.toBean() =
  BankAccountCreatedBean().also {
    it.accountId = accountId
    it.initialBalance = initialBalance
  }

internal fun MoneyDeposited.toBean() = MoneyDepositedBean().filled(accountId, amount)

internal fun MoneyWithdrawn.toBean() = MoneyWithdrawnBean().filled(accountId, amount)

private fun <T : AccountMovement> T.filled(account: String, moved: Money): T = also {
  it.accountId = account
  it.amount = moved
}
