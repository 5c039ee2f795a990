import { openByLink } from '@renfort/contract/sider-access.ts'
import {
  answerSiderHours,
  answerSiderRequest,
  clockSiderShift,
  listSiderHours,
  listSiderRequests,
  listSiderShifts,
  type SiderHours,
} from '@renfort/contract/sider-work.ts'
import { expect, it } from 'vitest'
import { aSiderMission, aSiderShift, siderPay } from '../testing/a-sider-shift.ts'
import { answer } from '../testing/api-stand-in.ts'
import { byRole, soonByRole } from '../testing/by-role.ts'
import { showSider } from '../testing/show-sider.tsx'
import { listen, type Listener } from '../testing/spoken.ts'

const siderId = '00000000-0000-4000-8000-0000000008a1'
const now = '2026-11-20T10:00:00.000Z'

/** A server that knows one mission, from the request to the hours that the company has changed. */
function aServer() {
  const mission = aSiderMission()
  let shift = aSiderShift()
  let stands: 'asked' | 'hired' | 'changed' | 'accepted' = 'asked'
  const planned = { startDate: shift.startDate, endDate: shift.endDate, breaks: [] }
  const hours = (): SiderHours => ({
    id: '00000000-0000-4000-8000-0000000005d1',
    missionId: mission.id,
    title: mission.title,
    companyName: mission.companyName,
    timeZone: mission.timeZone,
    status: stands === 'accepted' ? 'att.validated' : 'att.disputed',
    versions: [
      { origin: 'sider', ...planned },
      { origin: 'company', ...planned, endDate: '2026-11-20T13:30:00.000Z' },
    ],
    companyComment: 'Départ à 14 h 30',
    isBilled: false,
    answerUntil: stands === 'accepted' ? null : '2026-11-23T21:00:00.000Z',
    pay: siderPay,
  })
  answer(openByLink, () => ({
    token: '',
    siderId,
    firstName: 'Nora',
    expiresAt: '2026-12-20T10:00:00.000Z',
  }))
  const request = { mission, shifts: [shift], pay: siderPay, answerUntil: shift.startDate }
  answer(listSiderRequests, () => (stands === 'asked' ? [request] : []))
  answer(listSiderShifts, () =>
    stands === 'asked'
      ? { now, shifts: [], missions: [] }
      : { now, shifts: [shift], missions: [mission] },
  )
  answer(listSiderHours, () => (stands === 'asked' || stands === 'hired' ? [] : [hours()]))
  answer(answerSiderRequest, () => {
    stands = 'hired'
    return { status: 'hired' as const }
  })
  answer(clockSiderShift, ({ body: { id, kind, phoneAt } }) => {
    const clocking = { id, kind, happenedAt: phoneAt, phoneAt, skewMinutes: 0, siteProof: null }
    const state = kind === 'end' ? 'ended' : 'working'
    shift = { ...shift, clock: { state, clockings: [...shift.clock.clockings, clocking] } }
    if (kind === 'end') {
      stands = 'changed'
      shift = { ...shift, hoursStatus: 'att.disputed', isDeclared: true }
    }
    return shift.clock
  })
  answer(answerSiderHours, () => {
    stands = 'accepted'
    return { status: 'att.validated' as const }
  })
}

/** Goes to a button or a link by its name, hears it, and presses it. */
async function choose(
  { goTo, hears, press }: Listener,
  role: 'button' | 'link',
  name: string,
): Promise<void> {
  goTo(await soonByRole(role, name))
  await hears(new RegExp(`^${role}, ${name}`))
  await press('Enter')
}

it('the day of a Sider is heard and done by the keyboard alone, from the link to the accepted hours', async () => {
  aServer()
  await showSider({ isOpen: false, at: `/s/open#${'a'.repeat(43)}` })
  const listener = await listen()
  await choose(listener, 'button', 'Ouvrir mon espace ici')
  await soonByRole('heading', 'Mes missions')

  await choose(listener, 'link', 'Demandes')
  await choose(listener, 'button', 'Accepter')
  await choose(listener, 'button', 'J’accepte la mission')
  await listener.hears(/^polite: C’est accepté/)

  await choose(listener, 'link', 'Missions')
  await choose(listener, 'button', 'Commencer')
  await choose(listener, 'button', 'Terminer')
  await choose(listener, 'button', 'Oui, j’ai terminé')

  await choose(listener, 'link', 'Heures')
  await choose(listener, 'button', 'Accepter ces heures')
  await choose(listener, 'button', 'J’accepte ces heures')
  await listener.hears(/^polite: Vous avez accepté ces heures/)
  expect(byRole('article', 'Service du midi').textContent).toContain('Validées')
})
