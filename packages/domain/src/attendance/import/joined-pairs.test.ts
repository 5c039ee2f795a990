import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { epochMinuteOf } from '../../kernel/calendar.ts'
import { workedMinutes, workedTimeIssues } from '../declare/worked-time.ts'
import type { ImportedHours } from './import-row.ts'
import { joinedPairs, timeOfPairs } from './joined-pairs.ts'

/** Minutes since midnight of 7 December 2026 in Paris. */
const midnight = Date.parse('2026-12-06T23:00:00Z') / 60_000
const pair = (from: number, until: number, breakMinutes = 0): ImportedHours => ({
  siderId: 'nora',
  startMinute: midnight + from,
  endMinute: midnight + until,
  breakMinutes,
})

describe('pairs of one Sider on one shift', () => {
  it('TS-44 are one presence with a break between, in whatever order', () => {
    const joined = joinedPairs([pair(600, 810), pair(360, 570)])
    expect(joined).toMatchObject({ ...pair(360, 810, 30), pairs: [pair(360, 570), pair(600, 810)] })
    expect(joined && timeOfPairs(joined)).toEqual({
      startDate: '2026-12-07T05:00:00.000Z',
      endDate: '2026-12-07T12:30:00.000Z',
      breaks: [{ startDate: '2026-12-07T08:30:00.000Z', endDate: '2026-12-07T09:00:00.000Z' }],
    })
  })

  it('TS-44 keep the break of each of them', () => {
    const joined = joinedPairs([pair(360, 570, 10), pair(600, 810)])
    expect(joined?.breakMinutes).toBe(40)
    expect(joined && timeOfPairs(joined).breaks).toHaveLength(2)
  })

  it.each([
    ['touch', [pair(360, 600), pair(600, 810)]],
    ['overlap', [pair(360, 610), pair(600, 810)]],
    ['lie within each other', [pair(360, 810), pair(600, 660)]],
    ['come to more than a day', [pair(0, 60), pair(1400, 1441)]],
    ['leave more than ten breaks', Array.from({ length: 12 }, (_, i) => pair(i * 60, i * 60 + 30))],
  ])('TS-44 are none where they %s', (_, pairs) => {
    expect(joinedPairs(pairs)).toBeNull()
  })

  it('TS-33 are a time that may be declared, of the same minutes, whatever they are', () => {
    const lengths = fc.array(
      fc.record({
        gap: fc.integer({ min: 1, max: 60 }),
        work: fc.integer({ min: 2, max: 120 }),
        rest: fc.integer({ min: 0, max: 1 }),
      }),
      { minLength: 1, maxLength: 5 },
    )
    fc.assert(
      fc.property(lengths, (said) => {
        let at = 0
        const pairs = said.map(({ gap, work, rest }) => {
          const from = at + gap
          at = from + work
          return pair(from, at, rest)
        })
        const joined = joinedPairs(pairs)
        if (joined === null) throw new Error('none')
        const time = timeOfPairs(joined)
        expect(workedTimeIssues(time, null)).toEqual([])
        expect(workedMinutes(time)).toBe(said.reduce((sum, { work, rest }) => sum + work - rest, 0))
        expect(epochMinuteOf(time.endDate)).toBe(joined.endMinute)
      }),
    )
  })
})
