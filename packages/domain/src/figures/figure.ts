import { signingTargetHours } from '../contract/signature/signing-clocks.ts'
import { type Cents, cents } from '../kernel/money.ts'
import type { HourType } from '../remuneration/pricing-rows.ts'

/** What happened in a company in a period, as it is counted. */
export interface Facts {
  /** Bills without tax, credit notes taken off, by the Monday of their week. */
  readonly spentCents: number
  /** Places of the posted shifts that have begun, and those of them that somebody held. */
  readonly places: number
  readonly heldPlaces: number
  /** Billed minutes of work, those with overtime among them, and those on a public holiday. */
  readonly minutes: number
  readonly overtimeMinutes: number
  readonly holidayMinutes: number
  /** Contracts of work whose target has passed, and those that nobody had signed by then. */
  readonly dueContracts: number
  readonly lateContracts: number
  /** Lines of hours, and those on which nobody worked. */
  readonly lines: number
  readonly absences: number
}

export const factNames = [
  'spentCents',
  'places',
  'heldPlaces',
  'minutes',
  'overtimeMinutes',
  'holidayMinutes',
  'dueContracts',
  'lateContracts',
  'lines',
  'absences',
] as const satisfies readonly (keyof Facts)[]

export const noFacts: Facts = {
  spentCents: 0,
  places: 0,
  heldPlaces: 0,
  minutes: 0,
  overtimeMinutes: 0,
  holidayMinutes: 0,
  dueContracts: 0,
  lateContracts: 0,
  lines: 0,
  absences: 0,
}

/** The figures of a company or of several, in the order of the page. */
export const figureKinds = [
  'spending',
  'fill',
  'overtime',
  'holiday',
  'lateSignature',
  'absence',
] as const
export type FigureKind = (typeof figureKinds)[number]

interface Share {
  readonly part: keyof Facts
  readonly whole: keyof Facts
}

/** The share that each figure is; the spending is a sum. */
export const figureShares = {
  fill: { part: 'heldPlaces', whole: 'places' },
  overtime: { part: 'overtimeMinutes', whole: 'minutes' },
  holiday: { part: 'holidayMinutes', whole: 'minutes' },
  lateSignature: { part: 'lateContracts', whole: 'dueContracts' },
  absence: { part: 'absences', whole: 'lines' },
} as const satisfies Record<Exclude<FigureKind, 'spending'>, Share>

/** The kinds of hours that a line counts for; one line may be both. */
export const overtimeTag = 'extra' satisfies HourType
export const holidayTag = 'holidays' satisfies HourType

/** A contract is late where nobody has signed it so many hours before the start (CTR-24). */
export const lateBeforeHours = signingTargetHours

export function sumOfFacts(all: readonly Facts[]): Facts {
  const sum = { ...noFacts }
  for (const facts of all) for (const name of factNames) sum[name] += facts[name]
  return sum
}

export function spendingOf({ spentCents }: Facts): Cents {
  return cents(spentCents)
}

/** A share in basis points; `null` where there is nothing of which it would be one. */
export function shareOf(kind: keyof typeof figureShares, facts: Facts): number | null {
  const { part, whole } = figureShares[kind]
  return facts[whole] === 0 ? null : Math.round((facts[part] * 10_000) / facts[whole])
}
