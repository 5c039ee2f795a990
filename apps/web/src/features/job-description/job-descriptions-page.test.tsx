import {
  cloneJobDescription,
  createMission,
  deleteJobDescription,
  type JobDescription,
  listJobDescriptions,
  updateJobDescription,
} from '@renfort/contract/job-description.ts'
import { readCompletion } from '@renfort/contract/organisation.ts'
import type { Me } from '@renfort/contract/session.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aCompletion } from '../../testing/a-completion.ts'
import { aDraftJob, aJob, jobId } from '../../testing/a-job.ts'
import { aMe } from '../../testing/a-me.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import {
  byRole,
  hasRole,
  isClosed,
  press,
  saidOf,
  soonByRole,
  toasts,
} from '../../testing/by-role.ts'
import { answerJobSteps } from '../../testing/job-answers.ts'
import { Searched } from '../../testing/searched.tsx'
import { show } from '../../testing/show.tsx'
import { writeIn } from '../../testing/write-in.ts'
import { JobDescriptionsPage } from './job-descriptions-page.tsx'
import type { JobSearch } from './job-search.ts'

const missionId = '00000000-0000-4000-8000-0000000000e1'
const ofNetwork = aJob({
  id: '00000000-0000-4000-8000-000000000a02',
  origin: 'network',
  jobTitle: { id: 'barman', name: 'Barman' },
})
const draft = aDraftJob({ id: '00000000-0000-4000-8000-000000000a03', suffix: 'Terrasse' })
const acting = { actingUntil: '2026-11-23T18:00:00.000Z' }
const group = { id: '00000000-0000-4000-8000-0000000000f0', name: 'Groupe Bellerive' }

beforeEach(() => {
  answerJobSteps()
  answer(readCompletion, () => aCompletion())
  onSearch.mockClear()
})

const onMissionCreated = vi.fn<(id: string) => void>()
const onSearch = vi.fn<(search: JobSearch) => void>()
/** The search parameters of the last navigation. */
const shown = () => onSearch.mock.lastCall?.[0]

async function open(
  search: JobSearch = {},
  jobs: JobDescription[] = [aJob(), ofNetwork, draft],
  as: Partial<Me> = {},
) {
  answer(listJobDescriptions, () => jobs)
  const view = await show(
    <Searched first={search} onSearch={onSearch}>
      {(search, onSearch) => <JobDescriptionsPage {...{ search, onSearch, onMissionCreated }} />}
    </Searched>,
    { as, at: '/job-descriptions' },
  )
  await soonByRole('heading', 'Fiches de poste')
  return view
}
async function openSummary(job = aJob(), as: Partial<Me> = {}) {
  const view = await open({ jdid: job.id }, [job], as)
  await soonByRole('heading', /^Poste$/)
  return view
}
const names = (list: string) =>
  within(byRole('table', list))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const mission = () => byRole('button', 'Créer une mission')

