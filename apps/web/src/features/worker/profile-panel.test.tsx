import { listRatedWork } from '@renfort/contract/feedback.ts'
import { readWorker } from '@renfort/contract/worker.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, press, soonByRole } from '../../testing/by-role.ts'
import { anOpinion, aRatedWork, feedbackId, ratedSiderId } from '../../testing/rated-work.ts'
import { show } from '../../testing/show.tsx'
import { ProfilePanel } from './profile-panel.tsx'

const panel = <ProfilePanel siderId={ratedSiderId} onClose={() => undefined} />

function answerProfile() {
  answer(readWorker, () => ({
    id: ratedSiderId,
    firstName: 'Léa',
    lastName: 'Petit',
    phoneNumber: '+33611223344',
    email: 'lea@example.test',
    pictureUrl: null,
    isRecommended: true,
    jobTypes: [{ id: 'waiter', name: 'Serveur', workedHours: 10.25, tasksCount: 2 }],
    feedbacks: [
      {
        id: feedbackId,
        createdAt: '2026-12-01T10:00:00.000Z',
        name: 'Camille Durand',
        comment: 'Ponctuelle et soigneuse',
      },
    ],
  }))
  answer(listRatedWork, () => ({
    work: [
      aRatedWork(),
      aRatedWork({
        task: { ...aRatedWork().task, id: feedbackId, name: 'Été' },
        feedbacks: [anOpinion({ workAgain: -1, pro: -1 })],
      }),
    ],
  }))
}

it('ENT-34 G-19 N-38 shows who they are, that they are recommended, and what the company wrote', async () => {
  answerProfile()
  await show(panel)
  await soonByRole('dialog', /^Léa Petit/)
  expect(screen.getByText('Recommandé')).toBeTruthy()
  expect(byRole('link', /^06.11/)).toBeTruthy()
  expect(screen.getByText('Ponctuelle et soigneuse')).toBeTruthy()
  expect(screen.getByText(/^Camille Durand, mar\. 1er déc\. 2026$/)).toBeTruthy()
})

it('FB-01 gives an opinion of each mission from here', async () => {
  answerProfile()
  const { user } = await show(panel)
  await soonByRole('button', 'Avis\u202f: non sur Léa Petit')
  await press(user, 'Donner un avis sur Léa Petit')
  const dialog = await soonByRole('dialog', /^Votre avis sur Léa Petit/)
  expect(dialog.textContent).toContain('Serveur – Noël')
})

it('says that it could not be read', async () => {
  answerProfile()
  answer(readWorker, () => refused('errors.not_found'))
  await show(panel)
  expect((await screen.findByRole('alert')).textContent).toBe('Le profil n’a pas pu être chargé.')
})
