import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instant } from '../kernel/calendar.ts'
import { changesToTell, type ShiftToTell, type ToldShift } from './changes-to-tell.ts'

const now = instant('2026-12-02T09:00:00.000Z')
const everything = { covers: () => true, cancelledSince: instant('2026-11-02T09:00:00.000Z') }
const told = (shiftId: string, more: Partial<ToldShift> = {}): ToldShift => ({
  shiftId,
  digest: 'as it was',
  startsAt: instant('2026-12-07T08:00:00.000Z'),
  goneAt: null,
  ...more,
})
const same = (shiftId: string): ShiftToTell => ({ shiftId, digest: 'as it was' })

describe('what a calendar tells anew', () => {
  it.each([
    ['a new shift', [same('a')], [], { changed: ['a'] }],
    ['a shift as it was told', [same('a')], [told('a')], {}],
    ['a changed shift', [{ shiftId: 'a', digest: 'other' }], [told('a')], { changed: ['a'] }],
    ['a shift that is back', [same('a')], [told('a', { goneAt: now })], { changed: ['a'] }],
    ['a shift that is missing', [], [told('a')], { gone: ['a'] }],
    ['a shift that is known to be gone', [], [told('a', { goneAt: now })], {}],
    [
      'a shift that went long ago',
      [],
      [told('a', { goneAt: instant('2026-10-01T09:00:00.000Z') })],
      { dropped: ['a'] },
    ],
  ] as const)('%s', (_name, shifts, before, expected) => {
    const nothing = { changed: [], gone: [], dropped: [] }
    expect(changesToTell(shifts, before, everything)).toEqual({ ...nothing, ...expected })
  })

  it('does not take for gone what a reading does not cover', () => {
    const reach = { ...everything, covers: () => false }
    expect(changesToTell([], [told('a')], reach)).toEqual({
      changed: [],
      gone: [],
      dropped: ['a'],
    })
  })

  it('tells nothing twice: what was written down is the same at the next reading', () => {
    const shift = fc.record({ shiftId: fc.constantFrom('a', 'b', 'c', 'd'), digest: fc.string() })
    const unique = { selector: ({ shiftId }: ShiftToTell) => shiftId, maxLength: 4 }
    fc.assert(
      fc.property(fc.uniqueArray(shift, unique), fc.uniqueArray(shift, unique), (before, after) => {
        const known = before.map((one) => told(one.shiftId, one))
        const { changed, gone, dropped } = changesToTell(after, known, everything)
        const kept = [
          ...after.map((one) => told(one.shiftId, one)),
          ...known
            .filter(({ shiftId }) => gone.includes(shiftId))
            .map((one) => ({ ...one, goneAt: now })),
        ]
        const nothing = { changed: [], gone: [], dropped: [] }
        expect(changesToTell(after, kept, everything)).toEqual(nothing)
        const named = [...changed, ...gone, ...dropped]
        expect(new Set(named).size).toBe(named.length)
      }),
    )
  })
})