describe('the list', () => {
  it('JD-02 JD-21 parts those of the network from those of the company, and marks drafts', async () => {
    await open()
    expect(names('De votre réseau')).toEqual(['Barman'])
    expect(names('De votre entreprise')).toEqual(['Serveur', 'Serveur – Terrasse'])
    const [, , drafted] = within(byRole('table', 'De votre entreprise')).getAllByRole('row')
    expect(drafted?.textContent).toContain('Brouillon')
  })

  it('finds by every word, in names and towns, and says where nothing matches', async () => {
    const { user } = await open()
    const search = byRole('textbox', 'Rechercher un poste, une ville')
    await user.type(search, 'lyon serv')
    expect(names('De votre entreprise')).toEqual(['Serveur'])
    expect(hasRole('table', 'De votre réseau')).toBe(false)
    await user.type(search, 'zz')
    await user.click(await soonByRole('button', 'Effacer la recherche'))
    expect(names('De votre réseau')).toEqual(['Barman'])
  })

  it('JD-03 JD-04 offers to create the first one, in the panel', async () => {
    const { user } = await open({}, [])
    expect(hasRole('heading', 'Aucune fiche de poste')).toBe(true)
    await user.click(byRole('button', 'Créer une fiche de poste'))
    await soonByRole('dialog', /Nouvelle fiche de poste/)
    expect(shown()).toEqual({ mode: 'create' })
  })

  it('JD-01 says that an address names none, and shows the list', async () => {
    await open({ jdid: '00000000-0000-4000-8000-000000000a99' })
    await waitFor(() => expect(toasts()[0]).toMatch(/n’existe pas ou n’existe plus/))
    expect(shown()).toEqual({})
  })

  it.each([
    ['JD-29', { role: 'collaborator' as const }, 'Vous n’êtes pas autorisé à faire cela.'],
    [
      'JD-33',
      {
        organisation: { ...aMe().organisation, jobDescriptionsLocked: true } as Me['organisation'],
      },
      'Les fiches de poste de votre entreprise ne peuvent pas être modifiées.',
    ],
  ])('%s closes the creation to those who may not, and says why', async (_id, as, reason) => {
    await open({}, [aJob()], as)
    const create = byRole('button', 'Créer une fiche de poste')
    expect(isClosed(create)).toBe(true)
    expect(saidOf(create)).toContain(reason)
  })
})

describe('the summary', () => {
  it('JD-04 is closed by Escape', async () => {
    const { user } = await openSummary()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(shown()).toEqual({}))
  })

  it('JD-30 JD-35 says why it may not be changed', async () => {
    const { user } = await openSummary(ofNetwork)
    const edit = byRole('button', 'Modifier\u202f: Salaire')
    expect(isClosed(edit)).toBe(true)
    expect(saidOf(edit).join()).toMatch(/elle se modifie depuis l’espace du groupe/)
    await user.click(byRole('button', 'Autres actions'))
    const remove = byRole('menuitem', /^Supprimer/)
    expect(isClosed(remove)).toBe(true)
    expect(remove.textContent).toMatch(/depuis l’espace du groupe/)
    expect(isClosed(byRole('menuitem', /^Dupliquer/))).toBe(false)
  })

  it('JD-34 with detached pricing is closed to the company', async () => {
    await openSummary(aJob({ pricingOrigin: 'detached' }))
    expect(saidOf(byRole('button', 'Modifier\u202f: Salaire')).join()).toMatch(/par nos équipes/)
  })

  it('JD-34 with detached pricing is open to staff who act for it', async () => {
    await openSummary(aJob({ pricingOrigin: 'detached' }), acting)
    expect(isClosed(byRole('button', 'Modifier\u202f: Salaire'))).toBe(false)
  })

  it('JD-30 of the network is changed from the space of the group', async () => {
    await openSummary(ofNetwork, { organisation: null, group })
    expect(isClosed(byRole('button', 'Modifier\u202f: Salaire'))).toBe(false)
  })

  it('JD-26 has its identifier for internal staff alone', async () => {
    await openSummary(aJob(), acting)
    expect(screen.getByText(jobId)).toBeDefined()
    expect(hasRole('button', 'Copier l’identifiant')).toBe(true)
  })

  it('JD-26 has none for the company', async () => {
    await openSummary()
    expect(screen.queryByText(jobId)).toBeNull()
  })

  it('JD-31 JD-32 opens the pre-selection to those who act for the company, of its own jobs', async () => {
    const sent = answer(updateJobDescription, () => aJob({ preSelection: true }))
    const { user } = await openSummary(aJob(), acting)
    const toggle = () => byRole('switch', 'Présélection des candidats')
    await user.click(toggle())
    await waitFor(() =>
      expect(sent).toEqual([{ params: { id: jobId }, body: { preSelection: true } }]),
    )
    expect(toggle()).toHaveProperty('checked', true)
  })

  it.each([
    ['JD-32', aJob(), {}, 'Nos équipes l’activent pour vous.'],
    ['JD-31', ofNetwork, acting, 'La présélection ne s’active pas sur une fiche du réseau.'],
  ])('%s closes the pre-selection otherwise, and says why', async (_id, job, as, reason) => {
    await openSummary(job, as)
    expect(saidOf(byRole('switch', 'Présélection des candidats'))).toContain(reason)
    expect(isClosed(byRole('switch', 'Présélection des candidats'))).toBe(true)
  })

  it('says what is missing, and leads there', async () => {
    const { user } = await openSummary(draft)
    expect(saidOf(mission())).toContain('Dites si le poste présente des risques particuliers.')
    await user.click(byRole('button', 'Indiquez un taux horaire valable.'))
    await soonByRole('heading', 'Pour quel salaire\u202f?')
    expect(shown()).toEqual({ jdid: draft.id, mode: 'edit', step: 'salary' })
  })

  it('goes on with the first step that lacks something', async () => {
    const { user } = await openSummary(draft)
    await user.click(byRole('button', 'Compléter la fiche'))
    await soonByRole('heading', 'Dans quelles conditions\u202f?')
    expect(shown()).toEqual({ jdid: draft.id, mode: 'create', step: 'work-conditions' })
  })
})

