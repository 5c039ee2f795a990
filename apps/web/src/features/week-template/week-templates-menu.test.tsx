import {
  deleteWeekTemplate,
  listWeekTemplates,
  saveWeekTemplate,
  type WeekTemplate,
} from '@renfort/contract/week-template.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aMission } from '../../testing/a-mission.ts'
import { answerPlanning } from '../../testing/a-planning.ts'
import { aShift, shiftId } from '../../testing/a-shift.ts'
import { answer, refusedFields } from '../../testing/api-stand-in.ts'
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
import { choose, writeIn } from '../../testing/write-in.ts'
import { WeekTemplatesMenu } from './week-templates-menu.tsx'

const templateId = '00000000-0000-4000-8000-0000000000d1'
const jobId = '00000000-0000-4000-8000-0000000000b1'
const highSeason: WeekTemplate = {
  id: templateId,
  name: 'Haute saison',
  shifts: [
    { weekday: 1, startTime: '11:00', endTime: '15:00', breakMinutes: 0, slots: 2 },
    { weekday: 5, startTime: '22:00', endTime: '05:00', breakMinutes: 30, slots: 1 },
  ],
}

async function open(command: string, shifts = [aShift('2026-12-15', { id: shiftId(1) })]) {
  const planning = answerPlanning(shifts)
  answer(listWeekTemplates, () => [highSeason])
  const view = await show(<WeekTemplatesMenu mission={aMission({ shifts })} />)
  await press(view.user, 'Semaines types')
  await view.user.click(byRole('menuitem', command))
  return { ...view, ...planning }
}

describe('templates of a week', () => {
  it('add their shifts to the weeks that are chosen, after a look at each', async () => {
    const { user, created } = await open('Ajouter une semaine type')
    await soonByRole('dialog', 'Ajouter une semaine type')
    const add = () => byRole('button', /^Ajouter (les|\d+) créneau/)
    await soonByRole('combobox', 'Semaine type')
    expect(saidOf(add())).toEqual(['Choisissez au moins une semaine.'])
    await user.click(byRole('checkbox', /^Semaine 52,/))
    expect(screen.getByText('sam. 26 déc., 22:00 – 05:00, pour 1 Sider')).toBeDefined()
    await press(user, 'Ajouter 2 créneaux')
    await waitFor(() =>
      expect(created[0]?.body.shifts.map(({ startDate, slots }) => [startDate, slots])).toEqual([
        ['2026-12-22T10:00:00.000Z', 2],
        ['2026-12-26T21:00:00.000Z', 1],
      ]),
    )
  })

  it('SHIFT-15 leave out a shift that is there', async () => {
    const there = aShift('2026-12-22', {
      startDate: '2026-12-22T10:00:00.000Z',
      endDate: '2026-12-22T14:00:00.000Z',
    })
    const { user, created } = await open('Ajouter une semaine type', [there])
    await soonByRole('combobox', 'Semaine type')
    await user.click(byRole('checkbox', /^Semaine 52,/))
    await press(user, 'Ajouter 1 créneau')
    await waitFor(() => expect(created[0]?.body.shifts).toHaveLength(1))
  })

  it('are deleted', async () => {
    const gone = answer(deleteWeekTemplate, () => undefined)
    const { user } = await open('Ajouter une semaine type')
    await soonByRole('combobox', 'Semaine type')
    answer(listWeekTemplates, () => [])
    await press(user, 'Supprimer cette semaine type')
    await waitFor(() => expect(gone[0]?.params).toEqual({ id: templateId }))
    await waitFor(() => expect(hasRole('combobox', 'Semaine type')).toBe(false))
  })

  it('keep a week of the planning under a name', async () => {
    const saved = answer(saveWeekTemplate, () => highSeason)
    const { user } = await open('Enregistrer une semaine comme type', [
      aShift('2026-12-15', { slots: 2 }),
      aShift('2026-12-22', { id: shiftId(2) }),
    ])
    await soonByRole('dialog', 'Enregistrer une semaine comme type')
    await choose(user, 'Semaine', /^Semaine 52,/)
    await writeIn(user, byRole('textbox', /^Nom de la semaine type/), 'Fêtes')
    await press(user, 'Enregistrer')
    await waitFor(() => expect(toasts()[0]).toContain('Semaine type enregistrée.'))
    expect(saved).toEqual([
      {
        params: { id: jobId },
        body: {
          name: 'Fêtes',
          shifts: [
            { weekday: 1, startTime: '09:00', endTime: '17:00', breakMinutes: 60, slots: 1 },
          ],
        },
      },
    ])
  })

  it('say at the name what the API refuses', async () => {
    answer(saveWeekTemplate, () =>
      refusedFields(issue(['name'], 'errors.field.too_long', { max: 40 })),
    )
    const { user } = await open('Enregistrer une semaine comme type')
    const name = () => byRole('textbox', /^Nom de la semaine type/)
    await soonByRole('dialog', 'Enregistrer une semaine comme type')
    await writeIn(user, name(), 'Fêtes')
    await press(user, 'Enregistrer')
    await waitFor(() => expect(saidOf(name()).join(' ')).toContain('trop long'))
  })

  it('cannot be kept from an empty planning', async () => {
    answerPlanning([])
    const { user } = await show(<WeekTemplatesMenu mission={aMission()} />)
    await press(user, 'Semaines types')
    expect(isClosed(byRole('menuitem', /^Enregistrer une semaine comme type/))).toBe(true)
  })
})
