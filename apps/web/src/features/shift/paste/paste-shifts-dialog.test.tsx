import { createShifts, type Shift } from '@renfort/contract/shift.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { errorSentence } from '../../../platform/error-words.ts'
import { aMission, missionId } from '../../../testing/a-mission.ts'
import { answerPlanning } from '../../../testing/a-planning.ts'
import { aShift } from '../../../testing/a-shift.ts'
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
import { PasteShiftsDialog } from './paste-shifts-dialog.tsx'

async function open(text: string, shifts: readonly Shift[] = [], locale: 'fr' | 'en' = 'fr') {
  const planning = answerPlanning(shifts)
  const onClose = vi.fn<() => void>()
  const mission = aMission({ shifts: [...shifts] })
  const view = await show(<PasteShiftsDialog {...{ mission, text, onClose }} />, { locale })
  return { ...view, ...planning, onClose }
}
const table = (...lines: string[]) => lines.join('\n').replaceAll(' | ', '\t')
const cell = (column: string, line: number) => byRole('textbox', `${column}, ligne ${line}`)
const add = () => byRole('button', /^Ajouter (les|\d+) créneau/)
async function write(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.type(field, text)
  await user.tab()
}
const aBody = (day: string, changes: object = {}) => ({
  startDate: `2026-12-${day}T08:00:00.000Z`,
  endDate: `2026-12-${day}T16:00:00.000Z`,
  breakDuration: 30,
  slots: 1,
  ...changes,
})

describe('lines of a spreadsheet', () => {
  it('become shifts all at once, whatever the order of their columns', async () => {
    const { user, created, onClose } = await open(
      table(
        'Siders | Date | Début | Fin | Pause',
        '2 | 07/12/2026 | 9h | 17h | 30 min',
        '1 | 08/12/2026 | 09:00 | 17:00 | 0:30',
      ),
    )
    await soonByRole('dialog', 'Vérifier les créneaux collés')
    expect(screen.getByText('2 lignes lues')).toBeDefined()
    expect(created).toEqual([])
    await press(user, 'Ajouter 2 créneaux')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(created).toEqual([
      {
        params: { taskId: missionId },
        body: { shifts: [aBody('07', { slots: 2 }), aBody('08')], recurrence: null },
      },
    ])
    expect(toasts()[0]).toMatch(/^Réussi 2 créneaux ajoutés\./)
  })

  it.each([
    ['SHIFT-05', '07/12/2026 | 9h | 17h | 30 | 51', 'Siders', 'Le nombre de Siders va de 1 à 50.'],
    [
      'SHIFT-06',
      '07/12/2026 | 9h | 10h | 0 | 1',
      'Fin',
      'Le temps de travail, pause déduite, va de 2 à 10 heures.',
    ],
    [
      'SHIFT-14',
      '22/11/2026 | 9h | 17h | 30 | 1',
      'Jour',
      'Un créneau ne peut pas commencer dans le passé.',
    ],
    ['SHIFT-13', '24/11/2028 | 9h | 17h | 30 | 1', 'Jour', 'La date est à plus de 2 ans.'],
  ])('%s « %s » is told at its %s, and nothing is sent', async (_id, line, column, sentence) => {
    await open(table('Date | Début | Fin | Pause | Siders', line, '08/12/2026 | 9h | 17h | 30 | 1'))
    const field = await soonByRole('textbox', new RegExp(`^${column}, ligne 1$`))
    expect(saidOf(field)).toContain(sentence)
    expect(saidOf(cell(column, 2))).not.toContain(sentence)
    expect(isClosed(add())).toBe(true)
    expect(saidOf(add()).join(' ')).toContain('1 ligne à corriger')
  })

  it('SHIFT-15 are refused twice the same, or like a shift of the mission', async () => {
    await open(
      table(
        '07/12/2026 | 9h | 17h | 30 | 1',
        '09/12/2026 | 9h | 17h | 30 | 1',
        '09/12/2026 | 9h | 17h | 30 | 1',
      ),
      [aShift('2026-12-07')],
    )
    await soonByRole('dialog', 'Vérifier les créneaux collés')
    const sentence = errorSentence('errors.shift.conflict_duplicated')
    const told = [1, 2, 3].map((line) => saidOf(cell('Jour', line)).includes(sentence))
    expect(told).toEqual([true, false, true])
  })

  it('are mended where they stand', async () => {
    const { user, created } = await open(table('07/12/2026 | 9h | 17h | 30 | 51'))
    await soonByRole('dialog', 'Vérifier les créneaux collés')
    await write(user, cell('Siders', 1), '5')
    await press(user, 'Ajouter 1 créneau')
    await waitFor(() => expect(created[0]?.body.shifts).toEqual([aBody('07', { slots: 5 })]))
  })

  it('are left out where they are wrong', async () => {
    const { user, created } = await open(
      table(
        'Date | Début | Fin | Pause | Siders',
        '07/12/2026 | 9h | 17h | 30 | 1',
        'bientôt | 9h | 17h | 30 | 1',
      ),
    )
    await press(user, 'Retirer la ligne à corriger')
    await press(user, 'Ajouter 1 créneau')
    await waitFor(() => expect(created[0]?.body.shifts).toEqual([aBody('07')]))
  })

  it('give a column another meaning', async () => {
    const { user, created } = await open(table('07/12/2026 | 9h | 17h | 30'))
    await soonByRole('dialog', 'Vérifier les créneaux collés')
    await choose(user, /Colonne 4|30/, 'Siders')
    await waitFor(() => expect(cell('Siders', 1)).toHaveProperty('value', '30'))
    await press(user, 'Ajouter 1 créneau')
    await waitFor(() =>
      expect(created[0]?.body.shifts).toEqual([aBody('07', { breakDuration: 0, slots: 30 })]),
    )
  })

  it('warn without preventing anything', async () => {
    await open(table('25/12/2026 | 9h | 17h | 30 | 1'))
    await soonByRole('dialog', 'Vérifier les créneaux collés')
    expect(screen.getByText('Le ven. 25 déc. est férié (Noël).')).toBeDefined()
    expect(isClosed(add())).toBe(false)
  })

  it.each([
    ['together', refused('errors.task.too_long')],
    ['in a cell', refusedFields(issue(['shifts', 0, 'startDate'], 'errors.shift.past_forbidden'))],
  ])('stay as they are where the API refuses them %s', async (_where, refusal) => {
    const { user, onClose } = await open(table('07/12/2026 | 9h | 17h | 30 | 4'))
    answer(createShifts, () => refusal)
    await soonByRole('dialog', 'Vérifier les créneaux collés')
    await press(user, 'Ajouter 1 créneau')
    await waitFor(() => expect(toasts()[0]).toMatch(/^Erreur Le planning n’a pas changé\. ./))
    expect(cell('Siders', 1)).toHaveProperty('value', '4')
    expect(onClose).not.toHaveBeenCalled()
    expect(isClosed(add())).toBe(false)
  })
})

