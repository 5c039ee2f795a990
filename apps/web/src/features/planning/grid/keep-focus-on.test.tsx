import { afterEach, expect, it, vi } from 'vitest'
import { keepFocusOn } from './keep-focus-on.ts'

const wanted = () => document.querySelector<HTMLElement>('[data-wanted]')

function draw() {
  document.body.innerHTML = '<button data-wanted></button><button data-other></button>'
}

afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

it('is there again before the next frame, when the focused element is drawn again', async () => {
  const frames: FrameRequestCallback[] = []
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => frames.push(run))
  draw()
  keepFocusOn(wanted)
  frames.shift()?.(0)
  const former = wanted()
  expect(document.activeElement).toBe(former)
  draw()
  await expect.poll(() => document.activeElement === wanted()).toBe(true)
  expect(wanted()).not.toBe(former)
  expect(frames).toHaveLength(1)
})

it('leaves the focus to who has taken it elsewhere', async () => {
  draw()
  keepFocusOn(wanted)
  await expect.poll(() => document.activeElement === wanted()).toBe(true)
  const other = document.querySelector<HTMLElement>('[data-other]')
  other?.focus()
  document.body.append(document.createElement('p'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.activeElement).toBe(other)
})
