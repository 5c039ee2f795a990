import { endSiderSession, moveSiderToCookie } from '@renfort/contract/sider-access.ts'
import { clockSiderShift, listSiderShifts } from '@renfort/contract/sider-work.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answer, refused } from '../testing/api-stand-in.ts'
import { byRole, hasRole, soonByRole } from '../testing/by-role.ts'
import { showSider } from '../testing/show-sider.tsx'
import { moveToken } from './access/move-token.ts'
import { openSession } from './access/open-session.ts'
import { currentSession } from './session.ts'
import { keepPress, keptPresses, sendPresses } from './work/presses.ts'

const nora = { token: '', siderId: '00000000-0000-4000-8000-0000000008a1', firstName: 'Nora' }
const paul = { token: '', siderId: '00000000-0000-4000-8000-0000000008a2', firstName: 'Paul' }
const press = { shiftId: '00000000-0000-4000-8000-0000000008b1', kind: 'start' } as const
const clock = { state: 'working' as const, clockings: [] }

/** What each call sends from now on: its way, its token, its Sider and its cookie. */
function watchCalls() {
  const calls = vi.spyOn(globalThis, 'fetch')
  return () =>
    calls.mock.calls.map(([url, init]) => {
      const headers = new Headers(init?.headers)
      return [
        `${init?.method} ${String(url).replace('/api', '')}`,
        headers.get('token'),
        headers.get('userId'),
        headers.get('session-in'),
      ]
    })
}

/** What another tab of this phone has done. */
async function inAnotherTab(kept: object | null) {
  if (kept === null) localStorage.removeItem('sider.session')
  else localStorage.setItem('sider.session', JSON.stringify(kept))
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'sider.session' }))
  })
}

it('ASVS 3.3.4 the token of an earlier version moves to the cookie, and the presses of that phone stay', async () => {
  openSession({ ...nora, token: 'sider.old' })
  keepPress(nora.siderId, press)
  const sent = watchCalls()
  answer(moveSiderToCookie, () => undefined)
  const clocked = answer(clockSiderShift, () => clock)
  await moveToken()
  expect(JSON.stringify(localStorage)).not.toContain('sider.old')
  expect(keptPresses(nora.siderId)).toHaveLength(1)
  await sendPresses(nora.siderId, () => undefined)
  expect(sent()).toEqual([
    ['POST /sider/sessions/cookie', 'sider.old', nora.siderId, 'sider-cookie'],
    ['POST /sider/clockings', null, nora.siderId, 'sider-cookie'],
  ])
  expect(clocked).toHaveLength(1)
  expect(keptPresses(nora.siderId)).toEqual([])
})

it('stays in use while the server cannot take it', async () => {
  openSession({ ...nora, token: 'sider.old' })
  keepPress(nora.siderId, press)
  const sent = watchCalls()
  answer(moveSiderToCookie, () => refused('errors.unavailable'))
  answer(clockSiderShift, () => clock)
  await moveToken().catch(() => undefined)
  expect(currentSession()?.token).toBe('sider.old')
  await sendPresses(nora.siderId, () => undefined)
  expect(sent().at(-1)).toEqual([
    'POST /sider/clockings',
    'sider.old',
    nora.siderId,
    'sider-cookie',
  ])
})

it('does not come back over a Sider who opens their pages meanwhile', async () => {
  openSession({ ...nora, token: 'sider.old' })
  answer(moveSiderToCookie, () => openSession(paul))
  await moveToken()
  expect(currentSession()).toEqual(paul)
})

it('two Siders in turn on one phone each send what they pressed themselves', async () => {
  openSession(nora)
  keepPress(nora.siderId, press)
  keepPress(nora.siderId, { ...press, kind: 'pause' })
  const sent = watchCalls()
  const onItsWay = Promise.withResolvers<typeof clock>()
  answer(clockSiderShift, () => onItsWay.promise)
  const ofNora = sendPresses(nora.siderId, () => undefined)
  openSession(paul)
  answer(clockSiderShift, () => clock)
  keepPress(paul.siderId, press)
  await sendPresses(paul.siderId, () => undefined)
  onItsWay.resolve(clock)
  await ofNora
  expect(sent().map(([, , userId]) => userId)).toEqual([nora.siderId, paul.siderId])
  expect(keptPresses(nora.siderId).map(({ kind }) => kind)).toEqual(['pause'])
  openSession(nora)
  await sendPresses(nora.siderId, () => undefined)
  expect(sent().at(-1)?.[2]).toBe(nora.siderId)
  expect(keptPresses(nora.siderId)).toEqual([])
})

it('the tabs of a phone show the same Sider, or none', async () => {
  answer(listSiderShifts, () => ({ now: '2026-11-20T10:00:00.000Z', shifts: [], missions: [] }))
  await showSider()
  expect(await screen.findByText(/Nora/)).toBeTruthy()
  await inAnotherTab(paul)
  expect(await screen.findByText(/Paul/)).toBeTruthy()
  await inAnotherTab(null)
  await soonByRole('heading', 'Ouvrir mon espace')
})

it('a page that slept sends nothing of the Sider whose pages were closed since, and shows the other', async () => {
  answer(listSiderShifts, () => ({ now: '2026-11-20T10:00:00.000Z', shifts: [], missions: [] }))
  await showSider()
  keepPress(nora.siderId, press)
  localStorage.setItem('sider.session', JSON.stringify(paul))
  await sendPresses(nora.siderId, () => undefined)
  expect(keptPresses(nora.siderId)).toHaveLength(1)
  await act(async () => void window.dispatchEvent(new Event('pageshow')))
  expect(await screen.findByText(/Paul/)).toBeTruthy()
})

it('who leaves without a network is signed out once it is back, and not once they came again', async () => {
  answer(listSiderShifts, () => ({ now: '2026-11-20T10:00:00.000Z', shifts: [], missions: [] }))
  answer(endSiderSession, () => Promise.reject(new TypeError('Failed to fetch')))
  const user = await showSider()
  await user.click(await soonByRole('button', 'Fermer mon espace sur cet appareil'))
  await soonByRole('heading', 'Ouvrir mon espace')
  expect(hasRole('navigation', 'Pages')).toBe(false)
  const sent = watchCalls()
  const ended = answer(endSiderSession, () => undefined)
  const isBack = () => act(async () => void window.dispatchEvent(new Event('online')))
  await isBack()
  await waitFor(() => expect(ended).toHaveLength(1))
  expect(sent()).toEqual([['DELETE /sider/sessions', null, nora.siderId, 'sider-cookie']])
  await isBack()
  expect(ended).toHaveLength(1)

  answer(endSiderSession, () => Promise.reject(new TypeError('Failed to fetch')))
  act(() => openSession(nora))
  await user.click(await soonByRole('button', 'Fermer mon espace sur cet appareil'))
  act(() => openSession(nora))
  const again = answer(endSiderSession, () => undefined)
  await isBack()
  expect(again).toEqual([])
  expect(byRole('navigation', 'Pages')).toBeTruthy()
})
