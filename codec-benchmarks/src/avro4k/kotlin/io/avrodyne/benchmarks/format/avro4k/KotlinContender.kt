package io.avrodyne.benchmarks.format.avro4k

import io.avrodyne.benchmarks.contender.Contender

/** A contender for a Kotlin class. The bean becomes a Kotlin object outside the operation. */
abstract class KotlinContender<T : Any, K : Any>(private val type: KotlinClass<T, K>) :
  Contender<T, K> {

  final override fun prepare(value: T): K = type.toKotlin(value)

  final override fun restore(value: K): T = type.toBean(value)
}
