import { readInbox } from '@renfort/contract/inbox.ts'
import { type Mission, readMission } from '@renfort/contract/mission.ts'
import { listPlanningViews } from '@renfort/contract/planning-view.ts'
import type { Me } from '@renfort/contract/session.ts'
import { createShifts, deleteShifts, type Shift } from '@renfort/contract/shift.ts'
import { cents } from '@renfort/domain/kernel/money.ts'
import { defaultPolicy } from '@renfort/domain/remuneration/policy.ts'
import { pricingRows } from '@renfort/domain/remuneration/pricing-rows.ts'
import { waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { errorSentence } from '../../../platform/error-words.ts'
import { pricedBy } from '../../../testing/priced-by.ts'
import { aMission } from '../../../testing/a-mission.ts'
import { aShift } from '../../../testing/a-shift.ts'
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
import { show } from '../../../testing/show.tsx'
import { choose } from '../../../testing/write-in.ts'
import type { SheetMission } from '../week-sheet.ts'
import { PlanningTools } from './planning-tools.tsx'

const id = (number: number) => `00000000-0000-4000-8000-0000000002${number}`
const week = { week: 50, year: 2026 }

/** A mission of the week of 7 December with a shift on some days, stored as the API would. */
function stored(number: number, days: readonly string[], changes: Partial<Mission> = {}): Mission {
  const shifts = days.map((day, index) => aShift(day, { id: id(number * 10 + index - 700) }))
  return aMission({
    id: id(number),
    name: `Salle ${number}`,
    status: 'submitted',
    shifts,
    ...changes,
  })
}
const priced: Partial<Mission> = {
  hourlyRate: 13,
  ...pricedBy(pricingRows(cents(1300), defaultPolicy.hoursTypes, 19_500)),
}

let missions: Map<string, Mission>
let next = 0

async function open(given: readonly Mission[], as: Partial<Me> = {}) {
  missions = new Map(given.map((mission) => [mission.id, mission]))
  const reads = answer(readMission, ({ params }) => {
    const mission = missions.get(params.id)
    return mission ?? refused('errors.not_found')
  })
  const created = answer(createShifts, ({ params, body }) => {
    const mission = missions.get(params.taskId)
    if (mission === undefined) return refused('errors.not_found')
    const shifts: Shift[] = body.shifts.map((shift) => ({
      ...shift,
      id: id((next += 1) + 50),
      recurrenceId: null,
      timeZone: 'Europe/Paris' as const,
    }))
    missions.set(mission.id, { ...mission, shifts: [...mission.shifts, ...shifts] })
    return { shifts, recurrence: null }
  })
  const removed = answer(deleteShifts, ({ body }) => {
    for (const mission of missions.values()) {
      const shifts = mission.shifts.filter((shift) => body.ids?.includes(shift.id) !== true)
      missions.set(mission.id, { ...mission, shifts })
    }
  })
  const onShow = given.map((mission) => ({
    id: mission.id,
    title: `Serveur ${mission.name}`,
  })) as unknown as readonly SheetMission[]
  const shown = await show(<PlanningTools week={week} missions={onShow} />, {
    as,
    at: '/planning?week=50&year=2026',
    config: { now: '2026-12-02T09:00:00.000Z' },
  })
  return { ...shown, reads, created, removed }
}

async function openDialog(given: readonly Mission[], as: Partial<Me> = {}) {
  const shown = await open(given, as)
  await press(shown.user, 'Copier la semaine')
  await soonByRole('dialog', 'Copier la semaine')
  return shown
}
const submit = () => byRole('button', /^Copier (les|\d+) créneau/)
const row = (number: number) => {
  const items = within(byRole('region', 'Missions de la semaine')).getAllByRole('listitem')
  const found = items.find(({ textContent }) => textContent.includes(`Salle ${number}`))
  if (found === undefined) throw new Error(`no row ${number}`)
  return found.textContent.replaceAll(/[\u00a0\u202f]/g, ' ')
}

beforeEach(() => {
  next = 0
  answer(readInbox, () => ({ count: 0, sections: [] }))
  answer(listPlanningViews, () => [])
})

describe('PLAN-02 the whole week copied', () => {
  it('goes into the next week, mission by mission, as one act that Ctrl+Z undoes', async () => {
    const first = stored(71, ['2026-12-07', '2026-12-09'], priced)
    const { user, created, removed, place } = await openDialog([first, stored(72, ['2026-12-10'])])
    expect(byRole('combobox', 'Semaine à remplir').textContent).toContain('Semaine 51')
    await waitFor(() => expect(row(71)).toContain('2 créneaux'))
    // Decisions §4.5: 14 hours of one Sider cost 354.90 € at that rate and coefficient.
    expect(row(71)).toContain('+ 354,90 € HT')
    const total = byRole('status', 'À ajouter').textContent.replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(total).toBe('À ajouter3 créneaux dans 2 missions+ 354,90 € HT')
    expect(created).toHaveLength(0)
    await press(user, 'Copier 3 créneaux')
    await waitFor(() => expect(hasRole('dialog', 'Copier la semaine')).toBe(false))
    expect(created.map(({ params, body }) => [params.taskId, body.shifts.map(dayOf)])).toEqual([
      [id(71), ['2026-12-14', '2026-12-16']],
      [id(72), ['2026-12-17']],
    ])
    await waitFor(() => expect(toasts()[0]).toContain('3 créneaux copiés dans la semaine 51.'))
    expect(place()).toContain('week=51')
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(removed).toHaveLength(2))
    await waitFor(() => expect(toasts()[0]).toContain('La copie de la semaine est annulée.'))
    expect([...missions.values()].map(({ shifts }) => shifts.length)).toEqual([2, 1])
  })

  it('leaves out what is unticked, and needs a mission', async () => {
    const { user, created } = await openDialog([
      stored(71, ['2026-12-07']),
      stored(72, ['2026-12-10']),
    ])
    await user.click(await soonByRole('checkbox', /Salle 71/))
    await user.click(byRole('checkbox', /Salle 72/))
    expect(saidOf(submit())).toEqual(['Choisissez au moins une mission.'])
    await user.click(byRole('checkbox', /Salle 72/))
    await press(user, 'Copier 1 créneau')
    await waitFor(() => expect(created.map(({ params }) => params.taskId)).toEqual([id(72)]))
  })

  it.each<[string, Partial<Mission>, Partial<Me>, RegExp]>([
    [
      'contracts, which an amendment extends',
      { hasContracts: true },
      {},
      /un avenant prolonge.*Ouvrir/,
    ],
    ['the archive', { archived: true }, {}, /Mission archivée/],
    ['a mission of somebody else', {}, { role: 'user' }, /son responsable peut la copier/],
  ])('TASK-53 says what closes a mission: %s', async (_what, changes, as, why) => {
    const { created } = await openDialog([stored(71, ['2026-12-07'], changes)], as)
    await waitFor(() => expect(row(71)).toMatch(why))
    expect(hasRole('checkbox', /Salle 71/)).toBe(false)
    expect(saidOf(submit())).toEqual(['Aucun créneau ne peut être copié dans cette semaine.'])
    expect(created).toHaveLength(0)
  })

  it('SHIFT-25 leaves public holidays out until they are wanted', async () => {
    const { user, created } = await openDialog([stored(71, ['2026-12-10', '2026-12-11'])])
    await choose(user, 'Semaine à remplir', /^Semaine 52/)
    await waitFor(() => expect(row(71)).toContain('Sans le ven. 25 déc. : jour férié.'))
    await user.click(byRole('checkbox', 'Jours fériés aussi'))
    await press(user, 'Copier 2 créneaux')
    await waitFor(() =>
      expect(created[0]?.body.shifts.map(dayOf)).toEqual(['2026-12-24', '2026-12-25']),
    )
  })

  it('SHIFT-15 copies nothing twice: what is there already stays behind, and says why', async () => {
    await openDialog([stored(71, ['2026-12-07', '2026-12-14'])])
    const reason = errorSentence('errors.shift.conflict_duplicated')
    await waitFor(() => expect(row(71)).toContain(`lun. 14 déc. : ${reason}`))
    expect(isClosed(submit())).toBe(true)
  })

  it('C-09 what lies outside of the longest mission stays behind, and says why', async () => {
    await openDialog([stored(71, ['2025-06-10', '2026-12-11'])])
    const reason = errorSentence('errors.task.too_long').replaceAll(/[\u00a0\u202f]/g, ' ')
    await waitFor(() => expect(row(71)).toContain(reason))
  })

  it('tells a new point of law, and copies it only once it is chosen', async () => {
    const long = stored(71, ['2026-12-07'])
    const shifts = long.shifts.map((shift) => ({ ...shift, breakDuration: 0 }))
    const { user } = await openDialog([{ ...long, shifts }])
    const box = await soonByRole('checkbox', /Salle 71/)
    expect(box).toHaveProperty('checked', false)
    expect(row(71)).toMatch(/pause/)
    await user.click(box)
    expect(isClosed(submit())).toBe(false)
  })

  it('says a partial result mission by mission, and tries only the rest again', async () => {
    const { user, created } = await openDialog([
      stored(71, ['2026-12-07']),
      stored(72, ['2026-12-10']),
    ])
    await soonByRole('checkbox', /Salle 72/)
    answer(createShifts, ({ params, body }) =>
      params.taskId === id(71)
        ? refused('errors.task.locked')
        : {
            shifts: body.shifts.map((shift) => ({
              ...shift,
              id: id(99),
              recurrenceId: null,
              timeZone: 'Europe/Paris' as const,
            })),
            recurrence: null,
          },
    )
    await press(user, 'Copier 2 créneaux')
    await waitFor(() => expect(row(71)).toContain('Non copiée : '))
    expect(row(71)).toContain(
      errorSentence('errors.task.locked').replaceAll(/[\u00a0\u202f]/g, ' '),
    )
    expect(row(72)).toContain('Copiée : 1 créneau ajouté.')
    expect(hasRole('dialog', 'Copier la semaine')).toBe(true)
    expect(byRole('button', 'Copier 1 créneau')).toBeDefined()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(toasts()[0]).toContain('1 créneau copié dans la semaine 51.'))
    expect(created).toHaveLength(0)
  })

  it('says that the connection is cut, and has changed nothing', async () => {
    const { user } = await openDialog([stored(71, ['2026-12-07'])])
    await soonByRole('checkbox', /Salle 71/)
    answer(createShifts, () => {
      throw new TypeError('Failed to fetch')
    })
    await press(user, 'Copier 1 créneau')
    await waitFor(() => expect(row(71)).toContain('Non copiée : '))
    await user.click(byRole('button', 'Annuler'))
    await waitFor(() => expect(hasRole('dialog', 'Copier la semaine')).toBe(false))
    expect(toasts()).toEqual([])
  })

  it('is not undone where somebody has changed a copied shift, which it says', async () => {
    const { user, removed } = await openDialog([stored(71, ['2026-12-07'])])
    await soonByRole('checkbox', /Salle 71/)
    await press(user, 'Copier 1 créneau')
    await waitFor(() => expect(toasts()[0]).toContain('copié dans la semaine 51'))
    for (const mission of missions.values()) {
      const shifts = mission.shifts.map((shift) => ({ ...shift, slots: 9 }))
      missions.set(mission.id, { ...mission, shifts })
    }
    await user.click(byRole('button', 'Annuler'))
    await waitFor(() => expect(toasts()[0]).toContain('Salle 71'))
    expect(removed).toHaveLength(0)
  })

  it('C-30 a collaborator copies nothing; a week without missions says so', async () => {
    await open([stored(71, ['2026-12-07'])], { role: 'collaborator' })
    expect(hasRole('button', 'Copier la semaine')).toBe(false)
  })

  it('is closed in a week without missions', async () => {
    await open([])
    expect(saidOf(byRole('button', 'Copier la semaine'))).toEqual([
      'Aucune mission à copier cette semaine.',
    ])
  })
})

function dayOf({ startDate }: { readonly startDate: string }): string {
  return startDate.slice(0, 10)
}
