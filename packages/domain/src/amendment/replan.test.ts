import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instant, instantOfMinute } from '../kernel/calendar.ts'
import { type Move, replan, type Replanning, type StaffedShift } from './replan.ts'
import { inParis } from '../testing/in-paris.ts'

const monday = {
  id: 'mon',
  ...inParis,
  startsAt: instant('2026-12-07T08:00:00Z'),
  endsAt: instant('2026-12-07T16:00:00Z'),
  breakMinutes: 60,
  slots: 3,
  siderIds: ['ana', 'bo'],
}
const at = (hours: number) => ({
  ...inParis,
  startsAt: instantOfMinute(29_000_000 + hours * 60),
  endsAt: instantOfMinute(29_000_000 + hours * 60 + 480),
  breakMinutes: 60,
})
const done = (shifts: readonly StaffedShift[], moves: readonly Move[]): Replanning => {
  const answer = replan(shifts, moves)
  if ('refusal' in answer) throw new Error(answer.refusal.key)
  return answer
}

describe('how a planning follows its Siders', () => {
  it('a slot goes with the Sider who leaves; open ones stay', () => {
    const { resized, left, removed, after } = done(
      [monday],
      [{ siderId: 'ana', leaves: ['mon'], takes: [] }],
    )
    expect(resized).toMatchObject([{ id: 'mon', slots: 2, siderIds: ['bo'] }])
    expect(left).toEqual([{ shiftId: 'mon', siderId: 'ana' }])
    expect(removed).toEqual([])
    expect(after).toHaveLength(1)
  })

  it('a shift without slots goes', () => {
    const { removed, after, left } = done(
      [{ ...monday, slots: 2 }],
      ['ana', 'bo'].map((siderId) => ({ siderId, leaves: ['mon'], takes: [] })),
    )
    expect([removed, after, left]).toEqual([['mon'], [], []])
  })

  it('those who take the same hours share a shift; one that is there gets a slot more', () => {
    const takes = [{ shift: at(0) }, { shift: { ...monday, breakMinutes: 60 } }]
    const { added, joined, resized } = done(
      [{ ...monday, siderIds: [] }],
      ['ana', 'bo'].map((siderId) => ({ siderId, leaves: [], takes })),
    )
    expect(added).toMatchObject([{ ...at(0), slots: 2, siderIds: ['ana', 'bo'] }])
    expect(resized).toMatchObject([{ id: 'mon', slots: 5, siderIds: ['ana', 'bo'] }])
    expect(joined.map(({ siderId }) => siderId)).toEqual(['ana', 'bo'])
  })

  it('a shift that all of its Siders move keeps its identity; a part of them gets another', () => {
    const move = (siderId: string) => ({
      siderId,
      leaves: ['mon'],
      takes: [{ shift: at(0), replaces: 'mon' }],
    })
    const all = done([{ ...monday, slots: 2 }], [move('ana'), move('bo')])
    expect(all.moved).toMatchObject([{ id: 'mon', ...at(0), slots: 2, siderIds: ['ana', 'bo'] }])
    expect([all.added, all.removed, all.left]).toEqual([[], [], []])
    const part = done([{ ...monday, slots: 2 }], [move('ana')])
    expect([part.moved, part.added.length, part.resized.length]).toEqual([[], 1, 1])
    const withOpenSlot = done([monday], [move('ana'), move('bo')])
    expect(withOpenSlot).toMatchObject({ moved: [], resized: [{ id: 'mon', slots: 1 }] })
  })

  it('the same hours with another break are two shifts that conflict; 51 slots are too many', () => {
    const take = (breakMinutes: number): Move => ({
      siderId: 'cleo',
      leaves: [],
      takes: [{ shift: { ...monday, breakMinutes } }],
    })
    expect(replan([monday], [take(30)])).toEqual({
      refusal: { key: 'errors.shift.conflict_duplicated' },
    })
    expect(replan([{ ...monday, slots: 50 }], [take(60)])).toMatchObject({
      refusal: { key: 'errors.shift.slots' },
    })
  })

  it('nobody and no open slot is lost or made: what is after is what was, moved', () => {
    const sider = fc.constantFrom('ana', 'bo', 'cleo', 'dan')
    const shifts = fc
      .array(fc.tuple(fc.uniqueArray(sider), fc.integer({ min: 0, max: 3 })), { maxLength: 6 })
      .map((drafts) =>
        drafts.map(([siderIds, open], i) => ({
          ...at(i * 24),
          id: String(i),
          siderIds,
          slots: siderIds.length + open + (siderIds.length + open === 0 ? 1 : 0),
        })),
      )
    fc.assert(
      fc.property(
        shifts,
        fc.uniqueArray(sider),
        fc.integer({ min: 0, max: 160 }),
        (planned, who, to) => {
          const moves = who.map((siderId) => {
            const own = planned.filter(({ siderIds }) => siderIds.includes(siderId))
            const leaves = own.map(({ id }) => id)
            return { siderId, leaves, takes: own.length > 0 ? [{ shift: at(200 + to) }] : [] }
          })
          const { after } = done(planned, moves)
          const open = (all: readonly Pick<StaffedShift, 'slots' | 'siderIds'>[]) =>
            all.reduce((sum, { slots, siderIds }) => sum + slots - siderIds.length, 0)
          expect(open(after)).toBe(open(planned))
          for (const { siderId, takes } of moves) {
            const mine = after.filter(({ siderIds }) => siderIds.includes(siderId))
            expect(mine.map(({ startsAt }) => startsAt)).toEqual(
              takes.map(({ shift }) => shift.startsAt),
            )
          }
        },
      ),
    )
  })
})
