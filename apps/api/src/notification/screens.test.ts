import { describe, expect, it, vi } from 'vitest'
import { createNews } from '../platform/database/news.ts'
import { createScreens, type Screen } from './screens.ts'

const company = 'company'
const aScreen = (look: () => Promise<void> = async () => undefined) =>
  ({
    organisationId: company,
    sessionId: 'session',
    look: vi.fn<() => Promise<void>>(look),
    end: vi.fn<() => void>(),
  }) satisfies Screen

describe('the screens of a process', () => {
  it('end when the process is told to stop, and no new one opens', () => {
    const ending = new AbortController()
    const screens = createScreens(createNews(), {
      ending: ending.signal,
      prepare: async () => undefined,
    })
    const screen = aScreen()
    expect(screens.add(screen)).not.toBeNull()
    ending.abort()
    expect(screen.end).toHaveBeenCalledOnce()
    expect(screens.add(aScreen())).toBeNull()
  })

  it('look once for many facts, and end where the database is away', async () => {
    const news = createNews()
    const prepare = vi.fn<() => Promise<void>>(async () => undefined)
    const screens = createScreens(news, { ending: new AbortController().signal, prepare })
    const [one, other] = [aScreen(), aScreen(() => Promise.reject(new Error('away')))]
    screens.add(one)
    const leave = screens.add(other)
    for (let n = 0; n < 50; n += 1) news.tell(company)
    await expect.poll(() => one.end.mock.calls.length).toBe(1)
    expect([one.look.mock.calls.length, prepare.mock.calls.length]).toEqual([1, 1])
    leave?.()
    news.tell('another company')
    news.tell(company)
    await expect.poll(() => one.look.mock.calls.length).toBe(2)
  })
})
