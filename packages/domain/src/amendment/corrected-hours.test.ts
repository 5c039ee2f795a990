import { expect, it } from 'vitest'
import { instantInParis, isoDate, localTime } from '../kernel/calendar.ts'
import { parisZone } from '../kernel/place-time.ts'
import { type CorrectedHours, correctedMove } from './corrected-hours.ts'

const worked = (day: string, from = '09:00', to = '17:00') => ({
  timeZone: parisZone,
  startsAt: instantInParis(isoDate(day), localTime(from)),
  endsAt: instantInParis(isoDate(day), localTime(to)),
  breakMinutes: 0,
})
const shift = (id: string, day: string, siderIds = ['a', 'b']) => ({
  ...worked(day),
  id,
  slots: siderIds.length,
  siderIds,
})
const corrected = (hours: Partial<CorrectedHours>, now = '2026-12-01') =>
  correctedMove(
    'a',
    { added: [], changed: [], removed: [], ...hours },
    {
      shifts: [
        shift('monday', '2026-12-07'),
        shift('tuesday', '2026-12-08'),
        shift('others', '2026-12-10', ['b']),
      ],
      now: instantInParis(isoDate(now), localTime('08:00')),
      worked: new Set(),
    },
  )
const missing = worked('2026-12-09', '18:00', '23:00')

it('CTR-22 a shift that the contract lacks is added to those in it', () => {
  expect(corrected({ added: [missing] })).toEqual({
    move: { siderId: 'a', leaves: [], takes: [{ shift: missing }] },
  })
})

it('CTR-22 shifts are moved and taken away; those of other Siders stay', () => {
  expect(
    corrected({ changed: [{ id: 'monday', ...missing }], removed: ['tuesday', 'others'] }),
  ).toEqual({
    move: {
      siderId: 'a',
      leaves: ['tuesday', 'monday'],
      takes: [{ shift: missing, replaces: 'monday' }],
    },
  })
})

it.each([
  ['a last shift', { removed: ['monday', 'tuesday'] }, 'errors.contract.sider_without_hours'],
  [
    'a shift that they work already',
    { added: [worked('2026-12-07')] },
    'errors.shift.conflict_duplicated',
  ],
  [
    'two shifts at one time',
    { changed: [{ id: 'monday', ...worked('2026-12-08') }] },
    'errors.shift.conflict_duplicated',
  ],
] as const)('CTR-22 refuses %s', (_name, hours, key) => {
  expect(corrected(hours)).toMatchObject({ refusal: { key } })
})

it('CTR-22 refuses what has begun', () => {
  expect(corrected({ removed: ['monday'] }, '2026-12-08')).toMatchObject({
    refusal: { key: 'errors.amendment.worked' },
  })
})
