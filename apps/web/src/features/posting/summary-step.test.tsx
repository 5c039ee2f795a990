import { listJobOptions } from '@renfort/contract/catalogue.ts'
import { acknowledgeFindings } from '@renfort/contract/legal-guard.ts'
import { confirmMission, type Mission, updateMission } from '@renfort/contract/mission.ts'
import { readCompletion } from '@renfort/contract/organisation.ts'
import { readSecondFactor } from '@renfort/contract/second-factor.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { errorSentence } from '../../platform/error-words.ts'
import { aCompletion } from '../../testing/a-completion.ts'
import { aMission, missionId } from '../../testing/a-mission.ts'
import { aShift } from '../../testing/a-shift.ts'
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
import { jobOptions } from '../../testing/job-options.ts'
import { noSecondFactor } from '../../testing/no-second-factor.ts'
import { showSummaryStep, wholeDraft } from '../../testing/show-summary-step.tsx'

const posted = aMission({ ...wholeDraft, status: 'submitted', selectionStatus: 'new' })

const post = () => byRole('button', 'Publier la mission')
const check = (user: UserEvent) => user.click(byRole('checkbox', /^J’ai vérifié/))
const note = () => byRole('textbox', /^Note pour Renfort/)

describe('the posting of a mission', () => {
  it('SUM-14 SUM-15 says what it costs, without and with tax', async () => {
    await showSummaryStep()
    const panel = within(byRole('region', 'Publier la mission'))
    expect(await panel.findByText('184,28 €')).toBeDefined()
    expect(panel.getByText('221,13 €')).toBeDefined()
  })

  it('SUM-17 SUM-18 SUM-19 is sent once it is confirmed, after its note, then leads to its week', async () => {
    const sent = answer(confirmMission, () => posted)
    const notes = answer(updateMission, ({ body }) =>
      aMission({ ...wholeDraft, sideNote: body.sideNote ?? null }),
    )
    const { user, onLeave } = await showSummaryStep()
    expect(isClosed(post())).toBe(true)
    expect(saidOf(post())).toEqual(['Cochez la case de confirmation pour publier.'])
    await user.type(note(), 'Portail bleu')
    await check(user)
    await press(user, 'Publier la mission')
    const dialog = within(await soonByRole('dialog', 'Votre mission est publiée'))
    expect(notes.at(-1)?.body).toMatchObject({ sideNote: 'Portail bleu' })
    expect(sent).toEqual([{ params: { id: missionId }, body: {} }])
    expect(dialog.getAllByRole('listitem')).toHaveLength(3)
    await user.click(dialog.getByRole('button', { name: 'Voir le planning' }))
    expect(onLeave).toHaveBeenCalledExactlyOnceWith({ week: 50, year: 2026 })
  })

  it('ASVS 6.3.3 then offers a second factor to who has none, and never before', async () => {
    answer(confirmMission, () => posted)
    const { user } = await showSummaryStep()
    const asked = answer(readSecondFactor, () => ({ ...noSecondFactor, isOffered: true }))
    await check(user)
    expect(asked).toEqual([])
    await press(user, 'Publier la mission')
    const link = await soonByRole('link', 'Activer la double authentification')
    expect(link.getAttribute('href')).toBe('/me/profile')
  })

  it('SUM-17 takes along a note that could not be saved', async () => {
    const sent = answer(confirmMission, () => posted)
    answer(updateMission, () => refused('errors.internal'))
    const { user } = await showSummaryStep()
    await user.type(note(), 'Portail bleu')
    await check(user)
    await press(user, 'Publier la mission')
    await soonByRole('dialog', 'Votre mission est publiée')
    expect(sent).toEqual([{ params: { id: missionId }, body: { sideNote: 'Portail bleu' } }])
  })

  it.each<[string, Partial<Mission>, Parameters<typeof errorSentence>[0], string | null]>([
    ['a motive', { motiveId: null }, 'errors.task.motive_missing', 'motive'],
    ['a planning', { shifts: [] }, 'errors.task.planning_missing', null],
    ['an address', { location: null }, 'errors.task.address_missing', 'details#address'],
    ['a manager', { managerId: null }, 'errors.task.manager_missing', 'details#manager'],
  ])('waits for %s, with the way to it', async (_what, changes, key, step) => {
    const { user } = await showSummaryStep(changes)
    await check(user)
    expect(saidOf(post())).toEqual(['Complétez d’abord ce qui manque.'])
    const link = screen.getByRole('link', { name: `Compléter\u202f: ${errorSentence(key)}` })
    const address = `/taskPosting/${missionId}/${step ?? ''}`
    expect(link.getAttribute('href')?.startsWith(address)).toBe(true)
  })

  it('SUM-09 says that there is no risk, and never calls shifts fine that have begun', async () => {
    await showSummaryStep({ risks: [], shifts: [aShift('2024-12-02')] })
    const risks = screen
      .getAllByRole('term')
      .find((term) => term.textContent === 'Risques du poste')
    expect(risks?.nextElementSibling?.textContent).toBe('Aucun risque particulier')
    expect(screen.queryByText(/^Conforme/)).toBeNull()
    const sentence = errorSentence('errors.shift.past_forbidden')
    expect(byRole('link', `Compléter\u202f: ${sentence}`)).toBeDefined()
  })

  it('opens the dialog of a rate that is missing', async () => {
    const { user } = await showSummaryStep({ hourlyRate: null })
    const sentence = errorSentence('errors.task.rate_missing')
    await user.click(byRole('button', `Compléter\u202f: ${sentence}`))
    expect(await soonByRole('dialog', /Taux horaire/)).toBeDefined()
  })

  it('L1251-43 shows the term of the contract on protective equipment, and asks who supplies it', async () => {
    answer(listJobOptions, () => jobOptions)
    const gloves = { id: 'gants', name: 'Gants', custom: false, group: 'Safety' } as const
    const { user } = await showSummaryStep({ equipments: [{ ...gloves, providedBy: null }] })
    expect(
      await screen.findByText(/^Le contrat dira que votre entreprise fournit «\s*Gants\s*»/),
    ).toBeDefined()
    await check(user)
    expect(isClosed(post())).toBe(false)
    await press(user, 'Dire qui les fournit')
    expect(await soonByRole('dialog', /Équipements de protection/)).toBeDefined()
  })

  it.each([
    ['errors.job_description.high_risk_unanswered', 'job-description', 'link'],
    ['errors.job_description.risk_missing', 'summary', 'button'],
    ['errors.job_description.subtask_missing', 'summary', 'button'],
  ] as const)('L1251-43 leads to where %s is put right', async (key, section, role) => {
    answer(confirmMission, () => refused(key, { missing: [{ key, section }] }))
    const { user } = await showSummaryStep()
    await check(user)
    await press(user, 'Publier la mission')
    expect(await soonByRole(role, `Compléter\u202f: ${errorSentence(key)}`)).toBeDefined()
  })

  it('waits for an answer to each point of the law', async () => {
    const { user } = await showSummaryStep({ shifts: [aShift('2026-12-07', { breakDuration: 0 })] })
    const sent = answer(acknowledgeFindings, () => ({ findings: [], previous: [] }))
    await check(user)
    expect(saidOf(post())).toEqual(['Corrigez ou maintenez d’abord chaque point de droit.'])
    expect(screen.getByText(/^Un point de droit attend votre réponse\./)).toBeDefined()
    await user.click(post())
    expect(sent).toEqual([])
  })

  it('says what the API finds missing, until the mission changes', async () => {
    const key = 'errors.task.department_missing'
    const sent = answer(confirmMission, () =>
      refused(key, { missing: [{ key, section: 'details' }] }),
    )
    const { user } = await showSummaryStep()
    await check(user)
    await press(user, 'Publier la mission')
    expect(await soonByRole('link', `Compléter\u202f: ${errorSentence(key)}`)).toBeDefined()
    expect(sent).toHaveLength(1)
    expect(isClosed(post())).toBe(true)
    expect(toasts()).toEqual([])
    expect(hasRole('dialog', /./)).toBe(false)
  })

  it('SUM-23 stops at settings that are not complete', async () => {
    const sent = answer(confirmMission, () => posted)
    const { user } = await showSummaryStep()
    answer(readCompletion, () => aCompletion({ paymentInformations: 'incomplete' }))
    await check(user)
    await press(user, 'Publier la mission')
    const dialog = await soonByRole('dialog', /./)
    const items = within(dialog).getAllByRole('listitem')
    expect(items).toHaveLength(5)
    expect(
      items.filter(({ textContent }) => /à compléter|manquant/i.test(textContent)),
    ).toHaveLength(1)
    expect(sent).toEqual([])
  })

  it('SUM-17 keeps a note that could not be saved', async () => {
    answer(updateMission, () => refused('errors.internal'))
    const { user } = await showSummaryStep()
    await user.type(note(), 'Portail bleu')
    await user.tab()
    expect(await screen.findByText('Non enregistré')).toBeDefined()
    expect(note()).toHaveProperty('value', 'Portail bleu')
    const sent = answer(updateMission, () => aMission({ ...wholeDraft, sideNote: 'Portail bleu' }))
    await press(user, 'Réessayer')
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({ id: missionId, sideNote: 'Portail bleu' }),
    )
  })
})
