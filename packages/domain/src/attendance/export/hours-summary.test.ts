import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isoDate } from '../../kernel/calendar.ts'
import { minutes } from '../../kernel/duration.ts'
import { cents } from '../../kernel/money.ts'
import { hourTypes } from '../../remuneration/pricing-rows.ts'
import { hoursSummary, type SummarisedHours, totalOf } from './hours-summary.ts'

const line = (tags: SummarisedHours['lines'][number]['tags'], count: number, price: number) => ({
  tags,
  minutes: minutes(count),
  priceCents: cents(price),
})

describe('a summary of hours', () => {
  it('has one line for each month and Sider, in the order of the months', () => {
    const summary = hoursSummary()
    const worked = (day: string, lines: SummarisedHours['lines']) => ({
      day: isoDate(day),
      isAbsence: false,
      lines,
    })
    summary.add('b', worked('2027-01-04', [line(['normal'], 420, 17_745)]))
    summary.add(
      'a',
      worked('2026-12-07', [line(['normal'], 60, 2535), line(['night'], 390, 19_773)]),
    )
    summary.add('a', worked('2026-12-07', [line(['night', 'sunday'], 60, 4000)]))
    summary.add('a', { day: isoDate('2026-12-08'), isAbsence: true, lines: [] })
    expect(summary.lines()).toMatchObject([
      {
        month: '2026-12',
        worker: 'a',
        days: 1,
        absences: 1,
        minutes: 510,
        minutesOf: { normal: 60, night: 450, sunday: 60 },
        priceCents: 26_308,
      },
      { month: '2027-01', worker: 'b', days: 1, absences: 0, minutes: 420 },
    ])
  })

  it('counts a night in the month of its start day as a whole, its hours of a holiday too', () => {
    const summary = hoursSummary()
    const lines = [line(['night'], 120, 6084), line(['night', 'holidays'], 360, 33_462)]
    summary.add('a', { day: isoDate('2026-12-31'), isAbsence: false, lines })
    expect(summary.lines()).toMatchObject([
      { month: '2026-12', days: 1, minutes: 480, minutesOf: { night: 480, holidays: 360 } },
    ])
  })

  it('adds up to its total, figure by figure, in whatever order the hours come', () => {
    const hours = fc.record({
      worker: fc.constantFrom('a', 'b', 'c'),
      offset: fc.integer({ min: 0, max: 70 }),
      isAbsence: fc.boolean(),
      lines: fc.array(
        fc.record({
          tags: fc.uniqueArray(fc.constantFrom(...hourTypes), { minLength: 1 }),
          minutes: fc.integer({ min: 1, max: 600 }).map(minutes),
          priceCents: fc.integer({ min: 0, max: 100_000 }).map(cents),
        }),
        { maxLength: 3 },
      ),
    })
    fc.assert(
      fc.property(fc.array(hours, { maxLength: 40 }), (all) => {
        const summed = (some: typeof all) => {
          const summary = hoursSummary()
          for (const { worker, offset, ...each } of some) {
            summary.add(worker, { ...each, day: addDays(isoDate('2026-11-20'), offset) })
          }
          return summary.lines()
        }
        const total = totalOf(summed(all))
        const everything = all.flatMap(({ lines }) => lines)
        const sum = (figure: (each: (typeof everything)[number]) => number) =>
          everything.reduce((so, each) => so + figure(each), 0)
        expect(total.minutes).toBe(sum((each) => each.minutes))
        expect(total.priceCents).toBe(sum((each) => each.priceCents))
        expect(total.absences).toBe(all.filter(({ isAbsence }) => isAbsence).length)
        expect(totalOf(summed(all.toReversed()))).toEqual(total)
      }),
    )
  })
})
