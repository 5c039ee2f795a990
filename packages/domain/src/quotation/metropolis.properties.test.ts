import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, epochMinuteOf, isoDate, timeOfMinute } from '../kernel/calendar.ts'
import { cents } from '../kernel/money.ts'
import { parisZone } from '../kernel/place-time.ts'
import { holidayOn } from '../law/public-holidays.ts'
import { defaultPolicy } from '../remuneration/policy.ts'
import { type ShiftDraft, shiftFromForm } from '../shift/shift.ts'
import { quote } from './quote.ts'

const { night, sundays, bankHolidays } = defaultPolicy.hoursTypes
const [rate, coefficient, step] = [1300, 1.95, 15]

/** Clock changes, Christmas, the New Year, Easter Monday, 8 May, 1 and 11 November. */
const turningPoints = ['2026-12-21', '2027-03-22', '2027-05-03', '2027-10-25'].map(isoDate)

/** Three days of work at most, so that no week has overtime. */
const anyMission = fc.record({
  from: fc.constantFrom(...turningPoints),
  shifts: fc.uniqueArray(
    fc.record({
      day: fc.integer({ min: 0, max: 10 }),
      start: fc.integer({ min: 0, max: 95 }),
      worked: fc.integer({ min: 4, max: 20 }),
      breakMinutes: fc.constantFrom(0, 30, 45, 60),
    }),
    { selector: ({ day }) => day, minLength: 1, maxLength: 3 },
  ),
})

const tagsSeen = new Map<number, string>()

/**
 * The kind of each quarter of an hour in Paris, computed with Temporal and not with the product's
 * calendar.
 */
function tagsAt(minute: number): string {
  const known = tagsSeen.get(minute)
  if (known !== undefined) return known
  const local = Temporal.Instant.fromEpochMilliseconds(minute * 60_000).toZonedDateTimeISO(
    'Europe/Paris',
  )
  const isHoliday = holidayOn(isoDate(local.toPlainDate().toString()), []) !== null
  const tags = [
    ...(local.hour >= 21 || local.hour < 6 ? ['night'] : []),
    ...(local.dayOfWeek === 7 ? ['sunday'] : []),
    ...(isHoliday ? ['holidays'] : []),
  ].join(' ')
  tagsSeen.set(minute, tags)
  return tags
}

function plainPrice(shifts: readonly ShiftDraft[]): number {
  const minutes = new Map<string, number>()
  for (const { startsAt, endsAt, breakMinutes } of shifts) {
    const [start, end] = [epochMinuteOf(startsAt), epochMinuteOf(endsAt)]
    const pause = start + Math.floor((end - start - breakMinutes) / 2)
    for (let at = start; at < end; at++) {
      if (at >= pause && at < pause + breakMinutes) continue
      const tags = tagsAt(at - (at % step))
      minutes.set(tags, (minutes.get(tags) ?? 0) + 1)
    }
  }
  return [...minutes].reduce((sum, [tags, worked]) => {
    const increase =
      (tags.includes('night') ? night.increase : 0) +
      (tags.includes('sunday') ? sundays.increase : 0) +
      (tags.includes('holidays') ? bankHolidays.increase : 0)
    const pay = Math.round((rate * (100 + increase)) / 100)
    return sum + Math.round((worked * Math.round(pay * coefficient)) / 60)
  }, 0)
}

it('in the metropolis 10,000 missions cost what a plain count of the minutes of Paris makes of them, to the cent', () => {
  fc.assert(
    fc.property(anyMission, ({ from, shifts }) => {
      const drafts = shifts.map(({ day, start, worked, breakMinutes }) =>
        shiftFromForm({
          timeZone: parisZone,
          date: addDays(from, day),
          startTime: timeOfMinute(start * step),
          endTime: timeOfMinute(start * step + worked * 30 + breakMinutes),
          breakMinutes,
          slots: 1,
        }),
      )
      const { quotation } = quote({
        planning: { shifts: drafts },
        terms: {
          hourlyRateCents: cents(rate),
          hoursTypes: defaultPolicy.hoursTypes,
          coefficientBasisPoints: coefficient * 10_000,
          detachedRows: null,
          zti: false,
          localHolidays: [],
          timeZone: parisZone,
        },
      })
      expect(quotation?.priceCents).toBe(plainPrice(drafts))
    }),
    { numRuns: 10_000 },
  )
})