describe('the paste itself', () => {
  it('is done in the dialog, and can be done again', async () => {
    const { user } = await open('')
    expect(isClosed(byRole('button', 'Lire ces lignes'))).toBe(true)
    expect(saidOf(byRole('button', 'Lire ces lignes'))).toEqual([
      'Il n’y a aucun créneau à ajouter.',
    ])
    await user.click(byRole('textbox', 'Lignes copiées d’un tableur'))
    await user.paste(table('07/12/2026 | 9h | 17h | 30 | 4'))
    await press(user, 'Lire ces lignes')
    await soonByRole('dialog', 'Vérifier les créneaux collés')
    await press(user, 'Coller autre chose')
    expect(byRole('textbox', 'Lignes copiées d’un tableur')).toHaveProperty(
      'value',
      table('07/12/2026 | 9h | 17h | 30 | 4'),
    )
  })

  it('reads a file too, and says which it cannot read', async () => {
    await open('')
    const field = byRole('dialog', 'Coller des créneaux').querySelector('input[type="file"]')
    const file = (content: string, name: string) => new File([content], name)
    const upload = (each: File) =>
      userEvent.setup({ applyAccept: false, delay: null }).upload(field as HTMLElement, each)
    await upload(file('PK\u0003\u0004broken', 'planning.xlsx'))
    expect((await screen.findByText(/^Ce fichier n’a pas pu être lu/)).getAttribute('role')).toBe(
      'alert',
    )
    await upload(file('Date;Début;Fin\n07/12/2026;9h;17h\n', 'planning.csv'))
    await soonByRole('dialog', 'Vérifier les créneaux collés')
    expect(cell('Fin', 1)).toHaveProperty('value', '17h')
  })

  it('asks before the lines are lost', async () => {
    const { user, onClose } = await open(table('07/12/2026 | 9h | 17h | 30 | 4'))
    await soonByRole('dialog', 'Vérifier les créneaux collés')
    await user.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    await user.click(await soonByRole('button', 'Quitter sans enregistrer'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('speaks English too', async () => {
    await open(table('Date | Start | End', '07/12/2026 | 9am | 5pm'), [], 'en')
    const dialog = await soonByRole('dialog', /./)
    expect(within(dialog).getByText('1 row read')).toBeDefined()
    expect(hasRole('button', 'Add 1 shift')).toBe(true)
    expect(isClosed(byRole('button', 'Add 1 shift'))).toBe(false)
  })
})
