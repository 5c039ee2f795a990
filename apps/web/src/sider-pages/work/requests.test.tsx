import { answerSiderRequest, listSiderRequests } from '@renfort/contract/sider-work.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aSiderMission, siderPay } from '../../testing/a-sider-shift.ts'
import { answer, type Refused, refused } from '../../testing/api-stand-in.ts'
import { byRole, soonByRole } from '../../testing/by-role.ts'
import { showSider } from '../../testing/show-sider.tsx'

const shift = {
  id: '00000000-0000-4000-8000-0000000005b1',
  startDate: '2026-11-27T10:00:00.000Z',
  endDate: '2026-11-27T14:00:00.000Z',
  breakDuration: 30,
}
const request = {
  mission: aSiderMission(),
  shifts: [shift],
  pay: siderPay,
  answerUntil: shift.startDate,
}

function asked(reply: { status: 'hired' | 'declined' } | Refused) {
  let left = [request]
  answer(listSiderRequests, () => left)
  return answer(answerSiderRequest, () => {
    if ('status' in reply) left = []
    return reply
  })
}
const show = () => showSider({ at: '/s/requests' })
const spaced = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ')

it('a request says its deadline and what it pays, IFM and ICCP apart', async () => {
  asked({ status: 'hired' })
  const user = await show()
  await screen.findByText(/Répondez avant le vendredi 27 novembre, 11:00/)
  await user.click(screen.getByText('Ce que cela paie, en brut'))
  const rows = [...document.querySelectorAll('dl > div')].map((row) => spaced(row.textContent))
  expect(rows).toContain('Heures de base3h30 × 12,50 €/h43,75 €')
  expect(rows.find((row) => row.startsWith('Indemnité de fin de mission'))).toContain('4,38 €')
  expect(rows.find((row) => row.startsWith('Congés payés'))).toContain('4,81 €')
  expect(rows).toContain('Total brut52,94 €')
})

it('an acceptance says what it means before it is given', async () => {
  const sent = asked({ status: 'hired' })
  const user = await show()
  await user.click(await soonByRole('button', 'Accepter'))
  await screen.findByText(/vous vous engagez à venir/)
  expect(sent).toEqual([])
  await user.click(byRole('button', 'J’accepte la mission'))
  await screen.findByText(/Service du midi est dans vos missions/)
  expect(sent).toEqual([{ params: { id: request.mission.id }, body: { status: 'accepted' } }])
  await screen.findByText('Aucune demande')
})

it('who declines gives their reason', async () => {
  const sent = asked({ status: 'declined' })
  const user = await show()
  await user.click(await soonByRole('button', 'Refuser'))
  await user.type(byRole('textbox', /^Votre raison/), 'Trop loin de chez moi')
  await user.click(byRole('button', 'Je refuse la mission'))
  await screen.findByText(/Merci d’avoir répondu/)
  expect(sent[0]?.body).toEqual({ status: 'declined', comment: 'Trop loin de chez moi' })
})

it('an acceptance that cannot be says why, in words, and the other answer stays', async () => {
  asked(refused('errors.hiring.elsewhere', { sider: 'Nora' }))
  const user = await show()
  await user.click(await soonByRole('button', 'Accepter'))
  await user.click(byRole('button', 'J’accepte la mission'))
  expect((await screen.findByRole('alert')).textContent).toContain('Vous travaillez déjà')
  await user.click(byRole('button', 'Annuler'))
  expect(byRole('button', 'Refuser')).toBeTruthy()
})
