import type { PlanningPresence } from '@renfort/contract/planning.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { polledDay, pollPauses } from './use-week.ts'

const day: PlanningPresence = { now: '2026-12-07T08:00:00.000Z', shifts: [] }
const { everyMs } = pollPauses

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aPage() {
  let isHidden = false
  let change = () => {}
  let answer = async (): Promise<PlanningPresence> => Promise.resolve(day)
  const read = vi.fn<() => Promise<PlanningPresence>>(async () => answer())
  const source = polledDay({
    read,
    isHidden: () => isHidden,
    onVisibility: (call) => {
      change = call
      return () => (change = () => {})
    },
  })
  const hide = (hidden: boolean) => {
    isHidden = hidden
    change()
  }
  const fail = () => (answer = async () => Promise.reject(new Error('down')))
  const mend = () => (answer = async () => Promise.resolve(day))
  return { source, read, hide, fail, mend }
}

describe('who comes today, asked for again and again', () => {
  it('asks at once, then every half minute, until nobody listens', async () => {
    const { source, read } = aPage()
    const hear = vi.fn<(day: PlanningPresence) => void>()
    const stop = source.listen(hear)
    await vi.advanceTimersByTimeAsync(everyMs * 2)
    expect([read.mock.calls.length, hear.mock.calls.length]).toEqual([3, 3])
    stop()
    await vi.advanceTimersByTimeAsync(everyMs * 4)
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('is silent while the page is hidden, and asks when it is shown again', async () => {
    const { source, read, hide } = aPage()
    source.listen(() => {})
    await vi.advanceTimersByTimeAsync(0)
    hide(true)
    await vi.advanceTimersByTimeAsync(everyMs * 10)
    expect(read).toHaveBeenCalledTimes(1)
    hide(false)
    await vi.advanceTimersByTimeAsync(0)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('waits twice as long after each failure, up to five minutes, and as before once it is answered', async () => {
    const { source, read, fail, mend } = aPage()
    fail()
    source.listen(() => {})
    await vi.advanceTimersByTimeAsync(0)
    for (const pause of [2, 4, 8, 10, 10]) {
      const before = read.mock.calls.length
      await vi.advanceTimersByTimeAsync(everyMs * pause - 1)
      expect(read).toHaveBeenCalledTimes(before)
      await vi.advanceTimersByTimeAsync(1)
      expect(read).toHaveBeenCalledTimes(before + 1)
    }
    mend()
    await vi.advanceTimersByTimeAsync(everyMs * 10)
    const answered = read.mock.calls.length
    await vi.advanceTimersByTimeAsync(everyMs)
    expect(read).toHaveBeenCalledTimes(answered + 1)
  })
})
