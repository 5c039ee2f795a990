import {
  answerSiderHours,
  declareSiderHours,
  listSiderHours,
  listSiderShifts,
  type SiderHours,
} from '@renfort/contract/sider-work.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aSiderMission, aSiderShift, siderPay } from '../../testing/a-sider-shift.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, soonByRole } from '../../testing/by-role.ts'
import { showSider } from '../../testing/show-sider.tsx'

const now = '2026-11-20T18:00:00.000Z'
const span = (start: string, end: string) => ({
  startDate: `2026-11-20T${start}:00.000Z`,
  endDate: `2026-11-20T${end}:00.000Z`,
})
const disputed: SiderHours = {
  id: '00000000-0000-4000-8000-0000000005d1',
  missionId: aSiderMission().id,
  title: 'Service du midi',
  companyName: 'Maison Lavigne',
  timeZone: 'Europe/Paris',
  status: 'att.disputed',
  versions: [
    { origin: 'shift', ...span('10:00', '14:00'), breaks: [span('11:45', '12:15')] },
    { origin: 'sider', ...span('10:00', '15:00'), breaks: [] },
    { origin: 'company', ...span('10:00', '14:00'), breaks: [span('11:45', '12:15')] },
  ],
  companyComment: 'La pause a été prise.',
  isBilled: false,
  answerUntil: '2026-11-22T22:59:00.000Z',
  pay: siderPay,
}

function server(hours: SiderHours[], isOver = true) {
  answer(listSiderHours, () => hours)
  const shifts = isOver ? [aSiderShift()] : []
  answer(listSiderShifts, () => ({ now, shifts, missions: [aSiderMission()] }))
}
const show = () => showSider({ at: '/s/hours' })
const rows = () =>
  [...document.querySelectorAll('table tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )

it('TS-24 what the company changed stands side by side with what the Sider declared, with its reason', async () => {
  server([disputed], false)
  await show()
  await soonByRole('heading', 'À vérifier')
  expect(rows()).toEqual([
    ['Heure', 'Vous', 'L’entreprise'],
    ['De', '11:00', '11:00'],
    ['À', '16:00', '15:00'],
    ['Pauses', 'aucune', '12:45 – 13:15'],
    ['Travaillé', '5h', '3h30'],
  ])
  expect(screen.getByText('La pause a été prise.')).toBeTruthy()
  expect(screen.getByText(/Répondez avant le dimanche 22 novembre, 23:59/)).toBeTruthy()
})

it.each([
  ['Accepter ces heures', 'J’accepte ces heures', true, /Vous avez accepté/],
  ['Contester', 'Je conteste ces heures', false, /L’agence va regarder/],
])(
  'TS-24 TS-25 « %s » is answered with words of the Sider',
  async (first, confirm, accepted, said) => {
    server([disputed], false)
    const status: SiderHours['status'] = accepted ? 'att.validated' : 'att.conflict'
    const sent = answer(answerSiderHours, () => ({ status }))
    const user = await show()
    await user.click(await soonByRole('button', first))
    await user.type(byRole('textbox', /./), 'Je suis restée')
    await user.click(byRole('button', confirm))
    await screen.findByText(said)
    expect(sent).toEqual([
      { params: { id: disputed.id }, body: { accepted, comment: 'Je suis restée' } },
    ])
  },
)

it.each([
  [false, 'Validées'],
  [true, 'Validées, facturées'],
])(
  'TS-21 TS-26 validated hours, on an invoice: %s, read « %s » and ask for nothing',
  async (isBilled, state) => {
    server([{ ...disputed, status: 'att.validated', isBilled, answerUntil: null }], false)
    await show()
    const line = await soonByRole('article', 'Service du midi')
    expect(within(line).getByText(state)).toBeTruthy()
    expect(within(line).queryAllByRole('button')).toEqual([])
  },
)

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

it('a forgotten end proposes the plan, and only the Sider says that it was so', async () => {
  server([])
  const sent = answer(declareSiderHours, () => ({ hoursId: disputed.id }))
  const user = await show()
  await soonByRole('heading', 'À déclarer')
  expect(
    ['Début', 'Fin', 'Début de la pause', 'Fin de la pause'].map((each) => field(each).value),
  ).toEqual(['11:00', '15:00', '12:45', '13:15'])
  expect(sent).toEqual([])
  await user.clear(field('Fin'))
  await user.type(field('Fin'), '15:30')
  await user.click(byRole('button', 'Confirmer mes heures'))
  await screen.findByText('Vos heures sont parties à l’entreprise.')
  const body = { ...span('10:00', '14:30'), breaks: [span('11:45', '12:15')] }
  expect(sent).toEqual([{ params: { id: aSiderShift().id }, body }])
})

it('a break outside the work is refused beside the form before anything is sent', async () => {
  server([])
  const sent = answer(declareSiderHours, () => ({ hoursId: disputed.id }))
  const user = await show()
  await soonByRole('heading', 'À déclarer')
  await user.clear(field('Fin de la pause'))
  await user.type(field('Fin de la pause'), '16:30')
  await user.click(byRole('button', 'Confirmer mes heures'))
  expect((await screen.findByRole('alert')).textContent).toContain('La pause doit être pendant')
  expect(sent).toEqual([])
})

it('a declaration that the server refuses says why', async () => {
  server([])
  answer(declareSiderHours, () => refused('errors.attendance.overlap'))
  const user = await show()
  await user.click(await soonByRole('button', 'Confirmer mes heures'))
  const said = within(byRole('article', 'Service du midi')).getByRole('alert')
  expect(said.textContent).toContain('un autre de vos créneaux')
})

it('shifts that could not be read are said, beside the hours that were', async () => {
  answer(listSiderHours, () => [disputed])
  answer(listSiderShifts, () => refused('errors.unavailable'))
  await show()
  expect((await screen.findByRole('alert')).textContent).toContain('Réessayez dans une minute')
  expect(byRole('heading', 'À vérifier')).toBeTruthy()
})
