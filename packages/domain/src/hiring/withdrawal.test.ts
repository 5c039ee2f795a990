import { describe, expect, it } from 'vitest'
import { instant } from '../kernel/calendar.ts'
import { isLateWithdrawal, needsOwnWords, withdrawalOf } from './withdrawal.ts'

const at = (day: number, time = '08:00') => instant(`2026-12-0${day}T${time}:00.000Z`)
const shift = (id: string, day: number) => ({ id, startsAt: at(day) })
const own = [shift('monday', 7), shift('tuesday', 8)]

describe('a Sider who does not come', () => {
  it.each([
    ['leaves all that has not begun', undefined, at(7, '07:59'), ['monday', 'tuesday']],
    ['leaves the rest of what has begun', undefined, at(7), ['tuesday']],
    ['leaves one shift', ['tuesday'], at(6), ['tuesday']],
    ['leaves one shift once, named twice', ['tuesday', 'tuesday'], at(6), ['tuesday']],
  ])('%s', (_what, wanted, now, shiftIds) => {
    expect(withdrawalOf(own, wanted, now)).toEqual({ shiftIds })
  })

  it.each([
    ['has no shift', [], undefined, at(6), 'errors.hiring.not_hired'],
    ['names the shift of another', own, ['sunday'], at(6), 'errors.hiring.not_hired'],
    ['names a shift at its start', own, ['monday', 'tuesday'], at(7), 'errors.sider.shift_begun'],
    ['has begun everything', own, undefined, at(8), 'errors.sider.shift_begun'],
  ])('is refused who %s', (_what, shifts, wanted, now, key) => {
    expect(withdrawalOf(shifts, wanted, now)).toEqual({ refusal: { key } })
  })

  it('says why in words, but for an illness', () => {
    expect([needsOwnWords('sick'), needsOwnWords('withdrew')]).toEqual([false, true])
  })

  it('is late in the last day', () => {
    expect([at(6), at(6, '08:01')].map((now) => isLateWithdrawal(at(7), now))).toEqual([
      false,
      true,
    ])
  })
})
