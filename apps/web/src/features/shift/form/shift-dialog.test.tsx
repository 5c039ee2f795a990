import type { Mission } from '@renfort/contract/mission.ts'
import {
  createShifts,
  readRecurrence,
  type Shift,
  shiftBody,
  type ShiftBody,
  updateShift,
} from '@renfort/contract/shift.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { errorSentence } from '../../../platform/error-words.ts'
import { aRecurrence } from '../../../testing/a-recurrence.ts'
import { aMission, missionId } from '../../../testing/a-mission.ts'
import { aShift, shiftId } from '../../../testing/a-shift.ts'
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
import { show } from '../../../testing/show.tsx'
import { choose } from '../../../testing/write-in.ts'
import { ShiftDialog } from './shift-dialog.tsx'

const seriesId = '00000000-0000-4000-8000-000000000200'

const saved = (bodies: readonly ShiftBody[]) => ({
  shifts: bodies.map((body, index) => ({
    ...body,
    id: shiftId(index + 10),
    recurrenceId: null,
    timeZone: 'Europe/Paris' as const,
  })),
  recurrence: null,
})
const answerCreation = () => answer(createShifts, ({ body }) => saved(body.shifts))

async function open(shift?: Shift, mission: Partial<Mission> = {}, situation = {}) {
  const onClose = vi.fn<() => void>()
  const shifts = shift === undefined ? [] : [shift]
  const dialog = (
    <ShiftDialog mission={aMission({ shifts, ...mission })} shift={shift} onClose={onClose} />
  )
  return { ...(await show(dialog, situation)), onClose }
}

const field = (label: RegExp | string) =>
  screen.queryByRole('textbox', { name: label }) ?? byRole('combobox', label)
async function write(user: UserEvent, label: RegExp | string, text: string) {
  await user.clear(field(label))
  if (text !== '') await user.type(field(label), text)
  await user.tab()
}
const add = () => byRole('button', 'Ajouter le créneau')

