import { expect, it } from 'vitest'
import { referenceDate, startWeek } from './mission-cells.tsx'

const createdAt = '2026-11-30T23:30:00.000Z'

it('TASK-11 the reference date of a planned mission is its first day in Paris', () => {
  const night = { startDate: '2026-12-06T23:30:00.000Z', endDate: '2026-12-09T05:00:00.000Z' }
  expect(referenceDate({ ...night, createdAt, timeZone: 'Europe/Paris' })).toEqual({
    date: '2026-12-07',
    until: '2026-12-09',
    isPlanned: true,
  })
})

it('TASK-11 a mission of one day has no last day to tell', () => {
  const day = { startDate: '2026-12-07T08:00:00.000Z', endDate: '2026-12-07T16:00:00.000Z' }
  expect(referenceDate({ ...day, createdAt, timeZone: 'Europe/Paris' }).until).toBeNull()
})

it('TASK-11 what ends at midnight has its last day before, as a planning by the week does', () => {
  const period = { startDate: '2027-01-03T23:00:00.000Z', endDate: '2027-01-31T23:00:00.000Z' }
  expect(referenceDate({ ...period, createdAt, timeZone: 'Europe/Paris' })).toMatchObject({
    date: '2027-01-04',
    until: '2027-01-31',
  })
})

it('TASK-11 without planning it is the day when the mission was created', () => {
  expect(
    referenceDate({ startDate: null, endDate: null, createdAt, timeZone: 'Europe/Paris' }),
  ).toEqual({
    date: '2026-12-01',
    until: null,
    isPlanned: false,
  })
})

it('TASK-18 the week of the planning is the ISO week of the start', () => {
  expect(startWeek({ startDate: '2027-01-01T08:00:00.000Z', timeZone: 'Europe/Paris' })).toEqual({
    week: 53,
    year: 2026,
  })
  expect(startWeek({ startDate: null, timeZone: 'Europe/Paris' })).toBeNull()
})
