import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventBatch } from './event-batch.ts'

let sent: string[][]
let takes: boolean
const limits = { most: 3, restMs: 10_000 }

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  takes = true
})
afterEach(() => vi.useRealTimers())

function batch() {
  return eventBatch<string>((events) => {
    if (takes) sent.push([...events])
    return takes
  }, limits)
}

describe('events of the browser', () => {
  it('G-21 leave together after a rest', () => {
    const { add } = batch()
    add('a')
    vi.advanceTimersByTime(9_000)
    add('b')
    expect(sent).toEqual([])
    vi.advanceTimersByTime(1_000)
    expect(sent).toEqual([['a', 'b']])
    vi.advanceTimersByTime(60_000)
    expect(sent).toHaveLength(1)
  })

  it('G-21 leave at once when there are many, and when the page is left', () => {
    const { add, flush } = batch()
    for (const event of ['a', 'b', 'c', 'd']) add(event)
    expect(sent).toEqual([['a', 'b', 'c']])
    flush()
    expect(sent).toEqual([['a', 'b', 'c'], ['d']])
    flush()
    expect(sent).toHaveLength(2)
  })

  it('G-21 wait while nobody takes them, and never pile up', () => {
    const { add, flush } = batch()
    takes = false
    for (const event of ['a', 'b', 'c', 'lost', 'lost']) add(event)
    flush()
    expect(sent).toEqual([])
    takes = true
    vi.advanceTimersByTime(10_000)
    expect(sent).toEqual([['a', 'b', 'c']])
  })
})
