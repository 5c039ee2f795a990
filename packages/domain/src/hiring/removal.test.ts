import { describe, expect, it } from 'vitest'
import { instant } from '../kernel/calendar.ts'
import { removalOf } from './removal.ts'

const own = [
  { id: 'monday', endsAt: instant('2026-12-07T16:00:00Z') },
  { id: 'tuesday', endsAt: instant('2026-12-08T16:00:00Z') },
]
const before = instant('2026-12-01T00:00:00Z')
const between = instant('2026-12-07T16:00:00Z')
const after = instant('2026-12-09T00:00:00Z')

describe('what somebody leaves who was hired', () => {
  it('all that is to come, or what is named, each once', () => {
    expect(removalOf(own, undefined, before)).toEqual({ shiftIds: ['monday', 'tuesday'] })
    expect(removalOf(own, undefined, between)).toEqual({ shiftIds: ['tuesday'] })
    expect(removalOf(own, ['tuesday', 'tuesday'], before)).toEqual({ shiftIds: ['tuesday'] })
  })

  it.each([
    ['a shift that is not theirs', own, ['sunday'], before, 'errors.hiring.not_hired'],
    ['nothing is theirs', [], undefined, before, 'errors.hiring.not_hired'],
    ['a shift that was worked', own, ['monday'], between, 'errors.hiring.shift_over'],
    ['all is over', own, undefined, after, 'errors.hiring.shift_over'],
  ] as const)('nothing where %s', (_, shifts, wanted, now, key) => {
    expect(removalOf(shifts, wanted, now)).toMatchObject({ refusal: { key } })
  })
})
