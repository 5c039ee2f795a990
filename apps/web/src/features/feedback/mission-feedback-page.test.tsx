import { giveFeedback, listRatedWork } from '@renfort/contract/feedback.ts'
import { readWorker } from '@renfort/contract/company-sider.ts'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, isClosed, press, saidOf, soonByRole } from '../../testing/by-role.ts'
import { anOpinion, aRatedWork, ratedSiderId, ratedTaskId } from '../../testing/rated-work.ts'
import { show } from '../../testing/show.tsx'
import { fullName } from '../../platform/person-name.ts'
import { ProfileButton } from '../sider/profile/profile-button.tsx'
import { MissionFeedbackPage } from './mission-feedback-page.tsx'

const page = (
  <MissionFeedbackPage
    taskId={ratedTaskId}
    nameOf={(sider) => <ProfileButton siderId={sider.id}>{fullName(sider)}</ProfileButton>}
  />
)

it('FB-01 N-15 asks at once about the first Sider of whom nothing was said, as the end of a mission', async () => {
  let feedbacks = [anOpinion()].slice(1)
  answer(listRatedWork, ({ query }) => ({
    work: query.taskId === ratedTaskId ? [aRatedWork({ feedbacks })] : [],
  }))
  const sent = answer(giveFeedback, () => {
    feedbacks = [anOpinion()]
    return anOpinion()
  })
  const { user } = await show(page)
  await soonByRole('dialog', /^Votre avis sur Léa Petit/)
  await user.click(byRole('radio', /^Oui/))
  await press(user, 'Suivant')
  await press(user, 'Envoyer l’avis')
  await waitFor(() => expect(hasRole('dialog', /^Votre avis/)).toBe(false))
  expect(sent[0]?.body).toMatchObject({ taskId: ratedTaskId, typeId: 'mission-end' })
  await soonByRole('button', 'Avis\u202f: oui sur Léa Petit')
  expect(byRole('heading', 'Serveur – Noël')).toBeTruthy()
})

it('asks nothing once all was said, and says so', async () => {
  answer(listRatedWork, () => ({ work: [aRatedWork({ feedbacks: [anOpinion()] })] }))
  await show(page)
  await soonByRole('button', /^Avis/)
  expect(hasRole('dialog', /^Votre avis/)).toBe(false)
  expect(byRole('status', '').textContent).toContain('Merci')
})

it('PERM-02 closes what is of another manager, and says why', async () => {
  answer(listRatedWork, () => ({ work: [aRatedWork({ isOpen: false })] }))
  await show(page, { as: { role: 'user' } })
  const button = await soonByRole('button', /^Donner un avis/)
  expect(isClosed(button)).toBe(true)
  expect(saidOf(button)).toEqual(['Vous donnez un avis sur vos propres missions.'])
})

it('says that nobody has worked yet', async () => {
  answer(listRatedWork, () => ({ work: [] }))
  await show(page)
  expect(await soonByRole('heading', 'Personne à évaluer')).toBeTruthy()
})

it('PLAN-09 opens the profile of who is named', async () => {
  answer(listRatedWork, () => ({ work: [aRatedWork({ isOpen: false })] }))
  const sent = answer(readWorker, () => refused('errors.not_found'))
  const { user } = await show(page)
  await user.click(await soonByRole('button', 'Léa Petit'))
  await waitFor(() => expect(sent[0]?.params).toEqual({ id: ratedSiderId }))
})