describe('a new shift', () => {
  it('offers other days in the month of its own day', async () => {
    const { user } = await open()
    await write(user, 'Date', '01/02/2027')
    await press(user, 'Ajouter d’autres jours')
    expect(screen.getByText('février 2027')).toBeDefined()
  })

  it('SHIFT-04 is sent as two instants of Paris, its break and its Siders', async () => {
    const sent = answerCreation()
    const { user, onClose } = await open()
    expect(isClosed(add())).toBe(true)
    await write(user, 'Date', '07/12/2026')
    await write(user, 'Nombre de Siders', '3')
    await press(user, 'Ajouter le créneau')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(sent).toEqual([
      {
        params: { taskId: missionId },
        body: {
          shifts: [
            {
              startDate: '2026-12-07T08:00:00.000Z',
              endDate: '2026-12-07T16:00:00.000Z',
              breakDuration: 60,
              slots: 3,
            },
          ],
          recurrence: null,
        },
      },
    ])
    expect(toasts()).toEqual(['Réussi Créneau ajouté.'])
  })

  it.each([
    ['SHIFT-05', 'Nombre de Siders', '51', 'Le nombre de Siders va de 1 à 50.'],
    ['SHIFT-05', 'Nombre de Siders', '0', 'Le nombre de Siders va de 1 à 50.'],
    ['SHIFT-06', 'Fin', '20:01', 'Le temps de travail, pause déduite, va de 2 à 10 heures.'],
    ['SHIFT-06', 'Fin', '11:59', 'Le temps de travail, pause déduite, va de 2 à 10 heures.'],
    ['SHIFT-12', 'Date', '22/11/2026', 'Un créneau ne peut pas commencer dans le passé.'],
    ['SHIFT-13', 'Date', '24/11/2028', 'La date est à plus de 2 ans.'],
  ])('%s refuses « %s » at %s', async (_id, label, typed, sentence) => {
    const { user } = await open()
    await write(user, 'Date', '07/12/2026')
    await write(user, label, typed)
    await waitFor(() => expect(saidOf(field(label))).toContain(sentence))
    expect(isClosed(add())).toBe(true)
  })

  it('SHIFT-14 refuses a time of today that has passed, in Paris', async () => {
    const { user } = await open()
    await write(user, 'Date', '23/11/2026')
    await write(user, 'Début', '9:59')
    await waitFor(() => expect(isClosed(add())).toBe(true))
    await write(user, 'Début', '10:30')
    await waitFor(() => expect(isClosed(add())).toBe(false))
  })

  it('SHIFT-12 may start yesterday for internal staff', async () => {
    const as = { isInsider: true, actingUntil: '2026-11-23T18:00:00.000Z' }
    const { user } = await open(undefined, {}, { as })
    await write(user, 'Date', '22/11/2026')
    await waitFor(() => expect(isClosed(add())).toBe(false))
    await write(user, 'Date', '21/11/2026')
    await waitFor(() => expect(isClosed(add())).toBe(true))
  })

  it('SHIFT-09 ends the next day where the end is earlier, and says so', async () => {
    const sent = answerCreation()
    const { user, onClose } = await open()
    await write(user, 'Date', '07/12/2026')
    await write(user, 'Début', '22h')
    await write(user, 'Fin', '6')
    expect(saidOf(field('Fin'))).toContain('Le créneau finit le lendemain (+1).')
    await press(user, 'Ajouter le créneau')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(sent[0]?.body.shifts[0]).toMatchObject({
      startDate: '2026-12-07T21:00:00.000Z',
      endDate: '2026-12-08T05:00:00.000Z',
    })
  })

  it('SHIFT-08 offers no break, 20, 30, 45 minutes, then every quarter up to five hours', async () => {
    const { user } = await open()
    await write(user, 'Date', '07/12/2026')
    await user.click(byRole('combobox', 'Pause'))
    await soonByRole('option', 'Sans pause')
    const labels = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(labels.slice(0, 4)).toEqual(['Sans pause', '20 min', '30 min', '45 min'])
    expect(labels).toHaveLength(4 + (300 - 45) / 15)
  })

  it('SHIFT-15 refuses a shift that is in the mission already', async () => {
    const { user } = await open(undefined, { shifts: [aShift('2026-12-07')] })
    await write(user, 'Date', '07/12/2026')
    await waitFor(() =>
      expect(saidOf(field('Date'))).toContain(
        'Un créneau identique existe déjà dans cette mission.',
      ),
    )
  })

  it('proposes the day after the last one of the mission, with the same times', async () => {
    const last = aShift('2026-12-07', { breakDuration: 30, slots: 4 })
    await open(undefined, { shifts: [last] })
    expect(field('Date')).toHaveProperty('value', '08/12/2026')
    expect(byRole('combobox', 'Pause').textContent).toBe('30 min')
    expect(field('Nombre de Siders')).toHaveProperty('value', '4')
  })

  it('goes on with the next day where more are to be added', async () => {
    const sent = answerCreation()
    const { user, onClose } = await open()
    await write(user, 'Date', '07/12/2026')
    await press(user, 'Ajouter et continuer')
    await waitFor(() => expect(field('Date')).toHaveProperty('value', '08/12/2026'))
    expect(sent).toHaveLength(1)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('SHIFT-27 warns of work without the break of the law, and of a holiday', async () => {
    const { user } = await open()
    await write(user, 'Date', '25/12/2026')
    await choose(user, 'Pause', 'Sans pause')
    expect(await screen.findByText(/est férié/)).toBeDefined()
    expect(screen.getByText(/sans pause de 20 minutes/)).toBeDefined()
    expect(isClosed(add())).toBe(false)
  })

  it('SHIFT-28 says in a toast of its own that nothing changed, and keeps what was typed', async () => {
    answer(createShifts, () => refused('errors.task.too_long'))
    const { user, onClose } = await open()
    await write(user, 'Date', '07/12/2026')
    await press(user, 'Ajouter le créneau')
    const reason = errorSentence('errors.task.too_long')
    await waitFor(() => expect(toasts()).toEqual([`Erreur Le planning n’a pas changé. ${reason}`]))
    expect(onClose).not.toHaveBeenCalled()
    expect(field('Date')).toHaveProperty('value', '07/12/2026')
  })

  it('shows at the day what the API refuses of its start', async () => {
    const found = issue(['shifts', 0, 'startDate'], 'errors.shift.past_forbidden')
    answer(createShifts, () => refusedFields(found))
    const { user } = await open()
    await write(user, 'Date', '07/12/2026')
    await press(user, 'Ajouter le créneau')
    await waitFor(() =>
      expect(saidOf(field('Date'))).toContain('Un créneau ne peut pas commencer dans le passé.'),
    )
  })
})

describe('a recurrence', () => {
  async function openRepeated(day = '07/12/2026') {
    const view = await open()
    await write(view.user, 'Date', day)
    await view.user.click(byRole('switch', /^Répéter ce créneau/))
    return view
  }
  const submit = () => byRole('button', /^Ajouter le/)

  it('SHIFT-16 SHIFT-17 SHIFT-21 is sent as a rule with its first shift', async () => {
    const sent = answerCreation()
    const { user, onClose } = await openRepeated()
    await user.click(byRole('checkbox', /^mercredi/i))
    await write(user, 'Jusqu’au', '31/12/2026')
    await press(user, /^Ajouter le/)
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(sent[0]?.body.shifts).toHaveLength(1)
    expect(sent[0]?.body.recurrence).toEqual({
      type: 'weekly',
      interval: 1,
      days: [0, 2],
      until: '2026-12-31',
      withHolidays: false,
      setPos: null,
    })
  })

  it('SHIFT-16 cannot be switched on for a shift that is there', async () => {
    await open(aShift('2026-12-07'))
    expect(hasRole('switch', /^Répéter ce créneau/)).toBe(false)
  })

  it.each([
    ['SHIFT-18', 'Toutes les … semaines', '51', 'L’intervalle va de 1 à 50.'],
    ['SHIFT-18', 'Toutes les … semaines', '0', 'L’intervalle va de 1 à 50.'],
    ['SHIFT-22', 'Jusqu’au', '06/12/2026', 'La fin de la récurrence est avant son début.'],
  ])('%s refuses « %s » at %s', async (_id, label, typed, sentence) => {
    const { user } = await openRepeated()
    await write(user, label, typed)
    await waitFor(() => expect(saidOf(field(label))).toContain(sentence))
    expect(isClosed(submit())).toBe(true)
  })

  it('SHIFT-18 shows no day for an interval of none, even on a public holiday', async () => {
    const { user } = await openRepeated('25/12/2026')
    await write(user, 'Toutes les … semaines', '0')
    const preview = within(byRole('region', 'Créneaux qui seront créés'))
    expect(preview.getByText('0 créneau')).toBeDefined()
  })

  it('SHIFT-19 needs a day of the week', async () => {
    const { user } = await openRepeated()
    await user.click(byRole('checkbox', /^lundi/i))
    await user.tab()
    expect(await screen.findByText('Choisissez au moins un jour de la semaine.')).toBeDefined()
    expect(isClosed(submit())).toBe(true)
  })

  it('SHIFT-20 sends the last Friday of each month', async () => {
    const sent = answerCreation()
    const { user, onClose } = await openRepeated('27/11/2026')
    await user.click(byRole('radio', 'Mois'))
    await choose(user, 'Jour du mois', 'Le dernier des jours choisis')
    await write(user, 'Jusqu’au', '31/01/2027')
    await press(user, /^Ajouter le/)
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(sent[0]?.body.recurrence).toMatchObject({ type: 'monthly', days: [4], setPos: -1 })
  })
})

describe('the change of a shift', () => {
  const save = () => byRole('button', 'Enregistrer')

  it('SHIFT-04 starts from the shift, and is sent once something has changed', async () => {
    const sent = answer(updateShift, ({ body }) => saved([shiftBody.parse(body)]))
    const { user, onClose } = await open(aShift('2026-12-07'))
    expect(saidOf(save())).toEqual(['Rien n’a été modifié.'])
    expect(field('Début')).toHaveProperty('value', '09:00')
    await write(user, 'Fin', '18:00')
    await press(user, 'Enregistrer')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(sent).toEqual([
      {
        params: { id: shiftId(1) },
        query: { scope: 'shift' },
        body: {
          startDate: '2026-12-07T08:00:00.000Z',
          endDate: '2026-12-07T17:00:00.000Z',
          breakDuration: 60,
          slots: 1,
        },
      },
    ])
  })

  const series = ['2026-11-16', '2026-12-07', '2026-12-14', '2026-12-21'].map((day, index) =>
    aShift(day, { id: shiftId(index), recurrenceId: seriesId }),
  )
  const [, second] = series

  it.each([
    ['Ce créneau seulement', 'shift', 1],
    ['Ce créneau et les suivants', 'recurrence-following', 3],
    ['Toute la série', 'recurrence-all', 3],
  ] as const)(
    'SHIFT-23 « %s » is sent as %s and touches %i, never one that has started',
    async (label, scope, count) => {
      answer(readRecurrence, () => aRecurrence(seriesId))
      const sent = answer(updateShift, ({ body }) => saved([shiftBody.parse(body)]))
      const { user, onClose } = await open(second, { shifts: series })
      await user.click(byRole('radio', new RegExp(`^${label}`)))
      const preview = within(byRole('region', 'Ce qui va changer'))
      expect(preview.getByText(new RegExp(`^${count} créneaux? modifiés?,`))).toBeDefined()
      await write(user, 'Fin', '18:00')
      await press(user, 'Enregistrer')
      await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
      expect(sent[0]?.query).toEqual({ scope })
    },
  )

  it('asks before what was typed is lost', async () => {
    const { user, onClose } = await open(aShift('2026-12-07'))
    await write(user, 'Fin', '18:00')
    await user.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    await user.click(await soonByRole('button', 'Quitter sans enregistrer'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
