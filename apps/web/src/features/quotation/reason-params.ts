import { isIsoDate } from '@renfort/domain/kernel/calendar.ts'
import { type Holiday, holidaySlugs } from '@renfort/domain/law/public-holidays.ts'

/** The facts of a surcharge that its sentence tells. */
export interface ReasonParams {
  /** Bounds of the night, HH:mm. */
  readonly start?: string
  readonly end?: string
  /** Overtime: from the 36th hour of the week to the 43rd. */
  readonly fromHour?: number
  readonly toHour?: number
  readonly zti?: boolean
  readonly seniorityDays?: number
  readonly holidays?: readonly Holiday[]
}

type Wire = Readonly<Record<string, string | number>>

/** Reads the facts that travel with a line; what is unknown to this version is left out. */
export function reasonParams(wire: Wire): ReasonParams {
  const { start, end, fromHour, toHour, zti, seniorityDays, holidays } = wire
  return {
    ...(typeof start === 'string' ? { start } : {}),
    ...(typeof end === 'string' ? { end } : {}),
    ...(typeof fromHour === 'number' ? { fromHour } : {}),
    ...(typeof toHour === 'number' ? { toHour } : {}),
    ...(zti === 1 || zti === 'true' ? { zti: true } : {}),
    ...(typeof seniorityDays === 'number' ? { seniorityDays } : {}),
    ...(typeof holidays === 'string' ? { holidays: holidaysOf(holidays) } : {}),
  }
}

/** Holidays travel as « noel 2026-12-25, jour-de-l-an 2027-01-01 ». */
function holidaysOf(text: string): Holiday[] {
  return text.split(',').flatMap((entry) => {
    const [name, date = ''] = entry.trim().split(/\s+/u)
    const slug = holidaySlugs.find((known) => known === name)
    return slug === undefined || !isIsoDate(date) ? [] : [{ slug, date }]
  })
}
