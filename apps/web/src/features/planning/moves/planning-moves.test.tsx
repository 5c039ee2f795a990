import { readInbox } from '@renfort/contract/inbox.ts'
import { listJobDescriptions } from '@renfort/contract/job-description.ts'
import { readLegalFindings } from '@renfort/contract/legal-guard.ts'
import type { Mission } from '@renfort/contract/mission.ts'
import { readCompletion } from '@renfort/contract/organisation.ts'
import { readFigures } from '@renfort/contract/planning-figures.ts'
import { readPlanning, readPresence } from '@renfort/contract/planning.ts'
import type { Me } from '@renfort/contract/session.ts'
import { type Shift, updateShifts } from '@renfort/contract/shift.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompletion } from '../../../testing/a-completion.ts'
import { aJob } from '../../../testing/a-job.ts'
import { answerPlanning } from '../../../testing/a-planning.ts'
import { aShift, shiftId } from '../../../testing/a-shift.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import {
  byRole,
  choose,
  hasRole,
  press,
  saidOf,
  soonByRole,
  toasts,
} from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { PlanningPage } from '../planning-page.tsx'
import { PlanningMoves } from './planning-moves.tsx'

const december = { week: 50, year: 2026 }
const monday = aShift('2026-12-07', { slots: 2 })

/** The planning of a posted mission whose shifts are really changed, on Wednesday 2 December. */
async function open(
  shifts: readonly Shift[] = [monday],
  mission: Partial<Mission> = {},
  as: Partial<Me> = {},
) {
  const stored = answerPlanning(shifts, { status: 'submitted', ...mission })
  answer(readPlanning, ({ query }) => ({
    week: query.week,
    year: query.year,
    tasks: query.week === december.week ? [taskOf(stored.current())] : [],
  }))
  const shown = await show(
    <PlanningMoves>
      <PlanningPage week={december} today={isoDate('2026-12-02')} />
    </PlanningMoves>,
    { as, at: '/planning?week=50&year=2026', config: { now: '2026-12-02T09:00:00.000Z' } },
  )
  await screen.findByText(/de travail$/)
  return { ...shown, stored }
}

function taskOf({ id, name, jobTitle, type, shifts }: Mission) {
  return {
    id,
    name,
    jobTitle,
    type,
    location: null,
    remote: false,
    manager: null,
    preSelection: false,
    hasPreSelection: false,
    isFlexiblePlanning: false,
    contractsToSign: [],
    siders: [],
    slots: shifts.map(({ id: shift, recurrenceId: _series, ...times }) => ({
      ...times,
      shiftId: shift,
      siderIds: [],
    })),
  }
}

beforeEach(() => {
  answer(readFigures, () => ({ tasks: [] }))
  answer(readPresence, () => ({ now: '2026-12-02T09:00:00.000Z', shifts: [] }))
  answer(readInbox, () => ({ count: 0, sections: [] }))
  answer(readCompletion, () => aCompletion())
  answer(listJobDescriptions, () => [aJob()])
  answer(readLegalFindings, () => ({ findings: [], previous: [] }))
})

const menuOf = (day: string) => new RegExp(`^Actions\u202f: Serveur, ${day}`)

/** Takes a command of the shift of a day. */
async function take(user: UserEvent, day: string, command: RegExp | string) {
  await user.click(await soonByRole('button', menuOf(day)))
  await user.click(await soonByRole('menuitem', command))
}

async function type(user: UserEvent, field: string, text: string) {
  const input = within(byRole('dialog', /./)).getByLabelText(field)
  await user.clear(input)
  await user.type(input, `${text}{Tab}`)
}

