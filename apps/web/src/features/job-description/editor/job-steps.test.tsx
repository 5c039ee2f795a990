import { type JobDescription, updateJobDescription } from '@renfort/contract/job-description.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aDraftJob, aJob, jobId } from '../../../testing/a-job.ts'
import { anAddress } from '../../../testing/an-address.ts'
import { answer, refused, refusedFields } from '../../../testing/api-stand-in.ts'
import {
  byRole,
  hasRole,
  isClosed,
  press,
  saidOf,
  soonByRole,
  toasts,
} from '../../../testing/by-role.ts'
import { answerJobSteps, claire } from '../../../testing/job-answers.ts'
import { showJobSteps } from '../../../testing/show-job-steps.tsx'
import { writeIn } from '../../../testing/write-in.ts'
import type { JobSearch } from '../job-search.ts'

const onSearch = vi.fn<(search: JobSearch) => void>()
/** The search parameters of the last navigation. */
const shown = () => onSearch.mock.lastCall?.[0]

beforeEach(() => {
  answerJobSteps()
  onSearch.mockClear()
})

const open = (search: JobSearch, jobs: readonly JobDescription[]) =>
  showJobSteps(search, jobs, onSearch)
const openStep = (step: JobSearch['step'], job = aDraftJob()) =>
  open({ mode: 'create', jdid: job.id, step }, [job])

const next = () => byRole('button', 'Suivant')
const finish = () => byRole('button', 'Terminer la fiche')

describe('the work conditions', () => {
  const yes = () => byRole('radio', 'Oui')
  const no = () => byRole('radio', 'Non')
  const saves = () => answer(updateJobDescription, ({ body }) => aDraftJob(body as never))

  it('JD-18 JD-19 JD-20 go on with an answer alone, and with a risk where it is yes', async () => {
    answer(updateJobDescription, () => aDraftJob())
    const { user } = await openStep('work-conditions')
    expect(saidOf(next())).toContain('Dites si le poste présente des risques particuliers.')
    await user.click(yes())
    expect(saidOf(next())).toContain('Indiquez au moins un risque.')
    await user.click(await soonByRole('checkbox', 'Bruit'))
    await waitFor(() => expect(isClosed(next())).toBe(false))
    await user.click(byRole('checkbox', 'Bruit'))
    await waitFor(() => expect(isClosed(next())).toBe(true))
    await user.click(no())
    await waitFor(() => expect(isClosed(next())).toBe(false))
    expect(hasRole('checkbox', 'Bruit')).toBe(false)
  })

  it('JD-17 are saved by themselves once the typing rests', async () => {
    const sent = saves()
    const { user } = await openStep('work-conditions')
    await user.type(byRole('textbox', /^Contexte et objectifs/), 'Terrasse')
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ purpose: 'Terrasse' }))
    await screen.findByText('Enregistré')
    expect(sent.at(-1)?.params).toEqual({ id: jobId })
  })

  it('JD-19 leave a yes without a risk unsent', async () => {
    const sent = saves()
    const { user } = await openStep('work-conditions')
    await user.click(yes())
    await user.type(byRole('textbox', /^Précisions sur les risques/), 'Sol')
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ workConditions: 'Sol' }))
    for (const { body } of sent) expect(body).not.toHaveProperty('hasHighRiskPosition')
  })

  it('JD-16 ask of safety equipment who provides it', async () => {
    const sent = saves()
    const { user } = await openStep('work-conditions')
    await user.click(await soonByRole('combobox', 'Rechercher un équipement de protection'))
    await user.click(await soonByRole('option', 'Gants'))
    await waitFor(() =>
      expect(sent.at(-1)?.body).toEqual({
        equipment: [
          { id: 'gants', name: 'Gants', custom: false, group: 'Safety', providedBy: 'company' },
        ],
      }),
    )
    await user.click(
      byRole('button', 'Ajouter un équipement de protection qui n’est pas dans la liste'),
    )
    await user.type(byRole('textbox', 'Nom de l’équipement'), 'Tablier de cuir')
    expect(saidOf(byRole('button', 'Ajouter'))).toContain('Dites qui fournit cet équipement.')
    await user.click(byRole('radio', 'Le Sider'))
    expect(isClosed(byRole('button', 'Ajouter'))).toBe(false)
  })

  it('that are refused are not sent again until something changes', async () => {
    const sent = answer(updateJobDescription, async () => {
      // The step is drawn when it is sent, and again when it is refused.
      await new Promise((resolve) => setTimeout(resolve, 30))
      return refusedFields(issue(['purpose'], 'errors.field.too_long', { max: 5000 }))
    })
    const { user } = await openStep('work-conditions')
    await user.click(byRole('textbox', /^Contexte et objectifs/))
    await user.paste('Terrasse')
    await waitFor(() =>
      expect(toasts()[0]).toMatch(/^Erreur Étape «\s?Conditions\s?»\. C’est trop long/),
    )
    expect(byRole('textbox', /^Contexte/)).toHaveProperty('value', 'Terrasse')
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(sent).toHaveLength(1)
  })
})

