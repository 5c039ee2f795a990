import { expect, it } from 'vitest'
import { day, instant } from './fields.ts'

it.each([
  ['2026-12-07', '2026-12-07'],
  ['2026-12-07T00:00:00.000Z', '2026-12-07'],
  ['1000-01-01', '1000-01-01'],
])('§0 « %s » is the day %s', (wire, date) => {
  expect(day.safeParse(wire)).toEqual({ success: true, data: date })
})

it.each(['0001-01-01', '0001-01-01T00:00:00.000Z', '0026-12-07', '2026-02-30', '7 décembre'])(
  '§0 « %s » is no day',
  (wire) => {
    const { error } = day.safeParse(wire)
    expect(error?.issues.map(({ message }) => message)).toEqual(['errors.field.format'])
  },
)

it.each(['0000-12-31T23:59:59.000Z', '0999-12-31T23:59:59.999Z', '2026-12-07', '2026-12-07T09:00'])(
  '§0 « %s » is no instant',
  (wire) => {
    const { error } = instant.safeParse(wire)
    expect(error?.issues.map(({ message }) => message)).toEqual(['errors.field.format'])
  },
)

it('§0 an instant is in UTC, from the year 1000 on', () => {
  expect(instant.safeParse('1000-01-01T00:00:00Z').success).toBe(true)
})