describe('a shift in the planning, by its menu', () => {
  it('PLAN-02 is moved to another day and hour, and put back by Ctrl+Z', async () => {
    const { user, stored } = await open()
    await take(user, 'lun. 7 déc.', 'Déplacer…')
    await soonByRole('dialog', 'Déplacer le créneau')
    await type(user, 'Jour', '09/12/2026')
    await type(user, 'Début', '10:00')
    await press(user, 'Déplacer')
    const moved = await soonByRole('button', menuOf('mer. 9 déc., 10:00 – 18:00'))
    await waitFor(() => expect(document.activeElement).toBe(moved))
    expect(stored.changed[0]?.body.shifts).toEqual([
      {
        id: monday.id,
        startDate: '2026-12-09T09:00:00.000Z',
        endDate: '2026-12-09T17:00:00.000Z',
        breakDuration: 60,
        slots: 2,
      },
    ])
    await waitFor(() => expect(toasts()[0]).toContain('Créneau déplacé'))
    await user.keyboard('{Control>}z{/Control}')
    expect(await soonByRole('button', menuOf('lun. 7 déc., 09:00 – 17:00'))).toBeDefined()
    expect(toasts()).toContainEqual(expect.stringContaining('revenu comme avant'))
  })

  it('is not put back over what somebody else has changed meanwhile', async () => {
    const { user, stored } = await open()
    await take(user, 'lun. 7 déc.', 'Places…')
    await choose(user, 'Nombre de Siders', '3')
    await press(user, 'Enregistrer')
    await waitFor(() => expect(stored.changed).toHaveLength(1))
    await waitFor(() => expect(toasts()[0]).toContain('Places du créneau enregistrées'))
    stored.replace([{ ...monday, slots: 5 }])
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(toasts()[0]).toContain('modifiés entre-temps'))
    expect(stored.changed).toHaveLength(1)
  })

  it.each([
    ['01/12/2026', /passé/],
    ['08/12/2026', /identique/],
    ['05/12/2028', /2 ans/],
  ])('SHIFT-12, SHIFT-13, SHIFT-15 is not moved to %s, which the field says', async (day, why) => {
    const tuesday = aShift('2026-12-08', { id: shiftId(2) })
    const { user, stored } = await open([monday, tuesday])
    await take(user, 'lun. 7 déc.', 'Déplacer…')
    await soonByRole('dialog', 'Déplacer le créneau')
    await type(user, 'Jour', day)
    await waitFor(() => expect(saidOf(byRole('button', 'Déplacer')).join(' ')).toMatch(why))
    expect(stored.changed).toHaveLength(0)
  })

  it('tells the holiday that it is moved to', async () => {
    const { user } = await open()
    await take(user, 'lun. 7 déc.', 'Déplacer…')
    await soonByRole('dialog', 'Déplacer le créneau')
    await type(user, 'Jour', '25/12/2026')
    expect(await screen.findByText(/est férié \(Noël\)/)).toBeDefined()
  })

  it('springs back where the API refuses it, and keeps the dialog', async () => {
    const { user } = await open()
    answer(updateShifts, () => refused('errors.task.locked'))
    await take(user, 'lun. 7 déc.', 'Déplacer…')
    await soonByRole('dialog', 'Déplacer le créneau')
    await type(user, 'Jour', '09/12/2026')
    await press(user, 'Déplacer')
    await waitFor(() => expect(toasts()).toHaveLength(1))
    expect(hasRole('dialog', 'Déplacer le créneau')).toBe(true)
    await waitFor(() =>
      expect(screen.queryByLabelText(/Serveur, lun\. 7 déc\., 09:00/)).not.toBeNull(),
    )
  })

  it('an empty day of the mission takes a shift, at the hours of its last one', async () => {
    const { user, stored } = await open()
    await user.click(await soonByRole('button', 'Ajouter un créneau\u202f: Serveur, jeu. 10 déc.'))
    await soonByRole('dialog', 'Nouveau créneau')
    await press(user, 'Ajouter le créneau')
    await waitFor(() => expect(stored.created).toHaveLength(1))
    expect(stored.created[0]?.body.shifts[0]).toMatchObject({
      startDate: '2026-12-10T08:00:00.000Z',
      slots: 2,
    })
    expect(await soonByRole('button', menuOf('jeu. 10 déc.'))).toBeDefined()
  })

  it('copies its week, which is the one on show', async () => {
    const { user } = await open([monday, aShift('2026-12-15', { id: shiftId(2) })])
    await take(user, 'lun. 7 déc.', 'Copier la semaine…')
    await soonByRole('dialog', 'Copier une semaine')
    expect(byRole('combobox', 'Semaine à copier').textContent).toContain('Semaine 50')
  })

  it.each<[string, Partial<Mission>, Partial<Me>, RegExp]>([
    [
      'contracts, for a manager of another mission',
      { hasContracts: true },
      { role: 'user' },
      /pas la vôtre/,
    ],
    ['the archive', { archived: true }, {}, /archivée/],
  ])('TASK-53 says what locks it: %s', async (_what, mission, as, why) => {
    const { user } = await open([monday], mission, as)
    await user.click(await soonByRole('button', menuOf('lun. 7 déc.')))
    const item = await soonByRole('menuitem', /^Déplacer…/)
    expect(item.getAttribute('aria-disabled')).toBe('true')
    expect(item.textContent).toMatch(why)
  })

  it('C-30 a collaborator has no menu', async () => {
    await open([monday], {}, { role: 'collaborator' })
    expect(hasRole('button', /^Actions/)).toBe(false)
    expect(hasRole('button', /^Ajouter un créneau/)).toBe(false)
  })
})
