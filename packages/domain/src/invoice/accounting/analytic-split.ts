import { type Cents, cents } from '../../kernel/money.ts'

/** The share of one department. */
export interface Share<Key> {
  readonly key: Key
  readonly cents: Cents
}

/**
 * Splits an amount in the proportion of some shares, to the cent: each part is rounded down, and
 * the remaining cents go to the parts that lost most, the first of equals. When all shares are 0,
 * the first gets the whole amount.
 */
export function splitLike<Key>(amount: Cents, like: readonly Share<Key>[]): Share<Key>[] {
  const [first] = like
  if (first === undefined) return []
  const whole = like.reduce((sum, share) => sum + share.cents, 0)
  if (whole === 0) return [{ key: first.key, cents: amount }]
  const exact = like.map((share) => (amount * share.cents) / whole)
  const floors = exact.map(Math.floor)
  const left = amount - floors.reduce((sum, each) => sum + each, 0)
  const order = exact
    .map((value, i) => ({ i, lost: value - (floors[i] ?? 0) }))
    .toSorted((a, b) => b.lost - a.lost || a.i - b.i)
  const more = new Set(order.slice(0, left).map(({ i }) => i))
  return like.map(({ key }, i) => {
    return { key, cents: cents((floors[i] ?? 0) + (more.has(i) ? 1 : 0)) }
  })
}
