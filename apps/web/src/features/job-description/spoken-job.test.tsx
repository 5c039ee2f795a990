import { createJobDescription, listJobDescriptions } from '@renfort/contract/job-description.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aDraftJob } from '../../testing/a-job.ts'
import { answer } from '../../testing/api-stand-in.ts'
import { byRole, soonByRole } from '../../testing/by-role.ts'
import { answerJobSteps } from '../../testing/job-answers.ts'
import { Searched } from '../../testing/searched.tsx'
import { show } from '../../testing/show.tsx'
import { listen } from '../../testing/spoken.ts'
import { JobDescriptionsPage } from './job-descriptions-page.tsx'
import type { JobSearch } from './job-search.ts'

it('JD-05 JD-09 JD-10 describing a job by ear: the choices, what is missing, and the next step', async () => {
  answerJobSteps()
  answer(listJobDescriptions, () => [])
  const sent = answer(createJobDescription, () => aDraftJob())
  await show(
    <Searched<JobSearch> first={{ mode: 'create' }}>
      {(search, onSearch) => (
        <JobDescriptionsPage {...{ search, onSearch }} onMissionCreated={() => undefined} />
      )}
    </Searched>,
    { at: '/job-descriptions' },
  )
  await screen.findByRole('heading', { level: 3 })
  const { goTo, press, type, hears } = await listen()
  goTo(byRole('combobox', 'Métier'))
  await hears(
    'dialog, Nouvelle fiche de poste, modal',
    /^combobox, Métier, Tapez les premières lettres/,
  )
  await type('ser')
  await hears('polite: 2 résultats')
  await press('ArrowDown')
  await hears(/^combobox, Métier, ser, .*expanded, active descendant Serveur Service en salle/)
  await press('Enter')
  await hears(/^combobox, Métier, Serveur, .*not expanded/)
  await soonByRole('checkbox', 'Encaisser')
  goTo(byRole('button', 'Suivant'))
  await hears('button, Suivant, Choisissez au moins une tâche., disabled')
  goTo(byRole('checkbox', 'Encaisser'))
  await hears('checkbox, Encaisser, not checked')
  await press(' ')
  await hears('polite: 1 sélection')
  goTo(byRole('button', 'Suivant'))
  await hears('button, Suivant')
  await press('Enter')
  await hears('heading, Dans quelles conditions ?, level 3')
  expect(sent).toHaveLength(1)
})
