import { describe, expect, it, vi } from 'vitest'
import { createToastQueue } from './toast-queue.ts'

describe('createToastQueue', () => {
  it('shows a sentence once, again each time it is said', () => {
    const queue = createToastQueue()
    const first = queue.add('error', 'Refusé')
    queue.add('success', 'Refusé')
    const again = queue.add('error', 'Refusé')
    expect(again).not.toBe(first)
    expect(queue.snapshot().map(({ tone, id }) => [tone, id])).toEqual([
      ['success', 2],
      ['error', 3],
    ])
  })

  it('keeps the newest four', () => {
    const queue = createToastQueue()
    for (const text of ['1', '2', '3', '4', '5']) queue.add('success', text)
    expect(queue.snapshot().map(({ text }) => text)).toEqual(['2', '3', '4', '5'])
  })

  it('tells its listeners, until they leave', () => {
    const queue = createToastQueue()
    const listener = vi.fn<() => void>()
    const leave = queue.subscribe(listener)
    const id = queue.add('warning', 'a')
    queue.remove(id)
    leave()
    queue.add('warning', 'b')
    expect(listener).toHaveBeenCalledTimes(2)
    expect(queue.snapshot()).toHaveLength(1)
  })
})
