import { describe, expect, it } from 'vitest'
import { isoDate } from '../kernel/calendar.ts'
import { nextTryOn } from './collection.ts'
import { isFinal, type RefusalReason, refusalReasons } from './refusal-reason.ts'

const firstOn = isoDate('2026-12-30')

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
    expect(nextTryOn({ firstOn, count, reason })).toBe(next)
  })

  it('only what may pass by itself is tried again', () => {
    expect(refusalReasons.filter((reason) => !isFinal(reason))).toEqual([
      'insufficientFunds',
      'declined',
    ])
  })
})
