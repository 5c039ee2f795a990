import { describe, expect, it } from 'vitest'
import { instant } from '../kernel/calendar.ts'
import { additionWay, type GestureMission, gestureWay } from './gesture-lock.ts'

const now = instant('2026-12-02T09:00:00.000Z')
const mission: GestureMission = {
  archived: false,
  hasContracts: false,
  isInCorrection: false,
  isFlexible: false,
  mayEdit: true,
  mayAmend: true,
}
const toCome = { startsAt: instant('2026-12-07T08:00:00.000Z') }

describe('how a shift in the planning is changed', () => {
  it.each<[string, Partial<GestureMission>, string]>([
    ['of a mission without contracts', {}, 'change'],
    ['once contracts exist', { hasContracts: true }, 'amend'],
    [
      'once contracts exist, by members who may amend none',
      { hasContracts: true, mayAmend: false },
      'contracts',
    ],
    [
      'by staff who correct contested contracts',
      { hasContracts: true, isInCorrection: true },
      'change',
    ],
    ['of a mission that was put away', { archived: true }, 'archived'],
    ['of a mission of somebody else', { mayEdit: false }, 'notOwn'],
    ['of somebody else, with contracts', { mayEdit: false, hasContracts: true }, 'notOwn'],
    ['that a flexible planning made', { isFlexible: true, hasContracts: true }, 'generated'],
  ])('TASK-53 %s', (_what, changes, expected) => {
    const way = gestureWay({ ...mission, ...changes }, toCome, now)
    expect(way.way === 'closed' ? way.because : way.way).toBe(expected)
  })

  it.each([
    ['2026-12-02T09:00:00.000Z', 'closed'],
    ['2026-12-02T09:01:00.000Z', 'change'],
  ])('SHIFT-14 a shift that starts at %s, at 09:00: %s', (startsAt, way) => {
    expect(gestureWay(mission, { startsAt: instant(startsAt) }, now).way).toBe(way)
  })

  it('adds a shift whatever has begun', () => {
    expect(additionWay(mission)).toEqual({ way: 'change' })
    expect(additionWay({ ...mission, hasContracts: true })).toEqual({ way: 'amend' })
    const corrected = { ...mission, hasContracts: true, isInCorrection: true }
    expect(additionWay(corrected)).toEqual({ way: 'amend' })
  })
})
