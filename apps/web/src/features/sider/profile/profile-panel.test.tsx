import { listRatedWork } from '@renfort/contract/feedback.ts'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import { readWorker, setOwnNumber } from '@renfort/contract/company-sider.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, hasRole, press, saidOf, soonByRole } from '../../../testing/by-role.ts'
import { anOpinion, aRatedWork, feedbackId, ratedSiderId } from '../../../testing/rated-work.ts'
import { show } from '../../../testing/show.tsx'
import { ProfileButton } from './profile-button.tsx'
import { ProfilePanel } from './profile-panel.tsx'

const panel = <ProfilePanel siderId={ratedSiderId} onClose={() => undefined} />

function answerProfile(more: Partial<Answer<typeof readWorker>> = {}) {
  const asked = answer(readWorker, () => ({
    id: ratedSiderId,
    firstName: 'Léa',
    lastName: 'Petit',
    ownNumber: null,
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
    ...more,
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
  return asked
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

it('PLAN-09 ENT-34 tells former work, education, what comes next and the contracts', async () => {
  const asked = answerProfile({
    experiences: [
      {
        categories: ['Restauration'],
        companyName: 'Chez Paul',
        name: 'Cheffe de rang',
        duration: 27,
        subtasks: ['Caisse'],
      },
    ],
    educations: [
      {
        schoolName: 'Lycée Hôtelier',
        degree: 'Bac pro',
        fieldOfStudy: 'Service',
        startYear: 2015,
        endYear: 2018,
      },
    ],
    nextShifts: [
      {
        id: feedbackId,
        taskName: 'Serveur – Gala',
        startDate: '2026-12-07T21:00:00.000Z',
        endDate: '2026-12-08T01:00:00.000Z',
        timeZone: 'Europe/Paris',
      },
    ],
    documents: [
      {
        documentId: feedbackId,
        taskName: 'Serveur – Noël',
        status: 'unsigned',
        startDate: '2026-12-24T08:00:00.000Z',
        timeZone: 'Europe/Paris',
      },
    ],
  })
  await show(panel)
  await soonByRole('dialog', /^Léa Petit/)
  const part = (name: string) => byRole('region', name).textContent
  expect(part('Expériences')).toBe('ExpériencesCheffe de rang2 ans\u00a03 moisChez PaulCaisse')
  expect(part('Formation')).toBe('FormationBac pro, Service2015 – 2018Lycée Hôtelier')
  expect(part('Prochains créneaux chez vous')).toMatch(/lun\. 7 déc\. 22:00 – 02:00 \+1$/)
  expect(byRole('link', 'Serveur – Noël').getAttribute('href')).toBe(
    `/contracts/${feedbackId}/signature`,
  )
  expect(asked[0]?.query).toMatchObject({ withExperiences: true, withShifts: true })
})

it('PLAN-09 says which facts are missing', async () => {
  answerProfile()
  await show(panel)
  await soonByRole('dialog', /^Léa Petit/)
  for (const said of [
    'Aucune expérience déclarée.',
    'Aucune formation déclarée.',
    'Aucun créneau à venir.',
  ]) {
    expect(screen.getByText(said)).toBeTruthy()
  }
})

it('WORK-15 the profile opens from wherever a Sider is named', async () => {
  answerProfile()
  const { user } = await show(<ProfileButton siderId={ratedSiderId}>Léa Petit</ProfileButton>)
  await user.click(byRole('button', 'Léa Petit'))
  expect(await soonByRole('dialog', /^Léa Petit/)).toBeTruthy()
})

it('TS-43 saves the company’s own number; a used one is reported at its field', async () => {
  answerProfile({ ownNumber: '00123' })
  const sent = answer(setOwnNumber, ({ body }) =>
    body.ownNumber === '7' ? refused('errors.sider.number_taken') : body,
  )
  const { user } = await show(panel)
  expect(await screen.findByText('00123')).toBeTruthy()
  await press(user, 'Modifier le matricule de Léa Petit')
  const field = await soonByRole('textbox', /^Matricule/)
  await user.clear(field)
  await user.type(field, '7')
  await press(user, 'Enregistrer')
  await screen.findByText('Ce matricule est déjà celui d’un autre Sider.')
  expect(saidOf(field)).toContain('Ce matricule est déjà celui d’un autre Sider.')
  await user.type(field, '8')
  await press(user, 'Enregistrer')
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ ownNumber: '78' }))
})

it('PERM-02 shows a collaborator the number, without the means to change it', async () => {
  answerProfile({ ownNumber: '00123' })
  await show(panel, { as: { role: 'collaborator' } })
  expect(await screen.findByText('00123')).toBeTruthy()
  expect(hasRole('button', /matricule/)).toBe(false)
})
