import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { describe, expect, it } from 'vitest'
import { type MoveRequest, nextAsked } from './move-request.ts'

const days = (by: number, shiftId = 'one'): MoveRequest => ({
  kind: 'gesture',
  missionId: 'mission',
  shiftId,
  gestures: [{ kind: 'days', days: by }],
})
const add: MoveRequest = { kind: 'add', missionId: 'mission', day: isoDate('2026-12-07') }

/** The count and the last of several requests in a row. */
const after = (...requests: (MoveRequest | null)[]) =>
  requests.reduce<ReturnType<typeof nextAsked> | null>(nextAsked, null)

describe('what is asked of the planning', () => {
  it.each<[string, (MoveRequest | null)[], number]>([
    ['keys of one shift are one request', [days(1), days(1), days(-1)], 1],
    ['keys of another shift are another', [days(1), days(1, 'two')], 2],
    ['keys after a pointer has taken a shift are another', [days(1), null, days(1)], 3],
    ['the same day asked twice is asked twice', [add, add], 2],
  ])('%s', (_what, requests, count) => {
    expect(after(...requests)?.count).toBe(count)
  })

  it('keeps every key in order', () => {
    expect(after(days(1), days(-1), days(1))?.request).toMatchObject({
      gestures: [{ days: 1 }, { days: -1 }, { days: 1 }],
    })
  })
})
