import { addDays, isoDate, localTime } from '../packages/domain/src/kernel/calendar.ts'
import { cents } from '../packages/domain/src/kernel/money.ts'
import { parisZone } from '../packages/domain/src/kernel/place-time.ts'
import { modelOfShifts } from '../packages/domain/src/testing/minute-model.ts'
import { quote } from '../packages/domain/src/quotation/quote.ts'
import { defaultPolicy } from '../packages/domain/src/remuneration/policy.ts'
import { shiftFromForm, type ShiftDraft } from '../packages/domain/src/shift/shift.ts'
import { figure, gate, heading } from './report.ts'
import { interleaved, millisecondsOf } from './rounds.ts'

const rounds = 5
const terms = {
  hourlyRateCents: cents(1300),
  hoursTypes: defaultPolicy.hoursTypes,
  coefficientBasisPoints: 19_500,
  zti: false,
  localHolidays: [],
  timeZone: parisZone,
}

/** Daily shifts at varying times, with nights, Sundays and overtime. */
function dailyShifts(days: number, slots: number): ShiftDraft[] {
  const starts = ['06:00', '14:00', '20:00', '09:00', '22:00']
  const ends = ['14:00', '22:00', '04:00', '17:00', '06:00']
  return Array.from({ length: days }, (_, day) =>
    shiftFromForm({
      timeZone: parisZone,
      date: addDays(isoDate('2027-01-04'), day),
      startTime: localTime(starts[day % 5] ?? '09:00'),
      endTime: localTime(ends[day % 5] ?? '17:00'),
      breakMinutes: day % 2 === 0 ? 30 : 0,
      slots,
    }),
  )
}

const engine = (shifts: readonly ShiftDraft[]) =>
  quote({ planning: { shifts }, terms: { ...terms, detachedRows: null } })

/** Measures the engine against the minute-by-minute model, and against itself with half the shifts. */
export async function benchQuotation(): Promise<void> {
  heading('Quotation: the engine against a minute-by-minute model')
  for (const [what, shifts] of [
    ['100 shifts × 50 Siders', dailyShifts(100, 50)],
    ['730 daily shifts × 50 slots', dailyShifts(730, 50)],
  ] as const) {
    const { fast, plain } = await interleaved(
      {
        fast: () => millisecondsOf(() => engine(shifts)),
        plain: () => millisecondsOf(() => modelOfShifts(shifts, terms), 1),
      },
      rounds,
    )
    figure(`${what}: engine`, `${fast.toFixed(3)} ms`)
    figure(`${what}: minute by minute`, `${plain.toFixed(0)} ms`)
    gate({ what: `${what}: times faster`, ratio: plain / fast, bound: { atLeast: 100 } })
  }
  const [once, twice] = [dailyShifts(365, 50), dailyShifts(730, 50)]
  const growth = await interleaved(
    {
      once: () => millisecondsOf(() => engine(once)),
      twice: () => millisecondsOf(() => engine(twice)),
    },
    rounds * 2 + 1,
  )
  gate({
    what: 'twice the shifts: times the cost',
    ratio: growth.twice / growth.once,
    bound: { atMost: 2.3 },
  })
}
