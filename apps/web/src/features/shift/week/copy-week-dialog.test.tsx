import { createShifts, type Shift } from '@renfort/contract/shift.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { errorSentence } from '../../../platform/error-words.ts'
import { aMission } from '../../../testing/a-mission.ts'
import { answerPlanning } from '../../../testing/a-planning.ts'
import { aShift, shiftId } from '../../../testing/a-shift.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, isClosed, press, saidOf, soonByRole, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { choose } from '../../../testing/write-in.ts'
import { CopyWeekDialog } from './copy-week-dialog.tsx'

const monday = aShift('2026-12-07', { slots: 2 })
const thursday = aShift('2026-12-10', { id: shiftId(2) })
const nextMonday = aShift('2026-12-14', { id: shiftId(3), slots: 2 })

async function open(shifts: readonly Shift[] = [monday, thursday]) {
  const planning = answerPlanning(shifts)
  const onClose = vi.fn<() => void>()
  const mission = aMission({ shifts: [...shifts] })
  const view = await show(<CopyWeekDialog mission={mission} onClose={onClose} />)
  await soonByRole('dialog', 'Copier une semaine')
  return { ...view, ...planning, onClose }
}
const add = () => byRole('button', /^Ajouter (les|\d+) créneau/)
const fillWeek = async (user: UserEvent, week: number) =>
  user.click(await soonByRole('checkbox', new RegExp(`^Semaine ${week},`)))
const copies = () => within(byRole('region', 'Créneaux qui seront ajoutés'))
const starts = (sent: readonly { body: { shifts: readonly { startDate: string }[] } }[]) =>
  sent[0]?.body.shifts.map(({ startDate }) => startDate.slice(0, 10))

describe('the copy of a week', () => {
  it('needs a week to go to', async () => {
    await open()
    expect(isClosed(add())).toBe(true)
    expect(saidOf(add())).toEqual(['Choisissez au moins une semaine.'])
  })

  it('makes the last week again in others, after a look at each shift', async () => {
    const { user, created, onClose } = await open()
    await fillWeek(user, 51)
    await fillWeek(user, 53)
    expect(copies().getByText('lun. 14 déc., 09:00 – 17:00, pour 2 Siders')).toBeDefined()
    expect(created).toEqual([])
    await press(user, 'Ajouter 4 créneaux')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(starts(created)).toEqual(['2026-12-14', '2026-12-17', '2026-12-28', '2026-12-31'])
    expect(toasts()[0]).toMatch(/^Réussi 4 créneaux ajoutés\./)
  })

  it('leaves out what is unticked', async () => {
    const { user, created } = await open()
    await fillWeek(user, 51)
    await user.click(copies().getByRole('checkbox', { name: /^lun. 14 déc/ }))
    await press(user, 'Ajouter 1 créneau')
    await waitFor(() => expect(starts(created)).toEqual(['2026-12-17']))
  })

  it('SHIFT-15 always leaves out a shift that is there, and says why', async () => {
    const { user, created } = await open([monday, thursday, nextMonday])
    await choose(user, 'Semaine à copier', /^Semaine 50,/)
    await fillWeek(user, 51)
    expect(copies().queryByRole('checkbox', { name: /^lun. 14 déc/ })).toBeNull()
    expect(copies().getByText(errorSentence('errors.shift.conflict_duplicated'))).toBeDefined()
    await press(user, 'Ajouter 1 créneau')
    await waitFor(() => expect(starts(created)).toEqual(['2026-12-17']))
  })

  it('says where nothing is left to add', async () => {
    const { user } = await open([monday])
    await fillWeek(user, 51)
    await user.click(copies().getByRole('checkbox', { name: /^lun. 14 déc/ }))
    expect(isClosed(add())).toBe(true)
    expect(add().textContent).toBe('Ajouter les créneaux')
    expect(saidOf(add())).toEqual(['Aucun créneau ne peut être ajouté à ces semaines.'])
  })

  it('SHIFT-25 warns at the shift itself', async () => {
    const { user } = await open([aShift('2026-12-04')])
    await fillWeek(user, 52)
    const box = copies().getByRole('checkbox', { name: /^ven. 25 déc/ })
    expect(saidOf(box).join(' ')).toContain('Le ven. 25 déc. est férié (Noël).')
    await user.click(box)
    expect(saidOf(box).join(' ')).not.toContain('férié')
  })

  it('repeats at regular intervals until a day', async () => {
    const { user, created } = await open([monday])
    await user.click(byRole('radio', 'À intervalle régulier'))
    await choose(user, 'Rythme', 'Toutes les 2 semaines')
    await user.type(byRole('textbox', 'Jusqu’au'), '04/01/2027')
    await user.tab()
    await press(user, 'Ajouter 2 créneaux')
    await waitFor(() => expect(starts(created)).toEqual(['2026-12-21', '2027-01-04']))
  })

  it('keeps the choice where the API refuses', async () => {
    const { user, onClose } = await open([monday])
    answer(createShifts, () => refused('errors.task.too_long'))
    await fillWeek(user, 51)
    await press(user, 'Ajouter 1 créneau')
    const reason = errorSentence('errors.task.too_long')
    await waitFor(() => expect(toasts()).toEqual([`Erreur Le planning n’a pas changé. ${reason}`]))
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByRole('checkbox', { name: /^Semaine 51,/ })).toHaveProperty('checked', true)
  })
})
