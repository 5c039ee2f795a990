import type { IsoDate } from '../../kernel/calendar.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import type { QuotationLine } from '../../quotation/quotation.ts'
import { type HourType, hourTypes } from '../../remuneration/pricing-rows.ts'

/** What one line of hours adds to a sum. */
export interface SummarisedHours {
  /** The local day of the planned start, else of the real one. */
  readonly day: IsoDate
  readonly isAbsence: boolean
  /** Worked minutes by kind; one minute may count as several kinds. */
  readonly lines: readonly Pick<QuotationLine, 'tags' | 'minutes' | 'priceCents'>[]
}

/** Days worked, absences, worked minutes in all and by kind, cents excluding tax. */
export interface HoursSum {
  readonly days: number
  readonly absences: number
  readonly minutes: number
  readonly minutesOf: Readonly<Record<HourType, number>>
  readonly priceCents: Cents
}

export interface SummaryLine extends HoursSum {
  /** `YYYY-MM`. */
  readonly month: string
  /** Whose work it is: a Sider, or a Sider in a company. */
  readonly worker: string
}

export interface HoursSummary {
  readonly add: (worker: string, hours: SummarisedHours) => void
  /** One line for each month and worker, months in order. */
  readonly lines: () => readonly SummaryLine[]
}

interface OpenSum {
  readonly month: string
  readonly worker: string
  readonly days: Set<IsoDate>
  absences: number
  minutes: number
  readonly minutesOf: Record<HourType, number>
  priceCents: number
}

/** Sums hours by month and worker. Hours may come in any order; only the sums are held in memory. */
export function hoursSummary(): HoursSummary {
  const sums = new Map<string, OpenSum>()
  return {
    add: (worker, { day, isAbsence, lines }) => {
      const month = day.slice(0, 7)
      const key = `${month} ${worker}`
      const sum = sums.get(key) ?? openSum(month, worker)
      sums.set(key, sum)
      if (isAbsence) sum.absences += 1
      for (const { tags, minutes, priceCents } of lines) {
        sum.days.add(day)
        sum.minutes += minutes
        sum.priceCents += priceCents
        for (const tag of tags) sum.minutesOf[tag] += minutes
      }
    },
    lines: () =>
      [...sums.values()]
        .toSorted((a, b) => (a.month < b.month ? -1 : a.month > b.month ? 1 : 0))
        .map((sum) => ({ ...sum, days: sum.days.size, priceCents: cents(sum.priceCents) })),
  }
}

function openSum(month: string, worker: string): OpenSum {
  return {
    month,
    worker,
    days: new Set(),
    absences: 0,
    minutes: 0,
    minutesOf: noMinutes(),
    priceCents: 0,
  }
}

/** The sum of some lines, figure by figure. */
export function totalOf(lines: readonly HoursSum[]): HoursSum {
  const minutesOf = noMinutes()
  for (const line of lines) for (const type of hourTypes) minutesOf[type] += line.minutesOf[type]
  const sum = (figure: (line: HoursSum) => number) =>
    lines.reduce((total, line) => total + figure(line), 0)
  return {
    days: sum(({ days }) => days),
    absences: sum(({ absences }) => absences),
    minutes: sum(({ minutes }) => minutes),
    minutesOf,
    priceCents: cents(sum(({ priceCents }) => priceCents)),
  }
}

function noMinutes(): Record<HourType, number> {
  return { normal: 0, night: 0, extra: 0, sunday: 0, solidarity: 0, holidays: 0 }
}
