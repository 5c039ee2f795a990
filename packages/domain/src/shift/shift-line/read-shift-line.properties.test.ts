import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate, isoDate, timeOfMinute, weekdayOf } from '../../kernel/calendar.ts'
import { breakOptions, type ShiftForm, shiftFromForm, shiftLimits } from '../shift.ts'
import { levelOf } from './line-notes.ts'
import { lineTokens, maxLineLength } from './line-tokens.ts'
import { readShiftLine } from './read-shift-line.ts'
import { maxLineShifts } from './resolve-days.ts'
import { inParis } from '../../testing/in-paris.ts'

const today = isoDate('2026-11-23')
const locales = ['fr', 'en'] as const
type Locale = (typeof locales)[number]

/** A planning that a line can express: the same times on some days. */
interface Planned extends Omit<ShiftForm, 'date'> {
  readonly dates: readonly IsoDate[]
}

// The writer of lines: `style` chooses one of many ways to write them.

const monthNames = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
    ' ',
  ),
  en: 'January February March April May June July August September October November December'.split(
    ' ',
  ),
}
const weekdayNames = {
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' '),
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
}

function writtenDay(date: IsoDate, locale: Locale, style: number): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const monthName = monthNames[locale][Number(month) - 1] ?? ''
  const weekday = weekdayNames[locale][weekdayOf(date)] ?? ''
  const styles = {
    fr: [
      date,
      `${day}/${month}/${year}`,
      `${weekday} ${Number(day)} ${monthName} ${year}`,
      `le ${Number(day) === 1 ? '1er' : Number(day)} ${monthName} ${year}`,
    ],
    en: [
      date,
      `${day}/${month}/${year}`,
      `${weekday}, ${monthName} ${Number(day)}, ${year}`,
      `${Number(day)} ${monthName} ${year}`,
    ],
  }
  return styles[locale][style % 4] ?? date
}

function writtenTime(minutes: number, locale: Locale, style: number): string {
  const time = timeOfMinute(minutes)
  const [hours, rest] = [Math.floor(minutes / 60), time.slice(3)]
  if (style % 2 === 0) return time
  if (locale === 'fr') return rest === '00' ? `${hours}h` : `${hours}h${rest}`
  return `${hours % 12 === 0 ? 12 : hours % 12}:${rest}${hours < 12 ? 'am' : 'pm'}`
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function writtenLine(planned: Planned, locale: Locale, style: number): string {
  const days = planned.dates.map((date) => writtenDay(date, locale, style))
  const and = locale === 'fr' ? ' et ' : ' and '
  const list = [days.slice(0, -1).join(', '), days.at(-1)].filter(Boolean).join(and)
  const [from, to] = [planned.startTime, planned.endTime].map((time) =>
    writtenTime(minuteOf(time), locale, style),
  )
  const job = locale === 'fr' ? 'serveurs' : 'waiters'
  const none = locale === 'fr' ? 'sans pause' : 'no break'
  const some =
    locale === 'fr' ? `pause ${planned.breakMinutes} min` : `${planned.breakMinutes} min break`
  const pause = planned.breakMinutes === 0 ? none : some
  const times = style % 3 === 0 ? `${from}-${to}` : `${from} ${locale === 'fr' ? 'à' : 'to'} ${to}`
  return style % 5 < 3
    ? `${planned.slots} ${job} ${list} ${times}, ${pause}`
    : `${times} ${list}, ${planned.slots} ${job}, ${pause}`
}

const { workedMinutes } = shiftLimits
const aPlanning: fc.Arbitrary<Planned> = fc
  .record({
    dates: fc
      .uniqueArray(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 5 })
      .map((days) => days.toSorted((a, b) => a - b).map((day) => addDays(today, day))),
    start: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
    worked: fc.integer({ min: workedMinutes.min / 5, max: workedMinutes.max / 5 }),
    breakMinutes: fc.constantFrom(...breakOptions),
    slots: fc.integer(shiftLimits.slots),
  })
  .map(({ start, worked, ...planned }) => ({
    ...inParis,
    ...planned,
    startTime: timeOfMinute(start),
    endTime: timeOfMinute(start + worked * 5 + planned.breakMinutes),
  }))

