import { clockSiderShift, listSiderShifts } from '@renfort/contract/sider-work.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aSiderMission, aSiderShift } from '../../testing/a-sider-shift.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { hasRole, soonByRole } from '../../testing/by-role.ts'
import { showSider } from '../../testing/show-sider.tsx'
import { keptPresses } from './presses.ts'
import { keepScan } from './scanned-code.ts'

const siderId = '00000000-0000-4000-8000-0000000008a1'
const poster = 'abcdefghijklmnopqrstuv'

function workAt(asksSiteCode: boolean) {
  answer(listSiderShifts, () => ({
    now: '2026-11-20T09:55:00.000Z',
    shifts: [aSiderShift()],
    missions: [aSiderMission({ asksSiteCode })],
  }))
}
const lost = () => answer(clockSiderShift, () => refused('errors.internal'))

it('a typed code goes with one press and waits with it on the phone; the next press is without', async () => {
  workAt(true)
  const sent = lost()
  const user = await showSider()
  await user.type(await soonByRole('textbox', /^Code du site/), '04a17')
  await user.click(await soonByRole('button', 'Commencer'))
  await user.click(await soonByRole('button', 'Prendre ma pause'))
  await screen.findByText(/À envoyer\s: 2/)
  expect(keptPresses(siderId).map(({ siteCode }) => siteCode)).toEqual(['0417', undefined])
  expect(sent[0]?.body.siteCode).toBe('0417')
})

it('a scanned code is said and goes with the press', async () => {
  keepScan(poster)
  workAt(true)
  const sent = lost()
  const user = await showSider()
  await screen.findByText(/Code du site lu/)
  expect(hasRole('textbox', /^Code du site/)).toBe(false)
  await user.click(await soonByRole('button', 'Commencer'))
  await screen.findByText(/À envoyer/)
  expect(sent[0]?.body.siteCode).toBe(poster)
})

it('nothing is asked where the company asks for nothing, and no code is sent', async () => {
  keepScan(poster)
  workAt(false)
  const sent = lost()
  const user = await showSider()
  await user.click(await soonByRole('button', 'Commencer'))
  await screen.findByText(/À envoyer/)
  expect(hasRole('textbox', /^Code du site/)).toBe(false)
  expect(sent[0]?.body).not.toHaveProperty('siteCode')
})

it('what was scanned is no code of a place', () => {
  keepScan('javascript:alert(1)')
  expect(localStorage.getItem('sider.site-scan')).toBeNull()
})
