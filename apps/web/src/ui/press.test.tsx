import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { afterPress, pressOver } from './press.ts'

const target = () => screen.getByRole('button')

function show() {
  render(<button type="button">Send</button>)
  return userEvent.setup({ delay: null })
}

/** The list once all pending work is done. */
async function soon(list: readonly string[]): Promise<readonly string[]> {
  await new Promise((resolve) => setTimeout(resolve, 0))
  return [...list]
}

it('what comes during a press waits for its release, and is done at once else', async () => {
  const user = show()
  const done: string[] = []
  target().addEventListener('click', () => done.push('click'))
  afterPress(() => done.push('before'))
  await user.pointer({ keys: '[MouseLeft>]', target: target() })
  void pressOver().then(() => done.push('answer'))
  afterPress(() => done.push('check'))
  expect(await soon(done)).toEqual(['before'])
  await user.pointer({ keys: '[/MouseLeft]', target: target() })
  expect((await soon(done)).toSorted()).toEqual(['answer', 'before', 'check', 'click'])
  expect(done.indexOf('check')).toBeLessThan(done.indexOf('click'))
})

it.each([
  ['is dragged', () => fireEvent.pointerMove(target(), { buttons: 1, clientX: 30 })],
  ['was released where nobody heard it', () => fireEvent.pointerMove(target(), { buttons: 0 })],
  ['scrolls', () => fireEvent.pointerCancel(target())],
  ['opens a menu of the browser', () => fireEvent.contextMenu(target())],
])('nothing waits for a pointer that %s', async (_what, act) => {
  show()
  const done = vi.fn<() => void>()
  fireEvent.pointerDown(target(), { button: 0, isPrimary: true })
  afterPress(done)
  fireEvent.pointerMove(target(), { buttons: 1, clientX: 3 })
  expect(done).not.toHaveBeenCalled()
  act()
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
})

it('a press goes on while a field loses the focus by it', () => {
  show()
  const done = vi.fn<() => void>()
  fireEvent.pointerDown(target(), { button: 0, isPrimary: true })
  afterPress(done)
  fireEvent.blur(target())
  expect(done).not.toHaveBeenCalled()
  fireEvent.pointerCancel(target())
})
