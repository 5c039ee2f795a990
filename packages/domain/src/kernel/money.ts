declare const brand: unique symbol

export type Cents = number & { readonly [brand]: 'Cents' }

/** Marks an integer as cents; a fraction or an unsafe integer is a programming error and throws. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of cents: ${value}`)
  return (value === 0 ? 0 : value) as Cents
}

/** a × b ÷ c on integers, exact, rounded half away from zero (unit of a × b ÷ c). */
export function mulDiv(a: number, b: number, c: number): number {
  const product = a * b
  return Number.isSafeInteger(product) ? divide(product, c) : divideBig(BigInt(a) * BigInt(b), c)
}

function divide(product: number, c: number): number {
  const rest = product % c
  const quotient = (product - rest) / c
  if (2 * Math.abs(rest) < Math.abs(c)) return quotient
  return quotient + Math.sign(product) * Math.sign(c)
}

function divideBig(product: bigint, c: number): number {
  const divisor = BigInt(c)
  const rest = product % divisor
  const quotient = product / divisor
  const twice = rest < 0n ? -2n * rest : 2n * rest
  if (twice < (divisor < 0n ? -divisor : divisor)) return Number(quotient)
  return Number(product < 0n === divisor < 0n ? quotient + 1n : quotient - 1n)
}

/** Euros as the wire carries them (at most 2 decimals) to cents. */
export function eurosToCents(euros: number): Cents {
  return cents(Math.sign(euros) * Math.round(Math.abs(euros) * 100))
}

/** Cents to the euros of the wire, a JSON number with at most 2 decimals. */
export function centsToEuros(amount: Cents): number {
  return amount / 100
}

/** A typed amount (comma or dot, at most 2 decimals, POST-61) to cents; `null` when it is not one. */
export function parseEuros(text: string): Cents | null {
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s€]/gu, ''))
  if (match === null) return null
  return cents(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')))
}
