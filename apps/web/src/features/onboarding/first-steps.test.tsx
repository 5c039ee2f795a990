import { type JobDescription, listJobDescriptions } from '@renfort/contract/job-description.ts'
import { countMissions, type MissionCounts } from '@renfort/contract/mission.ts'
import { type CompletionReply, readCompletion } from '@renfort/contract/organisation.ts'
import type { Me } from '@renfort/contract/session.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCompletion } from '../../testing/a-completion.ts'
import { aDraftJob, aJob } from '../../testing/a-job.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, press, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { FirstSteps } from './first-steps.tsx'

const none: MissionCounts = { draft: 0, new: 0, ongoing: 0, upcoming: 0, done: 0, closed: 0 }

interface Company {
  readonly counts?: Partial<MissionCounts>
  readonly completion?: Partial<CompletionReply>
  readonly jobs?: readonly JobDescription[]
  readonly as?: Partial<Me>
  readonly shape?: 'list' | 'icon' | 'bar'
  readonly locale?: 'fr' | 'en'
}

async function open({ counts, completion, jobs = [], as = {}, shape, locale }: Company = {}) {
  const counted = answer(countMissions, () => ({ ...none, ...counts }))
  const completed = answer(readCompletion, () => ({ ...aCompletion(), ...completion }))
  answer(listJobDescriptions, () => [...jobs])
  const view = await show(<FirstSteps shape={shape ?? 'list'} />, {
    as,
    ...(locale === undefined ? {} : { locale }),
  })
  return { ...view, counted, completed }
}

/** Each step with its address; `null` for a step that opens a dialog. */
const steps = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => [
      item.textContent.replace(/^\d/, '').trim(),
      within(item).queryByRole('link')?.getAttribute('href') ?? null,
    ])

describe('the first steps of a company', () => {
  it('AUTH-34 have a screen each, those that are done ticked', async () => {
    await open({
      completion: { legalInformations: 'incomplete', paymentInformations: 'incomplete' },
      jobs: [aDraftJob()],
    })
    await soonByRole('heading', /^Premiers pas/)
    expect(steps()).toEqual([
      ['Présenter l’entreprise (fait)', '/settings/profile'],
      ['Donner le SIRET', '/settings/legal'],
      ['Choisir comment payer', '/settings/payment'],
      ['Confirmer la politique de rémunération (fait)', '/settings/remuneration'],
      ['Décrire le poste', `/job-descriptions?jdid=${aDraftJob().id}`],
      ['Publier une première mission', null],
    ])
    expect(byRole('heading', /2 sur 6/)).toBeDefined()
    expect(byRole('link', /Donner le SIRET/).getAttribute('aria-current')).toBe('step')
  })

  it('AUTH-34 end with the mission, which starts where one is', async () => {
    const { user } = await open({ jobs: [aJob()] })
    await soonByRole('heading', /5 sur 6/)
    await user.click(byRole('button', /Publier une première mission/))
    expect(await soonByRole('dialog', 'Nouvelle mission')).toBeDefined()
  })

  it.each<[string, Company]>([
    ['a mission was posted', { counts: { upcoming: 1 } }],
    ['one was posted and is over', { counts: { done: 1, closed: 1 } }],
    ['the user is no administrator', { as: { role: 'user' } }],
    ['no company is active', { as: { organisation: null } }],
  ])('are out of sight once %s', async (_why, company) => {
    const { counted, completed } = await open(company)
    await waitFor(() => expect(counted).toHaveLength(company.as === undefined ? 1 : 0))
    expect(hasRole('heading', /^Premiers pas/)).toBe(false)
    expect(completed).toEqual([])
  })

  it('stay as long as there are drafts alone', async () => {
    await open({ counts: { draft: 3 } })
    expect(await soonByRole('heading', /^Premiers pas/)).toBeDefined()
  })

  it('are out of sight where the server does not say', async () => {
    const counted = answer(countMissions, () => refused('errors.user.forbidden'))
    await show(<FirstSteps shape="list" />)
    await waitFor(() => expect(counted.length).toBeGreaterThan(0))
    expect(hasRole('heading', /^Premiers pas/)).toBe(false)
  })
})

describe('the first steps in little room', () => {
  it('on a phone are the next one, and all of them on demand', async () => {
    const { user, place } = await open({ shape: 'bar', locale: 'en', jobs: [] })
    const next = await soonByRole('link', 'Next: Describe the job')
    expect(next.getAttribute('href')).toBe('/job-descriptions?mode=create')
    await press(user, 'See all steps, 4 of 6')
    await soonByRole('dialog', 'First steps')
    expect(steps()).toHaveLength(6)
    await user.click(byRole('link', /^Choose how to pay/))
    await waitFor(() => expect(hasRole('dialog', 'First steps')).toBe(false))
    expect(place()).toBe('/settings/payment')
  })

  it('are a button with the progress next to the shrunk navigation', async () => {
    const { user } = await open({ shape: 'icon' })
    await soonByRole('button', 'Premiers pas, 4 sur 6')
    await press(user, 'Premiers pas, 4 sur 6')
    expect(await soonByRole('dialog', 'Premiers pas')).toBeDefined()
  })
})
