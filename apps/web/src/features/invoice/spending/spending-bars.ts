import type { Spending } from '@renfort/contract/invoice-spending.ts'
import { spendingKinds } from '@renfort/contract/invoice-spending.ts'
import { addDays, daysBetween, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'

type Week = Spending['weeks'][number]
type Part = Week['parts'][number]

export type SpendingSplit = 'kind' | 'department'

export interface SplitSeries {
  readonly id: string
  /** Of a department its name; `null` for missions that have none. */
  readonly name: string | null
}

/** The weeks from the first to the last; one without a bill and a planning is there too, as nothing. */
export function everyWeek(weeks: readonly Week[]): readonly Week[] {
  const [first, last] = [weeks[0], weeks.at(-1)].map((week) => week && isoDate(week.weekStartDate))
  if (first === undefined || last === undefined) return weeks
  const known = new Map<string, Week>(weeks.map((week) => [week.weekStartDate, week]))
  return Array.from({ length: daysBetween(first, last) / 7 + 1 }, (_, index) => {
    const weekStartDate = addDays(first, 7 * index)
    return known.get(weekStartDate) ?? { weekStartDate, announced: 0, parts: [] }
  })
}

/** What parts are added up by: their kind, or their department, what was given back always apart. */
export function seriesOf(part: Part, split: SpendingSplit): string {
  if (split === 'kind' || part.kind === 'credit') return part.kind
  return part.department?.id ?? 'none'
}

/** The series that some weeks have: kinds in their order, departments by name, credits last. */
export function presentSeries(
  weeks: readonly Week[],
  split: SpendingSplit,
): readonly SplitSeries[] {
  const parts = weeks.flatMap((week) => week.parts)
  const found = new Set(parts.map((part) => seriesOf(part, split)))
  if (split === 'kind') {
    return spendingKinds.filter((kind) => found.has(kind)).map((id) => ({ id, name: null }))
  }
  const names = new Map(parts.map((part) => [seriesOf(part, split), part.department?.name ?? null]))
  return [...found]
    .map((id) => ({ id, name: names.get(id) ?? null }))
    .toSorted((a, b) => rank(a) - rank(b) || (a.name ?? '').localeCompare(b.name ?? ''))
}

function rank({ id }: SplitSeries): number {
  if (id === 'credit') return 2
  return id === 'none' ? 1 : 0
}

/** What a week comes to by series, in cents. */
export function valuesOf({ parts }: Week, split: SpendingSplit): ReadonlyMap<string, number> {
  const values = new Map<string, number>()
  for (const part of parts) {
    const id = seriesOf(part, split)
    values.set(id, (values.get(id) ?? 0) + eurosToCents(part.amount))
  }
  return values
}
