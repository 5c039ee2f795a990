import { type IsoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { weeksOfMonth } from '../../../ui/month-days.ts'
import { figuresQuery, planningQuery } from '../queries.ts'
import { filteredSheet, type WeekFilters } from '../week-filters.ts'
import { weekSheet } from '../week-sheet.ts'

/** The weeks that a month touches, each as the planning of a week reads it, and what they come to. */
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
