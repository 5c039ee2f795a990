import { endSiderSession } from '@renfort/contract/sider-access.ts'
import {
  clockSiderShift,
  listSiderHours,
  listSiderShifts,
  readSiderCalendar,
  type SiderShift,
} from '@renfort/contract/sider-work.ts'
import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aSiderMission, aSiderShift } from '../../testing/a-sider-shift.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, soonByRole } from '../../testing/by-role.ts'
import { showSider } from '../../testing/show-sider.tsx'
import { keepPress, keptPresses } from './presses.ts'

const siderId = '00000000-0000-4000-8000-0000000008a1'

/** The shift as the server has it at a moment, which clockings change. */
function serverAt(now: string, shift: SiderShift = aSiderShift(), mission = aSiderMission()) {
  let current = shift
  answer(listSiderShifts, () => ({ now, shifts: [current], missions: [mission] }))
  return {
    clocks: () =>
      answer(clockSiderShift, ({ body: { id, kind, phoneAt } }) => {
        const clocking = { id, kind, happenedAt: phoneAt, phoneAt, skewMinutes: 0, siteProof: null }
        const clockings = [...current.clock.clockings, clocking]
        const state = kind === 'start' || kind === 'resume' ? 'working' : 'ended'
        current = { ...current, clock: { state: kind === 'pause' ? 'onBreak' : state, clockings } }
        return current.clock
      }),
  }
}

const card = () => within(byRole('article', 'Service du midi'))

it('a mission says where, when by the clocks of the place, with whom, and what to bring', async () => {
  serverAt('2026-11-19T10:00:00.000Z')
  await showSider()
  await soonByRole('heading', 'À venir')
  expect(card().getByText('11:00 – 15:00')).toBeTruthy()
  expect(card().getByText('pause 0h30')).toBeTruthy()
  for (const text of ['12 quai du Port, 69002 Lyon', 'Claire Roux', 'Chemise blanche']) {
    expect(card().getByText(text)).toBeTruthy()
  }
  expect(card().getByText('Chaussures de sécurité').parentElement?.textContent).toContain(
    'Vous apportez',
  )
  expect(card().getByText('Tablier').parentElement?.textContent).toContain('L’entreprise fournit')
  expect(card().getByText('Sols glissants')).toBeTruthy()
  const map = byRole('link', 'Itinéraire sur une carte')
  expect(map.getAttribute('href')).toContain(encodeURIComponent('12 quai du Port, 69002 Lyon'))
  expect(hasRole('button', 'Commencer')).toBe(false)
})

it('a place with other clocks says whose hours these are', async () => {
  const mission = aSiderMission({ timeZone: 'America/Cayenne' })
  serverAt('2026-11-19T10:00:00.000Z', aSiderShift(), mission)
  await showSider()
  await screen.findByText('07:00 – 11:00')
  expect(screen.getByText(/Heures du lieu de travail \(.*Guyane.*\)/)).toBeTruthy()
})

it('one large button starts, breaks, resumes and ends; an end is asked once more', async () => {
  const sent = serverAt('2026-11-20T09:55:00.000Z').clocks()
  const user = await showSider()
  await user.click(await soonByRole('button', 'Commencer'))
  await screen.findByText('Au travail')
  await user.click(await soonByRole('button', 'Prendre ma pause'))
  await screen.findByText('En pause')
  expect(hasRole('button', 'Terminer')).toBe(false)
  await user.click(await soonByRole('button', 'Reprendre'))
  await user.click(await soonByRole('button', 'Terminer'))
  expect(sent).toHaveLength(3)
  await user.click(byRole('button', 'Oui, j’ai terminé'))
  await screen.findByText('Aucune mission à venir').catch(() => undefined)
  expect(sent.map(({ body }) => body.kind)).toEqual(['start', 'pause', 'resume', 'end'])
  expect(new Set(sent.map(({ body }) => body.id)).size).toBe(4)
  expect(keptPresses(siderId)).toEqual([])
})