describe('a change of a step', () => {
  const editSuffix = async () => {
    const view = await open({ jdid: jobId, mode: 'edit', step: 'job' }, [aJob()])
    await soonByRole('heading', 'Quel est le poste\u202f?')
    return view
  }

  it('JD-08 saves what changed alone, says so and shows the summary', async () => {
    const sent = answer(updateJobDescription, () => aJob({ suffix: 'Soir' }))
    const { user } = await editSuffix()
    await writeIn(user, byRole('textbox', /^Complément du nom/), ' Soir ')
    await press(user, 'Enregistrer')
    await waitFor(() => expect(toasts()).toEqual(['Réussi Fiche de poste modifiée.']))
    expect(sent).toEqual([{ params: { id: jobId }, body: { suffix: 'Soir' } }])
    expect(shown()).toEqual({ jdid: jobId, mode: 'summary' })
  })

  it('asks before it is given up, and keeps what was typed after a refusal', async () => {
    answer(updateJobDescription, () => refused('errors.job_description.locked'))
    const { user } = await editSuffix()
    const suffix = () => byRole('textbox', /^Complément du nom/)
    await writeIn(user, suffix(), 'Soir')
    await press(user, 'Enregistrer')
    await waitFor(() => expect(toasts()[0]).toMatch(/ne peuvent pas être modifiées/))
    expect(suffix()).toHaveProperty('value', 'Soir')
    await user.click(byRole('button', 'Annuler'))
    await user.click(await soonByRole('button', 'Continuer la saisie'))
    expect(suffix()).toHaveProperty('value', 'Soir')
  })
})

describe('a mission of a job description', () => {
  it('JD-24 JD-25 is a delegation by default, with or without a suffix', async () => {
    const sent = answer(createMission, () => ({ id: missionId }))
    const { user } = await openSummary()
    await press(user, 'Créer une mission')
    await soonByRole('dialog', 'Nouvelle mission')
    expect(byRole('radio', /^Délégation/)).toHaveProperty('checked', true)
    await user.click(byRole('radio', /^Gestion/))
    await writeIn(user, byRole('textbox', /^Complément du nom/), ' Noël ')
    await press(user, 'Créer la mission')
    await waitFor(() => expect(onMissionCreated).toHaveBeenCalledWith(missionId))
    expect(sent).toEqual([
      { params: { id: jobId }, body: { taskDetails: { type: 'gestion', name: 'Noël' } } },
    ])
  })

  it('JD-24 has a suffix of 25 characters at most', async () => {
    const { user } = await openSummary()
    await press(user, 'Créer une mission')
    await soonByRole('dialog', 'Nouvelle mission')
    const suffix = () => byRole('textbox', /^Complément du nom/)
    await writeIn(user, suffix(), 'x'.repeat(26))
    await waitFor(() => expect(saidOf(suffix())[0]).toMatch(/^Le nom est trop long\s: 25/))
    expect(isClosed(byRole('button', 'Créer la mission'))).toBe(true)
  })

  it('JD-23 waits for the settings of the company: what is missing is listed', async () => {
    answer(readCompletion, () => aCompletion({ paymentInformations: 'incomplete' }))
    const { user } = await openSummary()
    await press(user, 'Créer une mission')
    const dialog = within(await soonByRole('dialog', 'Il manque des informations'))
    const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows.filter((text) => text.endsWith('À compléter'))).toEqual(['PaiementÀ compléter'])
    expect(dialog.getByRole('link', { name: 'Compléter' }).getAttribute('href')).toBe(
      '/settings/payment',
    )
    expect(hasRole('dialog', 'Nouvelle mission')).toBe(false)
  })
})

