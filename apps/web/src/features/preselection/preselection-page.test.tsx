import { listRatedWork } from '@renfort/contract/feedback.ts'
import { downloadFile } from '@renfort/contract/file.ts'
import { readMission, type Mission } from '@renfort/contract/mission.ts'
import {
  type Applicant,
  listApplicants,
  readApplicant,
  updateApplicant,
} from '@renfort/contract/preselection.ts'
import type { Me } from '@renfort/contract/session.ts'
import { readWorker } from '@renfort/contract/company-sider.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { errorSentence } from '../../platform/error-words.ts'
import { mondayForTwo } from '../../testing/a-shift.ts'
import { aMission, missionId } from '../../testing/a-mission.ts'
import { anApplicant } from '../../testing/an-applicant.ts'
import { answer, refused, refusedFields } from '../../testing/api-stand-in.ts'
import {
  byRole,
  hasRole,
  isClosed,
  press,
  saidOf,
  soonByRole,
  toasts,
} from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { PreselectionPage } from './preselection-page.tsx'

const louise = anApplicant()
const paul = anApplicant({ id: '00000000-0000-4000-8000-000000000902', name: 'Paul.Roux' })
const staff = { isInsider: true, actingUntil: '2026-11-23T18:00:00.000Z' }

interface Opening {
  as?: Partial<Me>
  mission?: Partial<Mission>
  locale?: 'fr' | 'en'
}

async function open(applicants: Applicant[], { as, mission, locale }: Opening = {}) {
  answer(listApplicants, () => applicants)
  answer(readMission, () =>
    aMission({
      status: 'submitted',
      selectionStatus: 'ongoing',
      shifts: [mondayForTwo],
      ...mission,
    }),
  )
  const view = await show(<PreselectionPage taskId={missionId} />, {
    ...(as && { as }),
    ...(locale && { locale }),
  })
  await soonByRole('heading', /^(Présélection|Pre-selection)$/)
  return view
}

/** The cell of a row, by the heading of its column. */
function cell(name: string, column: string): HTMLElement {
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  const row = screen
    .getAllByRole('row')
    .find((each) => within(each).queryByText(name, { exact: true }) !== null)
  const found = row && within(row).getAllByRole('cell')[headings.indexOf(column)]
  if (found === undefined) throw new Error(`${name} has no ${column}`)
  return found
}
const decision = (name = 'Louise.Martin') => cell(name, 'Décision')

/** Answers a change as the API does, and applies it. */
function answerChanges(of: Applicant = louise) {
  return answer(updateApplicant, ({ body: { update } }) => {
    const { comment, cvLink, ...others } = update
    return anApplicant({
      ...of,
      ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)),
      ...(comment !== undefined && { comment }),
      ...(cvLink !== undefined && { cvLink }),
    })
  })
}

