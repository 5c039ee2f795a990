import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { expect, it } from 'vitest'
import { declaredTime, type TypedTime, typedTime } from './declared-time.ts'

const paris = 'Europe/Paris' as const
const typed = (start: string, end: string, rest?: readonly [string, string]): TypedTime => ({
  start,
  end,
  hasBreak: rest !== undefined,
  breakStart: rest?.[0] ?? '',
  breakEnd: rest?.[1] ?? '',
})
const declared = (time: TypedTime, day = '2026-11-20', zone = paris) =>
  declaredTime(time, isoDate(day), zone)

it.each([
  ['a day', typed('09:00', '17:00', ['12:00', '12:30']), '08:00', '20T16:00'],
  [
    'a night, whose break is on the next day',
    typed('22:00', '06:00', ['02:00', '02:30']),
    '21:00',
    '21T05:00',
  ],
  ['a whole day', typed('08:00', '08:00'), '07:00', '21T07:00'],
])('reads %s', (_, time, start, end) => {
  expect(declared(time)).toMatchObject({
    startDate: `2026-11-20T${start}:00.000Z`,
    endDate: `2026-11-${end}:00.000Z`,
  })
})

it('shows what it reads', () => {
  const night = typed('22:00', '06:00', ['02:00', '02:30'])
  const read = declared(night)
  if (read === null) throw new Error('It was not read.')
  expect(typedTime(read, paris)).toEqual(night)
})

it('reads the clocks of the place, over a change of them too', () => {
  expect(declared(typed('22:00', '06:00'), '2026-10-24')).toMatchObject({
    startDate: '2026-10-24T20:00:00.000Z',
    endDate: '2026-10-25T05:00:00.000Z',
  })
})

it.each([typed('', '17:00'), typed('09:00', ''), typed('09:00', '17:00', ['12:00', ''])])(
  'reads nothing while a time is missing: %o',
  (time) => {
    expect(declared(time)).toBeNull()
  },
)
