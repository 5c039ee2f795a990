import { parisZone } from '@renfort/domain/kernel/place-time.ts'
import { holidayCalendar } from '@renfort/domain/law/public-holidays.ts'
import { RRuleTemporal } from 'rrule-temporal'
import { addDays, isoDate } from '../packages/domain/src/kernel/calendar.ts'
import type { IsoDate } from '../packages/domain/src/kernel/calendar.ts'
import type { Weekday } from '../packages/domain/src/kernel/civil-day.ts'
import { expandRule } from '../packages/domain/src/shift/occurrences.ts'
import type { RecurrenceRule } from '../packages/domain/src/shift/recurrence.ts'
import { figure, gate, heading } from './report.ts'
import { interleaved, millisecondsOf } from './rounds.ts'

const national = holidayCalendar(null, [], parisZone)

const rounds = 5
const dayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const workingDays: readonly Weekday[] = [0, 1, 2, 3, 4]

/** Rules over two years: half of them weekly, half on the last working day of the month. */
function someRules(count: number): RecurrenceRule[] {
  return Array.from({ length: count }, (_, i) => {
    const startDate = addDays(isoDate('2027-01-01'), i % 365)
    return {
      type: i % 2 === 0 ? 'weekly' : 'monthly',
      interval: (i % 3) + 1,
      startDate,
      until: addDays(startDate, 730),
      days: workingDays,
      setPos: i % 2 === 0 ? null : -1,
      withHolidays: true,
    }
  })
}

function byTheLibrary(rule: RecurrenceRule): number {
  const noon = (date: IsoDate) =>
    Temporal.PlainDateTime.from(`${date}T12:00`).toZonedDateTime('Europe/Paris')
  return new RRuleTemporal({
    freq: rule.type === 'weekly' ? 'WEEKLY' : 'MONTHLY',
    interval: rule.interval,
    byDay: rule.days.map((day) => dayNames[day] ?? ''),
    ...(rule.setPos === null ? {} : { bySetPos: [rule.setPos] }),
    dtstart: noon(rule.startDate),
    until: noon(rule.until),
    tzid: 'Europe/Paris',
  }).all().length
}

const own = (rule: RecurrenceRule) => expandRule(rule, national).dates.length
const total = (rules: readonly RecurrenceRule[], count: (rule: RecurrenceRule) => number) =>
  rules.reduce((sum, rule) => sum + count(rule), 0)

/** Measures the days of a thousand rules against a library that expands the same rules. */
export async function benchRecurrence(): Promise<void> {
  heading('Recurrence: the days of 1,000 rules of 2 years against rrule-temporal')
  const rules = someRules(1_000)
  const days = total(rules, own)
  if (days !== total(rules, byTheLibrary)) throw new Error('The two disagree on the days.')
  const { product, library } = await interleaved(
    {
      product: () => millisecondsOf(() => total(rules, own)),
      library: () => millisecondsOf(() => total(rules, byTheLibrary), 1),
    },
    rounds,
  )
  figure(`${days} days: the product`, `${product.toFixed(1)} ms`)
  figure(`${days} days: rrule-temporal`, `${library.toFixed(0)} ms`)
  gate({
    what: '1,000 rules of 2 years: times faster',
    ratio: library / product,
    bound: { atLeast: 10 },
  })
}
