import { expect, it, vi } from 'vitest'
import { createConnection } from './connection.ts'

it('is lost once, and comes back with the next answer', () => {
  const connection = createConnection(true)
  const changed = vi.fn<() => void>()
  const returned = vi.fn<() => void>()
  connection.subscribe(changed)
  const leave = connection.onReturn(returned)
  connection.answered()
  connection.lost()
  connection.lost()
  expect([connection.isLost(), changed.mock.calls.length, returned.mock.calls.length]).toEqual([
    true,
    1,
    0,
  ])
  connection.answered()
  expect([connection.isLost(), changed.mock.calls.length, returned.mock.calls.length]).toEqual([
    false,
    2,
    1,
  ])
  leave()
  connection.lost()
  connection.answered()
  expect(returned).toHaveBeenCalledOnce()
})

it('starts as the browser says', () => {
  expect(createConnection(false).isLost()).toBe(true)
})
