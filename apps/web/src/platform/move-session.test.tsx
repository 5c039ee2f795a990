import { logout, moveToCookie, readFeatures } from '@renfort/contract/session.ts'
import { expect, it, vi } from 'vitest'
import { aMe } from '../testing/a-me.ts'
import { answer, refused } from '../testing/api-stand-in.ts'
import { call } from './call.ts'
import { storedSession } from './session.ts'
import { storage } from './storage.ts'
import { leaveSession } from './unsettled-session.ts'

const userId = '00000000-0000-4000-8000-0000000000a1'

/** What an earlier version left in this browser, and what its calls send from now on. */
function anEarlierVersion() {
  storage.write('token', 'secret')
  storage.write('userId', userId)
  answer(readFeatures, () => aMe().features)
  const calls = vi.spyOn(globalThis, 'fetch')
  return () =>
    calls.mock.calls.map(([url, init]) => {
      const headers = new Headers(init?.headers)
      return [String(url).replace('/api', ''), headers.get('token'), headers.get('userId')]
    })
}

it('ASVS 3.3.4 the token of an earlier version moves to the cookie once, before the first calls', async () => {
  const sent = anEarlierVersion()
  answer(moveToCookie, () => undefined)
  await Promise.all([call(readFeatures, {}), call(readFeatures, {})])
  await call(readFeatures, {})
  expect(sent()).toEqual([
    ['/auth/cookie', 'secret', userId],
    ['/feature-flags', null, userId],
    ['/feature-flags', null, userId],
    ['/feature-flags', null, userId],
  ])
  expect(storage.read('token')).toBeNull()
  expect(storedSession()?.userId).toBe(userId)
})

it('stays in use while the server cannot take it', async () => {
  const sent = anEarlierVersion()
  answer(moveToCookie, () => refused('errors.unavailable'))
  await call(readFeatures, {})
  expect(sent().at(-1)).toEqual(['/feature-flags', 'secret', userId])
  expect(storage.read('token')).toBe('secret')
})

it('signing out before it moved ends that session, and what follows waits for it', async () => {
  const sent = anEarlierVersion()
  answer(logout, () => undefined)
  leaveSession()
  expect(storedSession()).toBeNull()
  await call(readFeatures, {}).catch(() => undefined)
  expect(sent()).toEqual([
    ['/auth/logout', 'secret', userId],
    ['/feature-flags', null, null],
  ])
})
