import { createJobDescription, type JobDescription } from '@renfort/contract/job-description.ts'
import { cleanup, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aDraftJob, jobId } from '../../../testing/a-job.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import {
  byRole,
  hasRole,
  isClosed,
  press,
  saidOf,
  soonByRole,
  toasts,
} from '../../../testing/by-role.ts'
import { answerJobSteps } from '../../../testing/job-answers.ts'
import { showJobSteps } from '../../../testing/show-job-steps.tsx'
import { writeIn } from '../../../testing/write-in.ts'
import type { JobSearch } from '../job-search.ts'

const onSearch = vi.fn<(search: JobSearch, replaces?: boolean) => void>()
/** The search parameters of the last navigation. */
const shown = () => onSearch.mock.lastCall?.[0]

beforeEach(() => {
  answerJobSteps()
  onSearch.mockClear()
})

const open = (search: JobSearch = { mode: 'create' }, jobs: readonly JobDescription[] = []) =>
  showJobSteps(search, jobs, onSearch)

const next = () => byRole('button', 'Suivant')
const stepOf = (name: string) =>
  within(byRole('navigation', 'Étapes')).getByRole('button', { name: new RegExp(name) })
const title = () => byRole('combobox', 'Métier')

async function chooseTitle(user: UserEvent, name: string) {
  await user.clear(title())
  await user.type(title(), name.slice(0, 3))
  await user.click(await soonByRole('option', new RegExp(`^${name}`)))
}

describe('the first step', () => {
  it('JD-05 JD-06 is the first of five, and the only one that is open', async () => {
    await open()
    const steps = within(byRole('navigation', 'Étapes')).getAllByRole('button')
    expect(steps.map(({ textContent }) => textContent.replace(/^\d/, ''))).toEqual([
      'Poste (en cours)',
      'Conditions (bloquée)',
      'Compétences (bloquée)',
      'Lieu (bloquée)',
      'Salaire (bloquée)',
    ])
    expect(saidOf(steps[1] as HTMLElement)).toContain(
      'Choisissez d’abord le métier et une tâche au moins.',
    )
    expect(saidOf(next())).toContain('Choisissez le métier.')
  })

  it('JD-07 JD-09 JD-10 is sent with the title and a task, and leads to the second', async () => {
    const sent = answer(createJobDescription, () => aDraftJob())
    const { user } = await open()
    await chooseTitle(user, 'Serveur')
    await soonByRole('checkbox', 'Encaisser')
    expect(saidOf(next())).toContain('Choisissez au moins une tâche.')
    await user.click(byRole('checkbox', 'Encaisser'))
    await press(user, 'Suivant')
    await soonByRole('heading', 'Dans quelles conditions\u202f?')
    expect(sent).toEqual([
      {
        body: {
          jobTitleId: 'serveur',
          subtasks: [{ id: 'serveur-2', name: 'Encaisser', custom: false }],
        },
      },
    ])
    // « Back » finds the draft, not the empty form that would create a second one.
    expect(onSearch.mock.calls).toEqual([
      [{ jdid: jobId, mode: 'create', step: 'job' }, true],
      [{ jdid: jobId, mode: 'create', step: 'work-conditions' }, undefined],
    ])
    expect(isClosed(stepOf('Compétences'))).toBe(false)
    expect(saidOf(stepOf('Salaire'))).toContain('Choisissez d’abord les tâches et l’adresse.')
  })

  it('JD-11 JD-12 forgets the tasks with another title, and both where one clears them', async () => {
    const { user } = await open()
    await chooseTitle(user, 'Serveur')
    await user.click(await soonByRole('checkbox', 'Encaisser'))
    await chooseTitle(user, 'Barman')
    expect(await soonByRole('checkbox', 'Encaisser')).toHaveProperty('checked', false)
    await user.click(byRole('checkbox', 'Encaisser'))
    await user.click(byRole('button', 'Effacer le métier et ses tâches'))
    expect(title()).toHaveProperty('value', '')
    expect(saidOf(next())).toContain('Choisissez le métier.')
    expect(hasRole('checkbox', 'Encaisser')).toBe(false)
  })

  it('JD-10 takes a task of the company’s own, and not one that is there', async () => {
    const sent = answer(createJobDescription, () => aDraftJob())
    const { user } = await open()
    await chooseTitle(user, 'Serveur')
    await user.click(await soonByRole('button', 'Ajouter une tâche'))
    const name = () => byRole('textbox', 'Intitulé de la tâche')
    await user.type(name(), 'ENCAISSER')
    expect(saidOf(name())).toContain('Ce nom est déjà dans la liste.')
    expect(isClosed(byRole('button', 'Ajouter'))).toBe(true)
    await user.clear(name())
    await user.type(name(), 'Accueillir{Enter}')
    await press(user, 'Suivant')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body.subtasks).toEqual([{ name: 'Accueillir', custom: true }])
  })

  it('ERR-39 says next to its field that a suffix is too long', async () => {
    const { user } = await open()
    const suffix = () => byRole('textbox', /^Complément du nom/)
    await writeIn(user, suffix(), 'x'.repeat(26))
    expect(saidOf(suffix())).toContain('Le complément du nom a 25 caractères au plus.')
    await writeIn(user, suffix(), 'x'.repeat(25))
    expect(suffix().getAttribute('aria-invalid')).not.toBe('true')
  })

  it('is kept when the page is left and comes back, until it is given up', async () => {
    const { user } = await open()
    await chooseTitle(user, 'Serveur')
    await user.click(await soonByRole('checkbox', 'Encaisser'))
    cleanup()
    const again = await open()
    expect(title()).toHaveProperty('value', 'Serveur')
    expect(await soonByRole('checkbox', 'Encaisser')).toHaveProperty('checked', true)
    await again.user.keyboard('{Escape}')
    await again.user.click(await soonByRole('button', 'Quitter sans enregistrer'))
    await waitFor(() => expect(shown()).toEqual({}))
    cleanup()
    await open()
    expect(title()).toHaveProperty('value', '')
  })

  it('stays with what was chosen when the service is down', async () => {
    answer(createJobDescription, () => refused('errors.unavailable'))
    const { user } = await open()
    await chooseTitle(user, 'Serveur')
    await user.click(await soonByRole('checkbox', 'Encaisser'))
    await press(user, 'Suivant')
    await waitFor(() => expect(toasts()[0]).toMatch(/indisponible/))
    expect(byRole('checkbox', 'Encaisser')).toHaveProperty('checked', true)
    expect(isClosed(next())).toBe(false)
  })
})
