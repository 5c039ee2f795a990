import { listSiderShifts, withdrawFromMission } from '@renfort/contract/sider-work.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aSiderMission, aSiderShift } from '../../testing/a-sider-shift.ts'
import { answer } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, soonByRole } from '../../testing/by-role.ts'
import { showSider } from '../../testing/show-sider.tsx'

function workAt(now: string, mission = aSiderMission()) {
  let isLeft = false
  answer(listSiderShifts, () => ({
    now,
    shifts: isLeft ? [] : [aSiderShift()],
    missions: [mission],
  }))
  return answer(withdrawFromMission, () => {
    isLeft = true
    return { openSlots: 1 }
  })
}

it('who cannot come says why in their words, unless they are ill, and leaves the shift', async () => {
  const sent = workAt('2026-11-18T09:00:00.000Z')
  const user = await showSider()
  await user.click(await soonByRole('button', 'Je ne peux pas venir'))
  await screen.findByText(/La place est rouverte/)
  expect(screen.queryByText(/L1251-28/)).toBeNull()
  expect(screen.queryByText(/appelez aussi votre agence/)).toBeNull()
  await user.click(byRole('radio', 'J’ai un empêchement'))
  await user.click(byRole('button', 'Je ne viendrai pas'))
  expect(screen.getByText(/Dites en quelques mots/)).toBeTruthy()
  expect(sent).toEqual([])
  await user.type(byRole('textbox', 'Avec vos mots'), 'Ma voiture est en panne')
  await user.click(byRole('button', 'Je ne viendrai pas'))
  await screen.findByText(/C’est noté/)
  expect(sent.map(({ body }) => body)).toEqual([
    { reason: 'withdrew', comment: 'Ma voiture est en panne', shiftIds: [aSiderShift().id] },
  ])
})

it('L1251-28 who has signed their contract is told for what few reasons the law lets them leave', async () => {
  workAt('2026-11-18T09:00:00.000Z', aSiderMission({ hasSigned: true }))
  const user = await showSider()
  await user.click(await soonByRole('button', 'Je ne peux pas venir'))
  expect(await screen.findByText(/Votre contrat est signé.*L1251-28/)).toBeTruthy()
})

it('in the last day they are asked to call too; a flexible planning is left as a whole', async () => {
  const sent = workAt('2026-11-20T09:00:00.000Z', aSiderMission({ isLeftAsWhole: true }))
  const user = await showSider()
  await user.click(await soonByRole('button', 'Je ne peux pas venir'))
  await screen.findByText(/appelez aussi votre agence/)
  expect(hasRole('radio', 'Ce créneau')).toBe(false)
  await user.click(byRole('button', 'Je ne viendrai pas'))
  await screen.findByText(/C’est noté/)
  expect(sent.map(({ body }) => body)).toEqual([{ reason: 'sick' }])
})

it('a shift that has begun cannot be left', async () => {
  workAt('2026-11-20T10:00:00.000Z')
  await showSider()
  await soonByRole('button', 'Commencer')
  expect(hasRole('button', 'Je ne peux pas venir')).toBe(false)
})
