import { sendEvents } from '@renfort/contract/analytics.ts'
import { expect, it, vi } from 'vitest'
import { answer } from '../testing/api-stand-in.ts'
import { show } from '../testing/show.tsx'
import { storage } from './storage.ts'
import { noteScreen } from './analytics.ts'

it('G-21 a screen that closes at once is still reported, in the name of the signed-in user', async () => {
  const sent = answer(sendEvents, () => undefined)
  await show(<p>Les missions</p>, { config: { analytics: true } })
  const calls = vi.spyOn(globalThis, 'fetch')
  noteScreen('/tasks/$status')
  window.dispatchEvent(new Event('pagehide'))
  // Not awaited: the page closes at once.
  const [, init] = calls.mock.calls[0] ?? []
  expect(init).toMatchObject({
    keepalive: true,
    headers: { 'session-in': 'cookie', userId: storage.read('userId') },
  })
  await vi.waitFor(() =>
    expect(sent[0]?.body?.events).toMatchObject([
      { name: 'screen_viewed', properties: { screen: '/tasks/$status' } },
    ]),
  )
})
