import { describe, expect, it } from 'vitest'
import { isoDate, localTime } from '../kernel/calendar.ts'
import { parisZone, type TimeZone } from '../kernel/place-time.ts'
import { shiftFromForm } from './shift.ts'
import { splitBefore } from './split-day.ts'

function on(start: string, end: string, timeZone: TimeZone = parisZone) {
  const [startTime, endTime] = [localTime(start), localTime(end)]
  const date = isoDate('2027-01-04')
  return shiftFromForm({ timeZone, date, startTime, endTime, breakMinutes: 0, slots: 1 })
}

describe('what parts the halves of a day', () => {
  it.each([
    ['18:00', '22:00', { pauseMinutes: 180, spanMinutes: 660, isSpanLong: false }],
    ['20:00', '00:00', { pauseMinutes: 300, spanMinutes: 780, isSpanLong: false }],
    ['20:00', '00:30', { pauseMinutes: 300, spanMinutes: 810, isSpanLong: true }],
    ['15:00', '19:00', null],
    ['14:00', '19:00', null],
  ])('L3131-1 before %s to %s', (from, to, split) => {
    const day = [on('11:00', '15:00'), on(from, to)]
    expect(splitBefore(day, 1)).toEqual(split)
    expect(splitBefore(day, 0)).toBeNull()
  })

  it('is said at a place overseas as anywhere', () => {
    const day = [on('06:00', '10:00', 'Indian/Reunion'), on('16:00', '20:00', 'Indian/Reunion')]
    expect(splitBefore(day, 1)).toMatchObject({ spanMinutes: 840, isSpanLong: true })
  })

  it('is nothing between two nights that begin on one date', () => {
    expect(splitBefore([on('00:00', '05:00'), on('22:00', '05:00')], 1)).toBeNull()
  })
})
