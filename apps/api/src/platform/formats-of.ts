import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { dayNumberOf, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { hoursAndMinutes } from '@renfort/domain/kernel/duration.ts'
import { writtenDayOfMonth } from '@renfort/domain/kernel/written-day.ts'

/** The formats of figures and days in documents, the same as on screens. */
export interface Formats {
  /** Cents as « 1 234,50 € » (I18N-04), in English as « €1,234.50 ». */
  money(cents: number): string
  /** Basis points as « 20 % ». */
  percent(basisPoints: number): string
  /** A percentage as an increase: « +20 % ». */
  increase(basisPoints: number): string
  /** 19500 as « 1,95 ». */
  coefficient(basisPoints: number): string
  /** Minutes as « 7h30 » (I18N-05). */
  duration(minutes: number): string
  /** Metres as « 600 m » or « 1,2 km ». */
  distance(metres: number): string
  /** « ven. 25 déc. 2026 ». */
  day(date: IsoDate): string
  /** « 25 décembre 2026 ». */
  longDay(date: IsoDate): string
  /** « vendredi 25 décembre 2026 ». */
  fullDay(date: IsoDate): string
  list(items: readonly string[]): string
  /** The plural form of a sentence for a number. */
  plural(count: number): 'one' | 'other'
}

const dayMilliseconds = 86_400_000
const formats: Record<Locale, Formats> = { fr: create('fr'), en: create('en') }

export function formatsOf(locale: Locale): Formats {
  return formats[locale]
}

function create(locale: Locale): Formats {
  const region = locale === 'en' ? 'en-GB' : 'fr-FR'
  const euros = new Intl.NumberFormat(region, { style: 'currency', currency: 'EUR' })
  const percent = { style: 'percent', maximumFractionDigits: 2 } as const
  const plain = new Intl.NumberFormat(region, percent)
  const signed = new Intl.NumberFormat(region, { ...percent, signDisplay: 'exceptZero' })
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 4 }
  const coefficient = new Intl.NumberFormat(region, decimals)
  const ofUnit = (unit: string) =>
    new Intl.NumberFormat(region, { style: 'unit', unit, maximumFractionDigits: 1 })
  const [metres, kilometres] = [ofUnit('meter'), ofUnit('kilometer')]
  const day = new Intl.DateTimeFormat(region, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const longDay = new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone: 'UTC' })
  const fullDay = new Intl.DateTimeFormat(region, { dateStyle: 'full', timeZone: 'UTC' })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const plural = new Intl.PluralRules(locale)
  return {
    money: (cents) => typographic(euros.format(cents / 100)),
    percent: (basisPoints) => typographic(plain.format(basisPoints / 10_000)),
    increase: (basisPoints) => typographic(signed.format(basisPoints / 10_000)),
    coefficient: (basisPoints) => coefficient.format(basisPoints / 10_000),
    duration: (minutes) => {
      const { hours, minutes: rest } = hoursAndMinutes(minutes)
      return rest === 0 ? `${hours}h` : `${hours}h${String(rest).padStart(2, '0')}`
    },
    distance: (length) =>
      typographic(length < 1_000 ? metres.format(length) : kilometres.format(length / 1_000)),
    day: (date) => written(day, date, locale),
    longDay: (date) => written(longDay, date, locale),
    fullDay: (date) => written(fullDay, date, locale),
    list: (items) => list.format(items),
    plural: (count) => (plural.select(count) === 'one' ? 'one' : 'other'),
  }
}

/**
 * A date in the format of the locale, with « 1er » for the first day of a month in French, and in English without a
 * comma, as on the screens.
 */
function written(format: Intl.DateTimeFormat, date: IsoDate, locale: Locale): string {
  return format
    .formatToParts(dayNumberOf(date) * dayMilliseconds)
    .map(({ type, value }) => (type === 'day' ? writtenDayOfMonth(Number(value), locale) : value))
    .join('')
    .replace(', ', ' ')
}

/** Uses a true minus, and the narrow no-break spaces of French typography. */
function typographic(text: string): string {
  return text.replaceAll('\u00A0', '\u202F').replace('-', '\u2212')
}
