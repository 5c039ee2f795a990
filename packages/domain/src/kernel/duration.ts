declare const brand: unique symbol

export type Minutes = number & { readonly [brand]: 'Minutes' }

/** Marks an integer as minutes; a fraction is a programming error and throws. */
export function minutes(value: number): Minutes {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of minutes: ${value}`)
  return value as Minutes
}

/** Splits minutes into the two numbers of « 7h30 » (I18N-05). */
export function hoursAndMinutes(value: number): { hours: number; minutes: number } {
  return { hours: Math.trunc(value / 60), minutes: Math.abs(value % 60) }
}

/** Minutes to hours rounded to 2 decimals, as the quotation answers its quantities. */
export function decimalHours(value: number): number {
  return Math.round((value * 100) / 60) / 100
}
