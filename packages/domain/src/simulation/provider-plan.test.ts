import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { epochMinuteOf, instant } from '../kernel/calendar.ts'
import {
  nextSimulatedHiring,
  shareOf,
  simulatedAnswer,
  simulatedApplications,
  simulatedWithdrawal,
} from './provider-plan.ts'

const postedAt = instant('2026-12-01T09:00:00Z')
const minutesAfter = (at: string) => epochMinuteOf(instant(at)) - epochMinuteOf(postedAt)

describe('a simulated provider', () => {
  it('lets chance decide alike each time, and spread over all shares', () => {
    const shares = Array.from({ length: 2000 }, (_, i) => shareOf(`mission ${i}`))
    expect(shares).toEqual(Array.from({ length: 2000 }, (_, i) => shareOf(`mission ${i}`)))
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const inside = shares.filter((share) => Math.floor(share * 10) === tenth).length
      expect(inside).toBeGreaterThan(120)
      expect(inside).toBeLessThan(280)
    }
  })

  it('answers for a Sider within the hour, most often yes', () => {
    const answers = Array.from({ length: 500 }, (_, i) => simulatedAnswer('m', String(i), postedAt))
    for (const { at } of answers) {
      expect(minutesAfter(at)).toBeGreaterThanOrEqual(5)
      expect(minutesAfter(at)).toBeLessThanOrEqual(60)
    }
    const declined = answers.filter(({ status }) => status === 'declined').length
    expect(declined).toBeGreaterThan(40)
    expect(declined).toBeLessThan(120)
  })

  it('brings more applicants than places, one after the other', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 1, max: 50 }), (id, slots) => {
        const times = simulatedApplications(id, postedAt, slots)
        expect(times).toHaveLength(slots + 2)
        expect(times.map(minutesAfter)).toEqual(times.map(minutesAfter).toSorted((a, b) => a - b))
        expect(minutesAfter(times[0] ?? '')).toBeGreaterThanOrEqual(10)
      }),
    )
  })

  it('hires hourly, always later than asked', () => {
    const first = nextSimulatedHiring('m', postedAt, postedAt)
    expect(minutesAfter(first)).toBeGreaterThanOrEqual(65)
    const second = nextSimulatedHiring('m', postedAt, first)
    expect(minutesAfter(second) - minutesAfter(first)).toBe(60)
    const justBefore = instant(new Date(Date.parse(second) - 1).toISOString())
    expect(nextSimulatedHiring('m', postedAt, justBefore)).toBe(second)
  })

  it('lets one hire in twenty down, from two days to half a day before', () => {
    const left = Array.from({ length: 2000 }, (_, i) =>
      simulatedWithdrawal('m', String(i), postedAt),
    ).filter((each) => each !== null)
    expect(left.length).toBeGreaterThan(60)
    expect(left.length).toBeLessThan(140)
    for (const { at } of left) {
      expect(minutesAfter(at)).toBeGreaterThanOrEqual(-48 * 60)
      expect(minutesAfter(at)).toBeLessThanOrEqual(-12 * 60)
    }
    expect(new Set(left.map(({ reason }) => reason))).toEqual(new Set(['sick', 'withdrew']))
  })
})
