import { formatMoney } from './format-money.ts'

/** A percentage as its language writes it: « 20 % », with a sign when it is added to a rate. */
export function formatPercent(percent: number, locale: string, isAdded = false): string {
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 2,
    signDisplay: isAdded ? 'exceptZero' : 'auto',
  })
    .format(percent / 100)
    .replaceAll('\u00a0', '\u202f')
    .replace('-', '\u2212')
}

/** A coefficient with at least two decimals: « 1,95 ». */
export function formatCoefficient(coefficient: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  }).format(coefficient)
}

/** The change of a price: « + 354,90 € ». */
export function formatMoneyChange(cents: number, locale: string): string {
  return `${cents < 0 ? '\u2212' : '+'}\u202f${formatMoney(Math.abs(cents), locale)}`
}

/** Metres as « 600 m » or « 1,2 km ». */
export function formatDistance(metres: number, locale: string): string {
  const [length, unit] = metres < 1_000 ? [metres, 'meter'] : [metres / 1_000, 'kilometer']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 })
    .format(length)
    .replaceAll('\u00a0', '\u202f')
}

/** A number of days in words: « 10 jours ». */
export function formatDays(days: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(
    days,
  )
}