/** CPU time of a run, so that other work of the machine does not count. */
function workedMs(run: () => void): number {
  const before = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

describe('a line that was written from shifts', () => {
  it.each(locales)('is read back the same, in %s', (locale) => {
    fc.assert(
      fc.property(aPlanning, fc.nat(60), (planned, style) => {
        const { dates, ...same } = planned
        const line = writtenLine(planned, locale, style)
        const { shifts } = readShiftLine(line, { ...inParis, today, locale })
        expect(shifts, line).toEqual(dates.map((date) => shiftFromForm({ date, ...same })))
      }),
      { numRuns: 1000 },
    )
  })

  const quarters = fc.integer({ min: 8, max: 24 })
  const aSplitDay = fc
    .record({
      start: fc.integer({ min: 24, max: 44 }),
      first: quarters,
      gap: quarters,
      last: quarters,
    })
    .filter(({ start, first, gap, last }) => start + first + gap + last < 96)
    .map(({ start, first, gap, last }) => [
      [start, start + first],
      [start + first + gap, start + first + gap + last],
    ])

  it.each(locales)('in two halves a day is read back as two shifts a day, in %s', (locale) => {
    fc.assert(
      fc.property(aPlanning, aSplitDay, fc.nat(60), (planned, day, style) => {
        const { dates, slots } = planned
        const times = day.map((half) => half.map((quarter) => quarter * 15))
        const written = times.map((half) =>
          half.map((minute) => writtenTime(minute, locale, style)).join('-'),
        )
        const days = dates.map((date) => writtenDay(date, locale, style)).join(', ')
        const between = [' ', ' / ', locale === 'fr' ? ' et ' : ' and '][style % 3] ?? ' '
        const { shifts, notes } = readShiftLine(
          `${slots} x ${days} ${written.join(between)}, ${locale === 'fr' ? 'sans pause' : 'no break'}`,
          { ...inParis, today, locale },
        )
        const expected = dates.flatMap((date) =>
          times.map(([from = 0, to = 0]) =>
            shiftFromForm({
              ...inParis,
              date,
              startTime: timeOfMinute(from),
              endTime: timeOfMinute(to),
              breakMinutes: 0,
              slots,
            }),
          ),
        )
        expect(shifts).toEqual(expected)
        expect(notes.map(({ key }) => key)).toContain('split_day')
      }),
      { numRuns: 1000 },
    )
  })
})

const word = fc.constantFrom(
  ...(
    'samedi dimanche lundis mar mer 12 2 31 18 0 99999999999999999999 2026 h min am pm 18h-23h 9 5 ' +
    'du au le les la de à to and et , - – / : . x ou sauf except tous chaque every jusqu’au until ' +
    'pause break sans décembre March may 12/11 2026-12-12 week-end semaine prochaine next week ' +
    'coupure split shift serveurs waiters deux dix-sept a an demain tomorrow aujourd’hui midi minuit half hour'
  ).split(' '),
)
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(word, { maxLength: 60 }).map((words) => words.join(' ')),
  fc.array(word, { maxLength: 80 }).map((words) => words.join('')),
)

describe('any text', () => {
  it.each(locales)('is read without a throw; no shift goes with a problem, in %s', (locale) => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 0, max: 800 }), (text, day) => {
        const { shifts, notes, understood } = readShiftLine(text, {
          ...inParis,
          today: addDays(today, day),
          locale,
          job: 'Serveur',
        })
        expect(shifts.length).toBeLessThanOrEqual(maxLineShifts)
        const hasProblem = notes.some(({ key }) => levelOf(key) === 'problem')
        // A line must neither yield shifts together with a problem, nor be ignored without a note.
        const isSilent = shifts.length === 0 && understood.length > 0 && !hasProblem
        expect({ isGuess: hasProblem && shifts.length > 0, isSilent }).toEqual({
          isGuess: false,
          isSilent: false,
        })
        for (const { span } of [...notes, ...understood]) {
          expect(span.start).toBeGreaterThanOrEqual(0)
          expect(span.end).toBeLessThanOrEqual(text.length)
          expect(span.start).toBeLessThanOrEqual(span.end)
        }
      }),
      { numRuns: 3000 },
    )
  })

  it.each([
    ['lundi '],
    ['12, '],
    ['12-'],
    ['9 à '],
    ['de '],
    ['tous les '],
    ['jusqu’au '],
    ['sauf '],
    ['demi '],
    ['9'],
    ['\u202e'],
    ['e\u0301'],
    ['👩🏽‍🍳'],
    ['\u0000'],
  ])('« %s » as often as it may be said is read at once', (part) => {
    const text = part.repeat(maxLineLength).slice(0, maxLineLength)
    const used = workedMs(() => {
      for (let turn = 0; turn < 10; turn += 1)
        readShiftLine(text, { ...inParis, today, locale: 'fr' })
    })
    expect(used).toBeLessThan(500)
  })

  it('a line of a million letters is refused before it is read', () => {
    const line = 'lundi 9h-17h '.repeat(100_000)
    const used = workedMs(() => {
      const { notes } = readShiftLine(line, { ...inParis, today, locale: 'fr' })
      expect(notes.map(({ key }) => key)).toEqual(['line_too_long'])
    })
    expect(used).toBeLessThan(50)
  })

  it('tokens cover all that can be seen, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const tokens = lineTokens(text)
        const seen = tokens.map(({ start, end }) => text.slice(start, end)).join('')
        expect(seen).toBe(text.replace(/[\s\p{Cc}\p{Cf}]/gu, ''))
      }),
    )
  })
})