describe('a copy, or the end, of a job description', () => {
  const act = async (action: RegExp) => {
    const view = await openSummary()
    await view.user.click(byRole('button', 'Autres actions'))
    await view.user.click(byRole('menuitem', action))
    return view
  }

  it('JD-28 duplicates it with another suffix, and shows the copy', async () => {
    const copy = aJob({ id: '00000000-0000-4000-8000-000000000a05', suffix: 'Été' })
    const sent = answer(cloneJobDescription, () => copy)
    const { user } = await act(/^Dupliquer/)
    await soonByRole('dialog', 'Dupliquer la fiche de poste')
    await writeIn(user, byRole('textbox', /^Complément du nom de la copie/), 'Été')
    await press(user, 'Dupliquer')
    await waitFor(() => expect(toasts()).toEqual(['Réussi Fiche de poste dupliquée.']))
    expect(sent).toEqual([{ params: { id: jobId }, body: { suffix: 'Été' } }])
    expect(shown()).toEqual({ jdid: copy.id, mode: 'summary' })
  })

  it('JD-27 deletes it once it is confirmed', async () => {
    const sent = answer(deleteJobDescription, () => undefined)
    const { user } = await act(/^Supprimer/)
    const question = await soonByRole('alertdialog', 'Supprimer cette fiche de poste\u202f?')
    expect(question.textContent).toMatch(/Les missions déjà créées restent/)
    expect(sent).toEqual([])
    await user.click(within(question).getByRole('button', { name: 'Supprimer' }))
    await waitFor(() => expect(toasts()).toEqual(['Réussi Fiche de poste supprimée.']))
    expect(sent).toEqual([{ params: { id: jobId } }])
    await soonByRole('heading', 'Aucune fiche de poste')
  })

  it('JD-27 says nothing else once it is deleted, however long the address takes to follow', async () => {
    answer(deleteJobDescription, () => undefined)
    answer(listJobDescriptions, () => [aJob(), draft])
    const { user } = await show(<SlowlySearched />, { at: '/job-descriptions' })
    await soonByRole('heading', /^Poste$/)
    await user.click(byRole('button', 'Autres actions'))
    await user.click(byRole('menuitem', /^Supprimer/))
    const question = await soonByRole('alertdialog', 'Supprimer cette fiche de poste\u202f?')
    await user.click(within(question).getByRole('button', { name: 'Supprimer' }))
    await waitFor(() => expect(names('De votre entreprise')).toEqual(['Serveur – Terrasse']))
    await waitFor(() => expect(hasRole('heading', /^Poste$/)).toBe(false))
    expect(toasts()).toEqual(['Réussi Fiche de poste supprimée.'])
  })
})

/** The page under a router whose address changes a moment after the navigation. */
function SlowlySearched() {
  const [search, setSearch] = useState<JobSearch>({ jdid: jobId })
  const onSearch = (next: JobSearch) => void window.setTimeout(() => setSearch(next), 20)
  return <JobDescriptionsPage {...{ search, onSearch, onMissionCreated }} />
}
