import { isoDate } from '../kernel/calendar.ts'
import type { IsoDate } from '../kernel/calendar.ts'
import { cents } from '../kernel/money.ts'
import type { Cents } from '../kernel/money.ts'
import type { DatedList, DatedValue } from './dated.ts'
import { territoryOf } from './territory.ts'
import type { WorkAddress } from './territory.ts'

/**
 * SMIC, gross cents of a euro per hour, in mainland France and the overseas departments except
 * Mayotte.
 */
export const minimumWages: DatedList<Cents> = [
  entry('2019-01-01', 1003, 'Décret n° 2018-1173'),
  entry('2020-01-01', 1015, 'Décret n° 2019-1387'),
  entry('2021-01-01', 1025, 'Décret n° 2020-1598'),
  entry('2021-10-01', 1048, 'Arrêté du 27 septembre 2021'),
  entry('2022-01-01', 1057, 'Décret n° 2021-1741'),
  entry('2022-05-01', 1085, 'Arrêté d’avril 2022', 'day of the order'),
  entry('2022-08-01', 1107, 'Arrêté du 29 juillet 2022'),
  entry('2023-01-01', 1127, 'Décret n° 2022-1608'),
  entry('2023-05-01', 1152, 'Arrêté du 26 avril 2023'),
  entry('2024-01-01', 1165, 'Décret du 20 décembre 2023'),
  entry('2024-11-01', 1188, 'Décret n° 2024-951'),
  entry('2026-01-01', 1202, 'Décret n° 2025-1228'),
  {
    from: isoDate('2026-06-01'),
    value: cents(1231),
    source: {
      text: 'Arrêté du 22 mai 2026',
      url: 'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000054126589',
      toConfirm: 'no further rise between August 2026 and November 2026',
    },
  },
]

/** SMIC of Mayotte, gross cents per hour. */
export const mayotteMinimumWages: DatedList<Cents> = [
  entry('2026-01-01', 933, 'Décret n° 2025-1228', 'text for Mayotte'),
  entry('2026-06-01', 956, 'Arrêté du 22 mai 2026', 'text for Mayotte'),
]

/** Areas of the minimum wage: Mayotte has its own, all other territories share that of France. */
export const wageAreas = ['france', 'mayotte'] as const
export type WageArea = (typeof wageAreas)[number]

/** The minimum wages of this release, by area. */
export const minimumWagesOf: Readonly<Record<WageArea, DatedList<Cents>>> = {
  france: minimumWages,
  mayotte: mayotteMinimumWages,
}

/** A minimum wage as the database table has it: gross cents an hour, and the text that sets it. */
export interface MinimumWage {
  readonly area: WageArea
  readonly validFrom: IsoDate
  readonly minimumWage: Cents
  readonly source: string
}

/** The minimum wage area of a place; France while the place is unknown. */
export function wageAreaOf(place: WorkAddress | null): WageArea {
  return place !== null && territoryOf(place) === 'mayotte' ? 'mayotte' : 'france'
}

/**
 * The minimum wage of an area on a day, from a table in any order; before its first entry, the
 * first one. `null` where the table has no entry of the area.
 */
export function minimumWageOn<Known extends Omit<MinimumWage, 'source'>>(
  known: readonly Known[],
  area: WageArea,
  date: IsoDate,
): Known | null {
  const own = known
    .filter((wage) => wage.area === area)
    .toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))
  return own.findLast(({ validFrom }) => validFrom <= date) ?? own[0] ?? null
}

/** The minimum wages of this release as rows of the table. */
export function knownMinimumWages(): MinimumWage[] {
  return wageAreas.flatMap((area) =>
    minimumWagesOf[area].map(({ from, value, source }) => ({
      area,
      validFrom: from,
      minimumWage: value,
      source: source.text,
    })),
  )
}

function entry(from: string, value: number, text: string, toConfirm?: string): DatedValue<Cents> {
  const source = toConfirm === undefined ? { text } : { text, toConfirm }
  return { from: isoDate(from), value: cents(value), source }
}