describe('the skills', () => {
  it('JD-15 JD-39 JD-40 are sent each with its level', async () => {
    const sent = answer(updateJobDescription, () => aDraftJob({ hasHighRiskPosition: false }))
    const { user } = await openStep('skills', aDraftJob({ hasHighRiskPosition: false }))
    await user.click(await soonByRole('combobox', 'Rechercher une langue'))
    await user.click(await soonByRole('option', 'Anglais'))
    await user.click(byRole('combobox', /^Niveau\s: Anglais/))
    await user.click(await soonByRole('option', 'Courant'))
    await user.click(byRole('combobox', 'Rechercher un outil'))
    await user.click(await soonByRole('option', 'Tableur'))
    await user.click(byRole('checkbox', 'Permis B'))
    await press(user, 'Suivant')
    await soonByRole('heading', 'Où, et avec qui\u202f?')
    expect(sent[0]?.body).toEqual({
      languageIds: ['en-3'],
      tools: [{ id: 'tableur', name: 'Tableur', custom: false, level: 'beginner' }],
      licenceIds: ['b'],
    })
  })

  it('may stay empty', async () => {
    const { user } = await openStep('skills', aDraftJob({ hasHighRiskPosition: false }))
    await press(user, 'Suivant')
    expect(await soonByRole('heading', 'Où, et avec qui\u202f?')).toBeDefined()
  })

  it.each([
    ['0', true],
    ['601', true],
    ['1,5', true],
    ['600', false],
  ])('JD-41 of an experience of « %s » months are refused: %s', async (typed, isRefused) => {
    const { user } = await openStep('skills', aDraftJob({ hasHighRiskPosition: false }))
    await user.click(await soonByRole('combobox', 'Rechercher une expérience'))
    await user.click(await soonByRole('option', 'Bar'))
    const months = () => byRole('textbox', /^Durée en mois\s: Bar/)
    await writeIn(user, months(), typed)
    expect(saidOf(months()).includes('Écrivez un nombre entier de mois, de 1 à 600.')).toBe(
      isRefused,
    )
    expect(isClosed(next())).toBe(isRefused)
    expect(saidOf(months()).includes('50 ans')).toBe(!isRefused)
  })
})

