import { expect, it } from 'vitest'
import { instant, isoDate } from '../kernel/calendar.ts'
import { parisZone } from '../kernel/place-time.ts'
import { type StaffItemFacts, staffItemDue } from './item-deadline.ts'

const now = instant('2026-12-02T09:00:00.000Z')
const startsAt = instant('2026-12-07T08:00:00.000Z')

it.each<[string, StaffItemFacts, string | null]>([
  ['a shift that somebody has not come to, at its start', { kind: 'missing', startsAt }, startsAt],
  ['a place, at the start of its shift', { kind: 'place', startsAt }, startsAt],
  [
    'CTR-24 a contested contract, 48 hours before its start',
    { kind: 'contract', startsAt, timeZone: parisZone },
    '2026-12-05T08:00:00.000Z',
  ],
  [
    'CTR-24 one that is later, at the limit of the law',
    { kind: 'contract', startsAt: instant('2026-12-03T08:00:00.000Z'), timeZone: parisZone },
    '2026-12-05T23:00:00.000Z',
  ],
  [
    'TS-27 hours, on the Monday at 22:00 after their week, also once it has passed',
    { kind: 'hours', startsAt: instant('2026-11-18T08:00:00.000Z'), timeZone: parisZone },
    '2026-11-23T21:00:00.000Z',
  ],
  [
    'a refused payment, as the day of its invoice begins',
    { kind: 'payment', dueOn: isoDate('2026-12-30') },
    '2026-12-29T23:00:00.000Z',
  ],
  ['a job never', { kind: 'job' }, null],
  ['settings never', { kind: 'setting' }, null],
])('is due: %s', (_what, facts, due) => {
  expect(staffItemDue(facts, now)).toBe(due)
})