describe('the applicants', () => {
  it('PRE-01 PRE-09 are read by a company without the tools of the staff', async () => {
    await open([anApplicant({ comment: 'Permis B', cvLink: '/api/download/cv.pdf' })])
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(headings).toEqual([
      'Candidat',
      'Disponibilités',
      'Commentaire',
      'Décision',
      'Fichier CV',
    ])
    expect(within(cell('Louise.Martin', 'Commentaire')).getByText('Permis B')).toBeDefined()
    expect(byRole('link', 'Télécharger le CV de Louise.Martin').getAttribute('href')).toBe(
      '/api/download/cv.pdf',
    )
    expect(hasRole('textbox', /./)).toBe(false)
    expect(hasRole('switch', /./)).toBe(false)
    expect(hasRole('button', /^Copier/)).toBe(false)
  })

  it('PLAN-09 ENT-34 open what they have done and learnt, without how to reach them', async () => {
    const { user } = await open([louise])
    const sent = answer(readApplicant, () => ({
      id: louise.id,
      name: 'Louise.Martin',
      pictureUrl: null,
      jobTypes: [{ id: 'waiter', name: 'Serveur' }],
      experiences: [
        { categories: [], companyName: 'Le Quai', name: 'Serveuse', duration: 26, subtasks: [] },
      ],
      educations: [],
    }))
    await press(user, 'Louise.Martin')
    const panel = within(await soonByRole('dialog', /^Louise\.Martin/))
    expect(await panel.findByText('Le Quai')).toBeDefined()
    expect(panel.getByText('Serveur')).toBeDefined()
    expect(panel.getByText(/^Ses coordonnées vous seront données/)).toBeDefined()
    expect(sent).toEqual([{ params: { taskId: missionId, id: louise.id } }])
  })

  it('PLAN-09 ENT-34 whom the company knows open their whole profile', async () => {
    const siderId = '00000000-0000-4000-8000-000000000777'
    const { user } = await open([anApplicant({ siderId })])
    const sent = answer(readWorker, () => refused('errors.not_found'))
    answer(listRatedWork, () => ({ work: [] }))
    await press(user, 'Louise.Martin')
    await waitFor(() => expect(sent[0]?.params).toEqual({ id: siderId }))
  })

  it('ERR-47 PRE-08 say that a CV could not be downloaded, also by its new address', async () => {
    const louise = anApplicant({ cvLink: '/api/download/old.mark' })
    const { user } = await open([louise])
    answer(listApplicants, () => [{ ...louise, cvLink: '/api/download/new.mark' }])
    const sent = answer(downloadFile, () => refused('errors.download.failed'))
    await user.click(byRole('link', 'Télécharger le CV de Louise.Martin'))
    await waitFor(() => expect(toasts()).toEqual(['Erreur Le fichier n’a pas pu être téléchargé.']))
    expect(sent.map(({ params }) => params.url)).toEqual(['old.mark', 'new.mark'])
  })

  it('PRE-01 say what they have done, here and elsewhere', async () => {
    const waiter = { id: 'waiter', name: 'Serveur' }
    await open([
      anApplicant({
        jobTypes: [waiter, { id: 'cook', name: 'Cuisinier' }],
        experiences: [],
        missionsHere: 2,
        missionsInJob: 1,
        lastMission: { jobTitle: waiter, date: '2026-11-14' },
      }),
    ])
    const said = cell('Louise.Martin', 'Candidat').textContent
    expect(said).toMatch(/^Louise\.Martin.*Expérience\s: Serveur, Cuisinier/)
    expect(said).toMatch(/2 missions chez vous.*1 dans ce métier.*Serveur, 14 novembre 2026/)
  })

  it('PRE-01 say how long they did what, where their profile tells it', async () => {
    await open([
      anApplicant({
        jobTypes: [{ id: 'waiter', name: 'Serveur' }],
        experiences: [
          { name: 'Serveuse', duration: 26 },
          { name: 'Hôtesse', duration: 12 },
          { name: 'Commise', duration: 0 },
        ],
      }),
    ])
    expect(cell('Louise.Martin', 'Candidat').textContent).toMatch(
      /Expérience\s: Serveuse \(2 ans\s2 mois\), Hôtesse \(1 an\), Commise.*N’a pas encore travaillé pour vous/,
    )
  })

  it('PRE-01 say which shifts they can take, and the hours of what stands against the others', async () => {
    const [first, second, third] = ['07', '08', '09'].map((day) => ({
      ...mondayForTwo,
      id: mondayForTwo.id.replace('101', `1${day}`),
      startDate: `2026-12-${day}T08:00:00.000Z`,
      endDate: `2026-12-${day}T16:00:00.000Z`,
    }))
    if (!first || !second || !third) throw new Error('Three shifts are missing.')
    const { user } = await open(
      [
        anApplicant({
          availabilities: [{ startDate: first.startDate, endDate: second.endDate }],
          busy: [
            {
              startDate: '2026-12-07T22:00:00.000Z',
              endDate: '2026-12-08T09:00:00.000Z',
              timeZone: 'Europe/Paris',
            },
          ],
        }),
        paul,
      ],
      { mission: { shifts: [first, second, third] } },
    )
    const said = cell('Louise.Martin', 'Disponibilités')
    await user.click(within(said).getByText('Peut prendre 1 créneau sur 3'))
    const lines = within(said).getAllByRole('listitem').slice(-3)
    expect(lines.map(({ textContent }) => textContent.replace(/\s/g, ' '))).toEqual([
      'Possible : lun. 7 déc. 09:00 – 17:00',
      'Impossible : mar. 8 déc. 09:00 – 17:00Dans une autre de vos missions : lun. 7 déc. 23:00 – 10:00+1le lendemain',
      'Impossible : mer. 9 déc. 09:00 – 17:00Hors de ses disponibilités',
    ])
    const free = cell('Paul.Roux', 'Disponibilités')
    expect(free.textContent).toContain('Libre chez vous\u202f: 3 créneaux sur 3')
  })

  it('PRE-01 say nothing of shifts in a mission that has none', async () => {
    await open([louise], { mission: { shifts: [] } })
    expect(cell('Louise.Martin', 'Disponibilités').textContent).not.toContain('créneau')
  })

  it('PRE-01 say what is not known of them', async () => {
    await open([louise])
    expect(cell('Louise.Martin', 'Disponibilités').textContent).toContain('Non précisées')
    expect(cell('Louise.Martin', 'Commentaire').textContent).toContain('Aucun')
    expect(cell('Louise.Martin', 'Fichier CV').textContent).toContain('Pas de CV')
  })

  it.each([
    ['a day', '2026-12-07T08:00:00.000Z', '2026-12-07T16:00:00.000Z', /7 déc.*9.*17/],
    [
      'days',
      '2026-12-07T08:00:00.000Z',
      '2026-12-11T16:00:00.000Z',
      /7 déc.* 09:00 – .*11 déc.* 17:00/,
    ],
  ])('PRE-01 can come %s, in the time of Paris', async (_what, startDate, endDate, said) => {
    await open([anApplicant({ availabilities: [{ startDate, endDate }] })])
    expect(cell('Louise.Martin', 'Disponibilités').textContent).toMatch(said)
  })

  it.each([
    ['sent', true, 'À valider'],
    ['sent', false, 'Envoyé'],
    ['approved', true, 'Approuvé'],
    ['refused', true, 'Refusé'],
  ] as const)('PRE-02 %s, shown %s, reads « %s »', async (status, visible, label) => {
    await open([anApplicant({ preSelectionStatus: status, visible })], { as: staff })
    expect(within(decision()).getByText(label, { exact: true })).toBeDefined()
  })

  it('counts those who are approved against the Siders needed', async () => {
    const approved = anApplicant({ preSelectionStatus: 'approved' })
    await open([approved, paul])
    expect(screen.getByText('Serveur : 1 sur 2 Siders demandés')).toBeDefined()
  })

  it('are said to be none, in English', async () => {
    await open([], { locale: 'en' })
    expect(screen.getByText('No applicant yet')).toBeDefined()
    expect(screen.getByText('Serveur: 0 of 2 Siders requested')).toBeDefined()
    expect(hasRole('table', 'Applicants')).toBe(false)
  })
})

