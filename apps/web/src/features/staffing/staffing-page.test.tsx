import { answerRequest, hireSiders, moveSelection, removeHire } from '@renfort/contract/hiring.ts'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { checkHires, listHiringCandidates, readMissionToStaff } from '@renfort/contract/staffing.ts'
import { waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  aHiringCandidate,
  aStaffedMission,
  hugo,
  mondayId,
  nora,
  staffedId,
} from '../../testing/a-staffed-mission.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, isClosed, saidOf, soonByRole, toasts } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { StaffingPage } from './staffing-page.tsx'

const staffed = {
  id: staffedId,
  selectionStatus: 'ongoing',
  hiredSidersCount: 1,
  openSlots: 1,
} as const
const both = [
  aHiringCandidate(),
  aHiringCandidate({ ...hugo, freeShiftIds: [mondayId], freeShifts: 1 }),
]

function candidates(siders = both) {
  answer(listHiringCandidates, () => ({
    siders,
    openShifts: 2,
    total: siders.length,
    limit: 30,
    offset: 0,
  }))
}

type Wanted = Input<typeof checkHires>['body']['assignments']

/** The check finds a legal obstacle for Hugo. */
function checks(withLaw = false) {
  return answer(checkHires, ({ body: { assignments } }) => ({
    siders: (assignments as Wanted).map(({ siderId, shiftIds = [] }) => ({
      id: siderId,
      name: siderId === nora.id ? 'Nora Vidal' : 'Hugo Blanc',
      shiftIds,
      workedMinutes: shiftIds.length * 420,
      obstacle:
        withLaw && siderId === hugo.id
          ? { key: 'errors.hiring.law' as const, params: { sider: 'Hugo Blanc' } }
          : null,
      warnings: [],
      newContract: true,
    })),
    openSlots: 1,
  }))
}

async function open(mission = aStaffedMission()) {
  answer(readMissionToStaff, () => mission)
  const view = await show(<StaffingPage taskId={staffedId} />, {
    as: { isInsider: true, organisation: null },
  })
  await soonByRole('heading', /Réveillon/)
  return view
}
const hireButton = (name: string) => soonByRole('button', `Embaucher ${name}`)

beforeEach(() => candidates())

