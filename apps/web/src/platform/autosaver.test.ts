import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAutosaver } from './autosaver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Save = (value: string) => Promise<unknown>

function aSaver(save: Save) {
  const kept: (string | null)[] = []
  const saver = createAutosaver<string>({ delay: 800, keep: (value) => kept.push(value) })
  saver.saveWith(save)
  return { saver, kept }
}

/** A call that the test answers when it chooses. */
function aSlowCall() {
  const answers: { resolve: () => void; reject: () => void }[] = []
  const save = vi.fn<Save>(
    () =>
      new Promise<void>((resolve, reject) => {
        answers.push({ resolve, reject: () => reject(new Error('down')) })
      }),
  )
  return { save, answers }
}

describe('what saves itself', () => {
  it('N-19 waits for a pause, then sends the newest value once', async () => {
    const save = vi.fn<Save>(() => Promise.resolve())
    const { saver, kept } = aSaver(save)
    saver.change('a')
    await vi.advanceTimersByTimeAsync(700)
    saver.change('ab')
    expect(saver.state()).toBe('waiting')
    await vi.advanceTimersByTimeAsync(799)
    expect(save).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(save.mock.calls).toEqual([['ab']])
    expect(saver.state()).toBe('saved')
    expect(kept).toEqual(['a', 'ab', null])
  })

  it('sends one call at a time, the newest value last', async () => {
    const { save, answers } = aSlowCall()
    const { saver } = aSaver(save)
    saver.change('first')
    const done = saver.flush()
    saver.change('second')
    saver.change('third')
    expect(save.mock.calls).toEqual([['first']])
    answers[0]?.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(save.mock.calls).toEqual([['first'], ['third']])
    answers[1]?.resolve()
    expect(await done).toBe(true)
    expect(saver.state()).toBe('saved')
  })

  it('keeps what could not be saved, and sends it again when asked', async () => {
    const { save, answers } = aSlowCall()
    const { saver, kept } = aSaver(save)
    saver.change('typed')
    const failed = saver.flush()
    answers[0]?.reject()
    expect(await failed).toBe(false)
    expect(saver.state()).toBe('failed')
    expect(kept).toEqual(['typed'])
    const again = saver.flush()
    answers[1]?.resolve()
    expect(await again).toBe(true)
    expect(save.mock.calls).toEqual([['typed'], ['typed']])
    expect(kept.at(-1)).toBeNull()
  })

  it('has nothing to do while nothing has changed', async () => {
    const save = vi.fn<Save>(() => Promise.resolve())
    const { saver } = aSaver(save)
    expect(await saver.flush()).toBe(true)
    expect(save).not.toHaveBeenCalled()
  })

  it('neither sends nor keeps what is given up', async () => {
    const save = vi.fn<Save>(() => Promise.resolve())
    const { saver, kept } = aSaver(save)
    saver.change('a')
    saver.drop()
    expect(saver.state()).toBe('saved')
    await vi.advanceTimersByTimeAsync(800)
    expect(await saver.flush()).toBe(true)
    expect(save).not.toHaveBeenCalled()
    expect(kept).toEqual(['a', null])
  })
})