describe('a decision', () => {
  it('PRE-02 approves, says so, and offers the opposite alone', async () => {
    const sent = answerChanges()
    const { user } = await open([louise, paul])
    await press(user, 'Approuver Louise.Martin')
    await waitFor(() =>
      expect(toasts()).toEqual(['Réussi Candidature de Louise.Martin approuvée.']),
    )
    expect(sent).toEqual([
      {
        params: { id: missionId },
        body: { id: louise.id, update: { preSelectionStatus: 'approved' } },
      },
    ])
    expect(within(decision()).getByText('Approuvé')).toBeDefined()
    expect(hasRole('button', 'Approuver Louise.Martin')).toBe(false)
    expect(hasRole('button', 'Refuser Louise.Martin')).toBe(true)
    expect(hasRole('button', 'Approuver Paul.Roux')).toBe(true)
  })

  it('PRE-03 refuses with a reason, which then shows next to the decision', async () => {
    const sent = answerChanges(paul)
    const { user } = await open([louise, paul])
    await press(user, 'Refuser Paul.Roux')
    await soonByRole('dialog', 'Refuser Paul.Roux')
    const reason = byRole('textbox', 'Motif du refus')
    expect(isClosed(byRole('button', 'Refuser'))).toBe(true)
    await user.type(reason, '  Trop loin de Lyon ')
    await press(user, 'Refuser')
    await waitFor(() => expect(toasts()).toEqual(['Réussi Candidature de Paul.Roux refusée.']))
    expect(sent[0]?.body).toEqual({
      id: paul.id,
      update: { preSelectionStatus: 'refused', refusalReason: 'Trop loin de Lyon' },
    })
    expect(decision('Paul.Roux').textContent).toContain('Trop loin de Lyon')
    expect(hasRole('button', 'Refuser Paul.Roux')).toBe(false)
    expect(hasRole('button', 'Approuver Paul.Roux')).toBe(true)
  })

  it.each([
    ['   ', 'Ce champ est obligatoire.'],
    ['x'.repeat(501), '500 au plus. 1 caractère en trop'],
  ])('PRE-03 says at the reason what is wrong with %#', async (typed, sentence) => {
    const { user } = await open([louise])
    await press(user, 'Refuser Louise.Martin')
    const reason = await soonByRole('textbox', 'Motif du refus')
    await user.click(reason)
    await user.paste(typed)
    await user.tab()
    await waitFor(() => expect(saidOf(reason).join(' ')).toContain(sentence))
    expect(isClosed(byRole('button', 'Refuser'))).toBe(true)
  })

  it('PRE-03 takes a reason of 500 characters', async () => {
    const sent = answerChanges()
    const { user } = await open([louise])
    await press(user, 'Refuser Louise.Martin')
    await user.click(await soonByRole('textbox', 'Motif du refus'))
    await user.paste('x'.repeat(500))
    await press(user, 'Refuser')
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('keeps the reason where the API refuses it, with the problem at its field', async () => {
    answer(updateApplicant, () =>
      refusedFields(issue(['refusalReason'], 'errors.field.too_long', { max: 500 })),
    )
    const { user } = await open([louise])
    await press(user, 'Refuser Louise.Martin')
    await user.type(await soonByRole('textbox', 'Motif du refus'), 'Trop loin')
    await press(user, 'Refuser')
    const reason = byRole('textbox', 'Motif du refus')
    await waitFor(() =>
      expect(saidOf(reason).join(' ')).toContain(
        errorSentence('errors.field.too_long', { max: 500 }),
      ),
    )
    expect(reason).toHaveProperty('value', 'Trop loin')
    expect(toasts()).toEqual([])
  })

  it('says why the API takes none any more, and changes nothing', async () => {
    answer(updateApplicant, () => refused('errors.applicant.selection_over'))
    const { user } = await open([louise])
    await press(user, 'Approuver Louise.Martin')
    await waitFor(() =>
      expect(toasts()).toEqual([`Erreur ${errorSentence('errors.applicant.selection_over')}`]),
    )
    expect(within(decision()).getByText('À valider')).toBeDefined()
  })

  it.each(['closed', 'completed'] as const)(
    'is closed with its reason once the selection is %s',
    async (selectionStatus) => {
      const { user } = await open([louise], { mission: { selectionStatus } })
      for (const name of ['Approuver Louise.Martin', 'Refuser Louise.Martin']) {
        const button = byRole('button', name)
        expect(isClosed(button)).toBe(true)
        expect(saidOf(button)).toEqual([errorSentence('errors.applicant.selection_over')])
        await user.click(button)
      }
      expect(hasRole('dialog', /./)).toBe(false)
    },
  )
})