describe('the page of a mission to staff', () => {
  it('tells the slots of a mission overseas by its clocks, and names them', async () => {
    await open(aStaffedMission({ city: 'Saint-Denis', timeZone: 'Indian/Reunion' }))
    const slots = byRole('region', 'Créneaux')
    const said = slots.textContent.replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(said).toContain('heure de La Réunion')
    expect(said).toContain('12:00 – 20:00')
  })

  it('shows the reasons for the rank of each candidate', async () => {
    candidates([
      aHiringCandidate({
        asked: 'accepted',
        missionsHere: 3,
        missionsInJob: 2,
        isRecommended: true,
        likesCompany: true,
        missingLicences: [
          { id: 'caces', name: 'CACES 5', endsOn: null },
          { id: 'b', name: 'Permis B', endsOn: '2026-12-01' },
        ],
      }),
    ])
    await open()
    const row = (await hireButton('Nora Vidal')).closest('tr')
    expect(row?.textContent).toContain(
      'Demandé, accepte · 2 missions ici à ce poste · Recommandé · Aime y revenir · à 4\u00a0km',
    )
    expect(row?.textContent).toContain('Sans CACES 5 · Permis B jusqu’au 1er décembre 2026')
    expect(row?.textContent).toContain('2 créneaux sur 2')
  })

  it('shows what a hire will do before it is done, then hires for the shifts they are free for', async () => {
    const asked = checks()
    const sent = answer(hireSiders, () => ({ ...staffed, contractsBatch: { id: staffedId } }))
    const { user } = await open()
    await user.click(await hireButton('Hugo Blanc'))
    const dialog = within(await soonByRole('dialog', 'Embaucher 1 Sider'))
    await dialog.findByText(/1 créneau, 7h de travail/)
    expect(sent).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Embaucher' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    const body = { assignments: [{ siderId: hugo.id, shiftIds: [mondayId] }] }
    expect(asked[0]).toMatchObject({ body })
    expect(sent[0]).toMatchObject({ params: { id: staffedId }, body })
    await waitFor(() => expect(toasts()[0]).toMatch(/1 Sider embauché/))
  })

  it('hires several for the shifts that are ticked, without who stands in the way', async () => {
    checks(true)
    const sent = answer(hireSiders, () => ({ ...staffed, contractsBatch: null }))
    const { user } = await open()
    await hireButton('Nora Vidal')
    await user.click(byRole('checkbox', /^Choisir le créneau du lun\. 7 déc/))
    await user.click(byRole('checkbox', /Nora Vidal/))
    await user.click(byRole('checkbox', /Hugo Blanc/))
    await user.click(byRole('button', 'Embaucher 2 Siders'))
    const dialog = within(await soonByRole('dialog', 'Embaucher 2 Siders'))
    await dialog.findByText(/La loi ne permet pas à Hugo Blanc/)
    const confirm = dialog.getByRole('button', { name: 'Embaucher' })
    expect(isClosed(confirm)).toBe(true)
    await user.click(dialog.getByRole('button', { name: 'Sans Hugo Blanc' }))
    await waitFor(() => expect(isClosed(confirm)).toBe(false))
    await user.click(confirm)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      body: { assignments: [{ siderId: nora.id, shiftIds: [mondayId] }] },
    })
  })

  it('closes the hire of who is not free for the ticked shifts, and says why', async () => {
    const { user } = await open()
    const button = await hireButton('Hugo Blanc')
    await user.click(byRole('checkbox', /^Choisir le créneau du mar\. 8 déc/))
    expect(isClosed(button)).toBe(true)
    expect(saidOf(button)).toContain('Pas libre sur les créneaux choisis')
  })

  it('takes somebody off one of their shifts with a reason, and shows what is to replace', async () => {
    const sent = answer(removeHire, () => staffed)
    const [monday, tuesday] = aStaffedMission().shifts
    if (monday === undefined || tuesday === undefined) throw new Error('No shifts.')
    const removal = {
      sider: hugo,
      replacement: null,
      reason: 'sick' as const,
      comment: null,
      removedAt: '2026-11-21T08:00:00.000Z',
    }
    const { user } = await open(
      aStaffedMission({
        shifts: [
          { ...monday, siders: [nora], removals: [removal] },
          { ...tuesday, siders: [nora] },
        ],
      }),
    )
    const list = within(byRole('region', 'Créneaux'))
    expect(list.getByText('À remplacer').closest('li')?.textContent).toContain(
      'Hugo Blanc\u202f: Maladie',
    )
    const [first] = list.getAllByRole('button', { name: /Retirer Nora Vidal/ })
    await user.click(first as HTMLElement)
    const dialog = within(await soonByRole('dialog', 'Retirer Nora Vidal'))
    await user.click(dialog.getByRole('combobox', { name: 'Raison' }))
    await user.click(await soonByRole('option', 'Autre'))
    await user.click(dialog.getByRole('button', { name: 'Retirer' }))
    expect(sent).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: /Commentaire/ }), 'Train annulé')
    await user.click(dialog.getByRole('button', { name: 'Retirer' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      body: { siderId: nora.id, reason: 'other', comment: 'Train annulé', shiftIds: [mondayId] },
    })
  })

  it('puts somebody else in the place of who leaves, and says at the field what stands in the way', async () => {
    const sent = answer(removeHire, ({ body }) =>
      body.hiringReason === undefined
        ? refused('errors.hiring.reason_missing', { sider: 'Hugo Blanc' })
        : staffed,
    )
    const [monday] = aStaffedMission().shifts
    if (monday === undefined) throw new Error('No shift.')
    const { user } = await open(aStaffedMission({ shifts: [{ ...monday, siders: [nora] }] }))
    await user.click(byRole('button', /Retirer Nora Vidal/))
    const dialog = within(await soonByRole('dialog', 'Retirer Nora Vidal'))
    await user.click(dialog.getByRole('combobox', { name: 'Raison' }))
    await user.click(await soonByRole('option', 'Maladie'))
    await user.click(dialog.getByRole('combobox', { name: /Remplaçant/ }))
    expect(hasRole('option', 'Nora Vidal')).toBe(false)
    await user.click(await soonByRole('option', 'Hugo Blanc'))
    await user.click(dialog.getByRole('button', { name: 'Retirer' }))
    const reason = dialog.getByRole('textbox', { name: /malgré une alerte/ })
    await waitFor(() =>
      expect(saidOf(reason).join(' ')).toContain('Hugo Blanc dépasserait une règle'),
    )
    await user.type(reason, 'Seul disponible')
    await user.click(dialog.getByRole('button', { name: 'Retirer' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({
      body: { replacementId: hugo.id, hiringReason: 'Seul disponible', reason: 'sick' },
    })
  })

  it('FLEX-16 takes somebody off all that a flexible planning has become, and offers no part of it', async () => {
    const sent = answer(removeHire, () => staffed)
    const shifts = aStaffedMission().shifts.map((shift) => ({ ...shift, siders: [nora], slots: 2 }))
    const hired = [{ ...nora, phoneNumber: '+33612345678' }]
    const { user } = await open(aStaffedMission({ isFlexiblePlanning: true, shifts, hired }))
    const list = within(byRole('region', 'Créneaux'))
    expect(list.queryAllByRole('checkbox')).toEqual([])
    const [first] = list.getAllByRole('button', { name: /Retirer Nora Vidal/ })
    await user.click(first as HTMLElement)
    const dialog = within(await soonByRole('dialog', 'Retirer Nora Vidal'))
    expect(dialog.queryAllByRole('radio')).toEqual([])
    await user.click(dialog.getByRole('combobox', { name: 'Raison' }))
    await user.click(await soonByRole('option', 'Maladie'))
    await user.click(dialog.getByRole('button', { name: 'Retirer' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({ siderId: nora.id, reason: 'sick' })
  })

  it('records what a Sider answered whom the company asked for', async () => {
    const sent = answer(answerRequest, () => ({ siderId: nora.id, status: 'declined' as const }))
    const requested = {
      ...nora,
      status: 'requested' as const,
      answeredAt: null,
      answeredThrough: null,
    }
    const { user } = await open(aStaffedMission({ requestedSiders: [requested] }))
    await user.click(byRole('button', 'Réponse de Nora Vidal'))
    const dialog = within(await soonByRole('dialog', 'Réponse de Nora Vidal'))
    await user.click(dialog.getByRole('radio', { name: 'Décline' }))
    await user.click(dialog.getByRole('radio', { name: 'par SMS' }))
    await user.click(dialog.getByRole('button', { name: 'Noter la réponse' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      params: { id: staffedId, siderId: nora.id },
      body: { status: 'declined', through: 'text' },
    })
  })

  it('asks before the search is stopped; a stopped one offers nobody until it is opened again', async () => {
    const sent = answer(moveSelection, () => staffed)
    const { user } = await open()
    await user.click(byRole('button', 'Arrêter la recherche'))
    const question = within(await soonByRole('alertdialog', 'Arrêter la recherche\u202f?'))
    await user.click(question.getByRole('button', { name: 'Arrêter la recherche' }))
    await waitFor(() => expect(sent[0]).toMatchObject({ body: { status: 'closed' } }))
  })

  it.each([
    ['a stopped search', { selectionStatus: 'closed' as const }, 'La recherche est arrêtée'],
    ['a full planning', { nextOpenStart: null, urgency: null }, 'Toutes les places sont prises'],
  ])('offers nobody for %s', async (_, others, sentence) => {
    await open(aStaffedMission(others))
    await soonByRole('heading', sentence)
    expect(hasRole('button', /^Embaucher/)).toBe(false)
  })
})
