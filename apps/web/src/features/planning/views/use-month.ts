import type { PlanningFigures } from '@renfort/contract/planning-figures.ts'
import { type IsoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { weeksOfMonth } from '../../../ui/month-days.ts'
import { figuresQuery, planningQuery } from '../queries.ts'
import { filteredSheet, type WeekFilters } from '../week-filters.ts'
import { weekSheet, type WeekSheet } from '../week-sheet.ts'

/** The weeks that a month touches, each read as a week of the planning, and their totals. */
export function useMonth(day: IsoDate, filters: WeekFilters) {
  const weeks = weeksOfMonth(day).flatMap(([monday]) =>
    monday === undefined ? [] : [isoWeekOf(monday)],
  )
  const read = useQueries({
    queries: weeks.map((week) => ({ ...planningQuery(week), select: weekSheet })),
  })
  const sheets = read.flatMap(({ data }) => data ?? [])
  const isThere = sheets.length === weeks.length
  const [first = isoWeekOf(day)] = weeks
  const { data: figures } = useQuery({
    ...figuresQuery(first, weeks.length),
    enabled: isThere,
  })
  return {
    all: sheets,
    sheets: sheets.map((sheet) => filteredSheet(sheet, filters)),
    figures,
    isThere,
    hasFailed: !isThere && read.some(({ isError }) => isError),
    retry: () => read.forEach(({ isError, refetch }) => isError && void refetch()),
  }
}

/** The load of one day: places, total hours, and the price for readers who may see it. */
export interface DayLoad {
  readonly places: number
  readonly filled: number
  readonly minutes: number
  readonly priceCents: number | null
}

/** The load of each day on which some of the missions have shifts. */
export function loadByDay(
  sheets: readonly WeekSheet[],
  figures: PlanningFigures | undefined,
): ReadonlyMap<IsoDate, DayLoad> {
  const prices = new Map<string, ReadonlyMap<string, number | null>>(
    (figures?.tasks ?? []).map(({ id, days }) => [
      id,
      new Map(days.map(({ date, planned }) => [date, planned.price])),
    ]),
  )
  const loads = new Map<IsoDate, DayLoad>()
  for (const { days, missions } of sheets) {
    for (const mission of missions) {
      mission.days.forEach((slots, index) => {
        const day = days[index]
        if (day === undefined || slots.length === 0) return
        const before = loads.get(day) ?? { places: 0, filled: 0, minutes: 0, priceCents: null }
        const price = prices.get(mission.id)?.get(day) ?? null
        loads.set(day, {
          places: slots.reduce((sum, slot) => sum + slot.places, before.places),
          filled: slots.reduce((sum, slot) => sum + slot.places - slot.openPlaces, before.filled),
          minutes: slots.reduce((sum, slot) => sum + slot.minutes, before.minutes),
          priceCents:
            price === null ? before.priceCents : (before.priceCents ?? 0) + eurosToCents(price),
        })
      })
    }
  }
  return loads
}
