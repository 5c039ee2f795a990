/** Random values that are the same for the same seed. */
export interface Random {
  /** From 0 to 1, without 1. */
  next(): number
  /** A whole number from 0 to `below`, without `below`. */
  below(below: number): number
  chance(share: number): boolean
  pick<T>(values: readonly [T, ...T[]]): T
  /** One of the values; `undefined` when there is none. */
  oneOf<T>(values: readonly T[]): T | undefined
}

/** Mulberry32: small, fast, and with a period longer than any run. */
export function randomOf(...seeds: readonly number[]): Random {
  let state = seeds.reduce((mixed, seed) => Math.imul(mixed ^ seed, 0x9e3779b1) ^ (mixed >>> 15), 1)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: (values) => values[below(values.length)] ?? values[0],
    oneOf: (values) => values[below(values.length)],
  }
}
