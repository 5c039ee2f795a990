import { describe, expect, it } from 'vitest'
import { checkHire } from '../hiring/hire-check.ts'
import { instant, isoDate } from '../kernel/calendar.ts'
import { parisZone, type TimeZone, timeZones } from '../kernel/place-time.ts'
import { holidayCalendar } from '../law/public-holidays.ts'
import { mayStart } from '../mission/mission.ts'
import { shiftsOfTemplate, templateOfWeek } from '../week-template/week-template.ts'
import { weeksOf } from './copy-week.ts'
import { duplicateShift } from './duplication.ts'
import { gestured } from './gesture.ts'
import { plannedRows } from './planned-rows.ts'
import { readShiftLine } from './shift-line/read-shift-line.ts'
import { shiftWarnings } from './shift-warnings.ts'
import { validateShift, wallMinutes } from './shift.ts'
import { typedShift } from './typed-shift.ts'
import { typedShift as shiftTyped } from '../testing/typed-shifts.ts'

const shift = (date: string, start: string, end: string, timeZone: TimeZone) =>
  shiftTyped(date, start, end, { timeZone })

describe.each(timeZones)('a night of 22:00 to 06:00 in %s', (timeZone) => {
  const night = shift('2026-12-07', '22:00', '06:00', timeZone)

  it('lasts eight hours from that hour of the place', () => {
    const start = Temporal.ZonedDateTime.from(`2026-12-07T22:00[${timeZone}]`)
    expect(Temporal.Instant.from(night.startsAt).equals(start.toInstant())).toBe(true)
    expect(wallMinutes(night)).toBe(480)
    expect(validateShift(night, { now: instant('2026-12-01T08:00:00Z'), insider: false })).toEqual(
      [],
    )
  })

  it('is planned on the day on which it starts there', () => {
    expect(plannedRows([night])).toEqual([
      { startDate: '2026-12-07', endDate: '2026-12-07', days: 1 },
    ])
    expect(weeksOf([night])[0]?.monday).toBe('2026-12-07')
  })

  it('keeps its hours on another day, moved and from a template', () => {
    const later = shift('2027-04-05', '22:00', '06:00', timeZone)
    expect(duplicateShift(night, [isoDate('2027-04-05')])).toEqual([later])
    expect(gestured(night, { kind: 'days', days: 119 })).toEqual(later)
    const template = templateOfWeek([night], isoDate('2026-12-07'))
    expect(shiftsOfTemplate(template, [isoDate('2027-04-05')], { timeZone })).toEqual([later])
  })

  it('is read from a line in words and from the cells of a table', () => {
    const now = instant('2026-12-01T08:00:00Z')
    const line = readShiftLine('1 agent le 07/12/2026 22h-6h', {
      today: isoDate('2026-12-01'),
      locale: 'fr',
      timeZone,
    })
    expect(line.shifts).toEqual([night])
    const cells = { date: '07/12/2026', start: '22:00', end: '06:00', break: '', slots: '1' }
    expect(typedShift(cells, { now, insider: false, timeZone }).draft).toEqual(night)
  })
})

describe('the day of a shift', () => {
  it('is the first of January in Saint-Denis while Paris has the last of December', () => {
    const early = shift('2027-01-01', '00:30', '02:30', 'Indian/Reunion')
    const calendar = holidayCalendar(null, ['abolition-la-reunion'], 'Indian/Reunion')
    expect(early.startsAt).toBe('2026-12-31T20:30:00.000Z')
    expect(shiftWarnings([early], calendar)).toEqual([
      { kind: 'public_holiday', date: '2027-01-01', holiday: 'jour-de-l-an' },
    ])
  })

  it('C-10 an insider enters the shift of yesterday by the date of the place', () => {
    const now = instant('2026-12-07T22:00:00Z')
    const sunday = { timeZone: parisZone, startsAt: instant('2026-12-06T10:00:00Z') }
    expect(mayStart(sunday, now, true)).toBe(true)
    expect(mayStart({ ...sunday, timeZone: 'Indian/Mayotte' }, now, true)).toBe(false)
  })
})

describe('somebody who works in two territories', () => {
  it('rests eleven hours by instants, whatever the clocks say', () => {
    const reunion = shift('2026-12-07', '12:00', '20:00', 'Indian/Reunion')
    const lyon = (start: string, end: string) => [shift('2026-12-08', start, end, parisZone)]
    const forbidden = checkHire(lyon('02:00', '08:00'), [reunion]).forbidden
    expect(forbidden.map(({ key, measure }) => [key, measure?.found])).toEqual([
      ['daily_rest', 540],
    ])
    expect(checkHire(lyon('04:00', '10:00'), [reunion]).forbidden).toEqual([])
  })

  it('has no week lost where the later shift lies in an earlier week', () => {
    const reunion = shift('2026-12-07', '00:00', '02:00', 'Indian/Reunion')
    const guadeloupe = ['06', '07', '08', '09', '10', '11'].map((day) =>
      shift(
        `2026-12-${day}`,
        day === '06' ? '20:00' : '08:00',
        day === '06' ? '22:00' : '18:00',
        'America/Guadeloupe',
      ),
    )
    const { forbidden } = checkHire(guadeloupe, [reunion])
    expect(forbidden.map(({ key, dates }) => [key, dates])).toContainEqual([
      'long_week',
      ['2026-12-07', '2026-12-13'],
    ])
  })
})