describe('the place', () => {
  const safe = aDraftJob({ hasHighRiskPosition: false })

  it('JD-13 is one of the favourite addresses, with a manager now or later', async () => {
    const sent = answer(updateJobDescription, () => aDraftJob({ ...safe, location: anAddress() }))
    const { user } = await openStep('location', safe)
    await soonByRole('radio', /^Brasserie/)
    expect(saidOf(next())).toContain('Choisissez l’adresse du poste.')
    await user.click(byRole('radio', /^Brasserie/))
    await user.click(byRole('checkbox', /^Un véhicule est nécessaire/))
    expect(isClosed(next())).toBe(false)
    await user.click(byRole('radio', 'Maintenant'))
    expect(byRole('combobox', 'Nom du responsable')).toHaveProperty('value', 'Claire Morel')
    await press(user, 'Suivant')
    await soonByRole('heading', 'Pour quel salaire\u202f?')
    expect(sent[0]?.body).toEqual({
      locationId: anAddress().id,
      motorized: true,
      managerId: claire.id,
    })
  })

  it('POST-31 offers as managers those who may manage missions', async () => {
    const { user } = await openStep('location', safe)
    await user.click(await soonByRole('radio', 'Maintenant'))
    await user.click(byRole('combobox', 'Nom du responsable'))
    await soonByRole('option', /^Claire Morel/)
    expect(hasRole('option', /^Léo/)).toBe(false)
  })

  it('POST-32 says that the manager is gone', async () => {
    const gone = { ...safe, managerId: '00000000-0000-4000-8000-0000000000a9' }
    await openStep('location', gone)
    const field = await soonByRole('combobox', 'Nom du responsable')
    expect(saidOf(field)[0]).toMatch(/ne peut plus gérer de mission/)
  })
})

describe('the salary', () => {
  const placed = aDraftJob({ hasHighRiskPosition: false, location: anAddress() })
  const rate = () => byRole('textbox', 'Taux horaire brut')

  it('JD-07 JD-14 ends the description: it is saved, said, and shown', async () => {
    const sent = answer(updateJobDescription, () => aJob())
    const { user } = await openStep('salary', placed)
    expect(saidOf(finish())).toContain('Indiquez un taux horaire valable.')
    await writeIn(user, rate(), '13,50')
    expect(saidOf(finish())).toContain('Choisissez le statut du poste.')
    expect(screen.getAllByRole('radio')).toHaveLength(3)
    await user.click(byRole('radio', /^ETAM/))
    await press(user, 'Terminer la fiche')
    await waitFor(() => expect(toasts()).toEqual(['Réussi Fiche de poste créée.']))
    expect(sent[0]?.body).toEqual({ hourlyRate: 13.5, executiveStatus: 'ETAM' })
    expect(shown()).toEqual({ jdid: jobId, mode: 'summary' })
  })

  it.each([
    ['JD-36', '12,49', /^C’est moins que le minimum légal de 12,50/],
    ['JD-14', '13,505', /^Indiquez un montant avec deux décimales/],
    ['JD-14', 'treize', /^Indiquez un montant avec deux décimales/],
  ])('%s refuses « %s »', async (_id, typed, sentence) => {
    const { user } = await openStep('salary', placed)
    await screen.findByText(/^Minimum légal/)
    await writeIn(user, rate(), typed)
    await waitFor(() => expect(saidOf(rate())[0]).toMatch(sentence))
    expect(isClosed(finish())).toBe(true)
  })

  it('JD-14 shows the prices of an hour at the typed rate', async () => {
    const { user } = await openStep('salary', placed)
    expect(screen.getByText('Indiquez le taux horaire pour voir les prix.')).toBeDefined()
    await writeIn(user, rate(), '20')
    const row = await soonByRole('row', /^Dimanche/)
    expect(row.textContent).toMatch(/26,00/)
  })

  it('JD-36 stays open where the server finds the pay too low', async () => {
    answer(updateJobDescription, () => refused('errors.job_description.salary_too_low'))
    const { user } = await openStep('salary', placed)
    await writeIn(user, rate(), '13')
    await user.click(byRole('radio', /^ETAM/))
    await press(user, 'Terminer la fiche')
    await waitFor(() => expect(toasts()[0]).toMatch(/inférieure au minimum légal/))
    expect(rate()).toHaveProperty('value', '13,00')
  })
})
