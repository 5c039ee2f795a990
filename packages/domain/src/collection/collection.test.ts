import { describe, expect, it } from 'vitest'
import { instant, isoDate } from '../kernel/calendar.ts'
import { type Collectable, collectedFrom, nextCollectionOn, nextTryOn } from './collection.ts'
import { isFinal, type RefusalReason, refusalReasons } from './refusal-reason.ts'

const firstOn = isoDate('2026-12-30')

const invoice: Collectable = {
  isPaid: false,
  dueOn: isoDate('2027-01-14'),
  openCents: 24_336,
  state: null,
  retryOn: null,
  hasMethod: true,
  hasOtherMethod: false,
  isContested: false,
}

it.each([
  ['on the day it falls due', '2027-01-04T12:00:00Z', '2027-01-14'],
  ['on that day, before the run of 06:30 in Paris', '2027-01-14T05:29:00Z', '2027-01-14'],
  ['by the next run, where it fell due before', '2027-01-14T05:30:00Z', '2027-01-15'],
])('ENT-20 an invoice is collected %s', (_when, now, day) => {
  expect(nextCollectionOn(invoice, instant(now))).toBe(day)
})

it.each<[string, Partial<Collectable>, string | null]>([
  ['is due', {}, '2027-01-14'],
  ['is paid', { isPaid: true }, null],
  ['has less left than banks take', { openCents: 49 }, null],
  ['is paid by transfer', { hasMethod: false }, null],
  ['is contested by its company', { isContested: true }, null],
  ['waits for its bank', { state: 'pending' }, null],
  ['was marked as not paid after its bank had paid', { state: 'succeeded' }, null],
  ['was taken back by its bank', { state: 'returned', hasOtherMethod: true }, null],
  ['was refused', { state: 'refused', retryOn: isoDate('2027-01-17') }, '2027-01-17'],
  ['was refused for good', { state: 'refused' }, null],
  [
    'was refused, then given another method',
    { state: 'refused', hasOtherMethod: true },
    '2027-01-14',
  ],
])('ENT-20 one that %s is taken from its day on', (_what, changes, day) => {
  expect(collectedFrom({ ...invoice, ...changes })).toBe(day)
})

describe('ENT-20 a collection that was refused', () => {
  it.each<[number, RefusalReason, string | null]>([
    [1, 'insufficientFunds', '2027-01-02'],
    [2, 'insufficientFunds', '2027-01-06'],
    [3, 'insufficientFunds', null],
    [1, 'declined', '2027-01-02'],
    [1, 'cardExpired', null],
    [1, 'mandateRevoked', null],
    [2, 'authenticationRequired', null],
  ])('try %i, %s: the next one is on %s', (count, reason, next) => {
    expect(nextTryOn({ firstOn, answeredOn: firstOn, count, reason })).toBe(next)
  })

  it.each([
    ['2027-01-01', '2027-01-02'],
    ['2027-01-02', '2027-01-03'],
    ['2027-01-05', '2027-01-06'],
  ])('as its bank says on %s only, the next one is on %s', (answeredOn, next) => {
    const tries = { firstOn, count: 1, reason: 'insufficientFunds' } as const
    expect(nextTryOn({ ...tries, answeredOn: isoDate(answeredOn) })).toBe(next)
  })

  it('only what may pass by itself is tried again', () => {
    expect(refusalReasons.filter((reason) => !isFinal(reason))).toEqual([
      'insufficientFunds',
      'declined',
    ])
  })
})