it('a press without an answer stays on the phone and is sent again under its id, in order', async () => {
  const server = serverAt('2026-11-20T09:55:00.000Z')
  const lost = answer(clockSiderShift, () => refused('errors.internal'))
  const user = await showSider()
  await user.click(await soonByRole('button', 'Commencer'))
  await screen.findByText(/À envoyer\s: 1/)
  // The next act follows from what was pressed, not from what was sent.
  await user.click(await soonByRole('button', 'Prendre ma pause'))
  await screen.findByText(/À envoyer\s: 2/)
  const kept = keptPresses(siderId)
  expect(kept.map(({ kind }) => kind)).toEqual(['start', 'pause'])
  expect(lost.every(({ body }) => body.id === kept[0]?.id)).toBe(true)
  const sent = server.clocks()
  await act(async () => void window.dispatchEvent(new Event('online')))
  await screen.findByText('En pause')
  expect(sent.map(({ body }) => [body.id, body.phoneAt])).toEqual(
    kept.map(({ id, phoneAt }) => [id, phoneAt]),
  )
  expect(screen.queryByText(/À envoyer/)).toBeNull()
})

it('a press for a shift that is gone is said with its hour until it was read', async () => {
  serverAt('2026-11-20T09:55:00.000Z')
  answer(clockSiderShift, () => refused('errors.sider.shift_gone'))
  const user = await showSider()
  await user.click(await soonByRole('button', 'Commencer'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/^Début de \d\d:\d\d non retenu\s: Ce créneau n’existe plus/)
  expect(keptPresses(siderId)).toHaveLength(1)
  await user.click(byRole('button', 'J’ai compris'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(keptPresses(siderId)).toEqual([])
})

it('a refused press is still said once its shift has left the list', async () => {
  answer(listSiderShifts, () => ({ now: '2026-11-20T09:55:00.000Z', shifts: [], missions: [] }))
  answer(clockSiderShift, () => refused('errors.sider.shift_gone'))
  keepPress(siderId, { shiftId: aSiderShift().id, kind: 'end' })
  await showSider()
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Fin de .* Appelez votre agence/)
})

it('a phone whose clock is wrong is told, beside the hour that counts', async () => {
  const start = {
    id: '00000000-0000-4000-8000-0000000005c1',
    kind: 'start',
    happenedAt: '2026-11-20T10:00:00.000Z',
    phoneAt: '2026-11-20T13:00:00.000Z',
    skewMinutes: 180,
    siteProof: null,
  } as const
  const clock = { state: 'working', clockings: [start] } as const
  serverAt('2026-11-20T10:05:00.000Z', aSiderShift({ clock: { ...clock, clockings: [start] } }))
  await showSider()
  expect((await screen.findByRole('alert')).textContent).toContain('avance de 3h')
  const clocked = byRole('list', 'Pointages')
  expect(clocked.textContent).toBe('Début11:00votre téléphone disait 14:00')
})

it('where the company sends the hours, there is nothing to clock', async () => {
  serverAt('2026-11-20T09:55:00.000Z', aSiderShift(), aSiderMission({ clocks: false }))
  await showSider()
  await screen.findByText(/L’entreprise envoie elle-même vos heures/)
  expect(hasRole('button', 'Commencer')).toBe(false)
})

it('without a network the last answer shows and says so, and goes with who leaves', async () => {
  serverAt('2026-11-19T10:00:00.000Z')
  const user = await showSider()
  await soonByRole('heading', 'À venir')
  answer(listSiderHours, () => [])
  answer(endSiderSession, () => undefined)
  answer(listSiderShifts, () => Promise.reject(new TypeError('Failed to fetch')))
  await user.click(byRole('link', 'Heures'))
  await soonByRole('heading', 'Mes heures')
  await user.click(byRole('link', 'Missions'))
  await screen.findByText(/^Pas de réseau\s: ce que vous voyez date/)
  expect(card().getByText('11:00 – 15:00')).toBeTruthy()
  expect(JSON.stringify(localStorage)).toContain('Service du midi')
  await user.click(byRole('button', 'Fermer mon espace sur cet appareil'))
  await soonByRole('heading', 'Ouvrir mon espace')
  expect(JSON.stringify(localStorage)).not.toContain('Service du midi')
})

it('issue 37 §2 a mission goes to the calendar of the phone, and a refusal is said', async () => {
  serverAt('2026-11-19T10:00:00.000Z')
  const asked = answer(readSiderCalendar, () => ({}))
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:calendar')
  const user = await showSider()
  await user.click(await soonByRole('button', /^Ajouter à mon agenda/))
  await vi.waitFor(() => expect(made).toHaveBeenCalledOnce())
  expect(asked).toEqual([{ query: { missionId: aSiderMission().id } }])
  answer(readSiderCalendar, () => refused('errors.not_found'))
  await user.click(byRole('button', /^Ajouter à mon agenda/))
  await screen.findByRole('alert')
  made.mockRestore()
})
