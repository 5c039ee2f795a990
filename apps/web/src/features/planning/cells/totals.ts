import type { PlanningFigures } from '@renfort/contract/planning-figures.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { type HourType, hourTypes } from '@renfort/domain/remuneration/pricing-rows.ts'

/** Hours and price of some missions; a price is `null` where none is known or may be seen. */
export interface Totals {
  readonly minutes: number
  readonly priceCents: number | null
  /** Kinds of hours beside the normal ones, in their order, in minutes. */
  readonly kinds: readonly { readonly kind: HourType; readonly minutes: number }[]
  /** What was validated; `null` as long as nothing is. */
  readonly retained: { readonly minutes: number; readonly priceCents: number | null } | null
}

type Day = PlanningFigures['tasks'][number]['days'][number]

function priceOf(parts: readonly { readonly price: number | null }[]): number | null {
  const known = parts.flatMap(({ price }) => (price === null ? [] : [eurosToCents(price)]))
  return known.length === 0 ? null : known.reduce<number>((sum, each) => sum + each, 0)
}

function sumOf(days: readonly Day[]): Totals {
  const minutes = days.reduce((sum, { planned }) => sum + planned.minutes, 0)
  const retained = days.flatMap((day) => day.retained ?? [])
  return {
    minutes,
    priceCents: priceOf(days.map(({ planned }) => planned)),
    kinds: hourTypes
      .filter((kind) => kind !== 'normal')
      .map((kind) => ({
        kind,
        minutes: days.reduce((sum, { planned }) => sum + (planned.minutesOf[kind] ?? 0), 0),
      }))
      .filter((kind) => kind.minutes > 0),
    retained:
      retained.length === 0
        ? null
        : {
            minutes: retained.reduce((sum, each) => sum + each.minutes, 0),
            priceCents: priceOf(retained),
          },
  }
}

/** What the missions on show come to in each of some spans of days, and in all of them. */
export function totalsOf(
  { tasks }: PlanningFigures,
  missionIds: ReadonlySet<string>,
  spans: readonly (readonly string[])[],
): { readonly bySpan: readonly Totals[]; readonly all: Totals } {
  const shown = Map.groupBy(
    tasks.filter(({ id }) => missionIds.has(id)).flatMap((task) => task.days),
    ({ date }) => date,
  )
  const daysOf = (span: readonly string[]) => span.flatMap((date) => shown.get(date) ?? [])
  return {
    bySpan: spans.map((span) => sumOf(daysOf(span))),
    all: sumOf(spans.flatMap(daysOf)),
  }
}
