import { type Mission, readMission } from '@renfort/contract/mission.ts'
import {
  createShifts,
  deleteShifts,
  readRecurrence,
  type Shift,
  updateShift,
} from '@renfort/contract/shift.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useEffect, useRef, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { errorSentence } from '../../platform/error-words.ts'
import { aRecurrence } from '../../testing/a-recurrence.ts'
import { missionId } from '../../testing/a-mission.ts'
import { answerPlanning } from '../../testing/a-planning.ts'
import { aShift, shiftId } from '../../testing/a-shift.ts'
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
import { show } from '../../testing/show.tsx'
import { useMission } from '../mission-record/queries.ts'
import { ShiftsEditor } from './shifts-editor.tsx'

async function open(shifts: readonly Shift[], disabledReason?: string, mission?: Partial<Mission>) {
  const planning = answerPlanning(shifts, mission)
  function Editor() {
    const mission = useMission(missionId)
    const [isCreating, setCreating] = useState(false)
    const flushRef = useRef<() => Promise<boolean>>(async () => true)
    return (
      <ShiftsEditor
        {...{ mission, isCreating, flushRef, disabledReason }}
        onCreatingChange={setCreating}
      />
    )
  }
  const view = await show(<Editor />)
  await soonByRole('grid', /./)
  return { ...view, ...planning }
}

const monday = aShift('2026-12-07')
const tuesday = aShift('2026-12-08', { id: shiftId(2), slots: 3 })
const friday = aShift('2026-12-25', { id: shiftId(3) })
const days = () =>
  within(byRole('grid', 'Créneaux de la mission'))
    .getAllByRole('checkbox')
    .slice(1)
    .map((box) => /(\d+) (?:déc|janv)/.exec(box.closest('tr')?.textContent ?? '')?.[1])
const ofLine = (verb: string, day: string) => byRole('button', new RegExp(`^${verb} .*${day}`))
async function undo(user: UserEvent) {
  await user.click(
    within(byRole('region', /^Notifications/)).getByRole('button', { name: 'Annuler' }),
  )
}
const bodyOf = ({ startDate, endDate, breakDuration, slots }: Shift) => ({
  startDate,
  endDate,
  breakDuration,
  slots,
})

describe('the shifts of a mission', () => {
  it('SHIFT-03 SHIFT-04 are said to be none, and begin with a dialog', async () => {
    const { user } = await open([])
    expect(hasRole('heading', 'Aucun créneau pour l’instant')).toBe(true)
    await press(user, 'Ajouter un créneau')
    expect(await soonByRole('dialog', 'Nouveau créneau')).toBeDefined()
  })

  it('are counted, with their places and their hours', async () => {
    await open([monday, tuesday])
    expect(screen.getByText('2 créneaux')).toBeDefined()
    expect(screen.getByText('4 places à pourvoir')).toBeDefined()
    expect(screen.getByText('28h de travail au total')).toBeDefined()
  })

  it('warn of public holidays above the table', async () => {
    await open([monday, friday])
    expect(screen.getByText('Le ven. 25 déc. est férié (Noël).')).toBeDefined()
    expect(screen.queryByText(/7 déc. est férié/)).toBeNull()
  })

  it('L3422-2 warn of a holiday that their place alone has, with its article', async () => {
    const sunday = aShift('2026-12-20', {
      startDate: '2026-12-20T05:00:00.000Z',
      endDate: '2026-12-20T12:00:00.000Z',
    })
    await open([sunday], undefined, {
      timeZone: 'Indian/Reunion',
      localHolidays: ['abolition-la-reunion'],
    })
    const sentence = 'Le dim. 20 déc. est férié (abolition de l’esclavage, article L3422-2).'
    expect(screen.getByText(sentence)).toBeDefined()
    // In the row it stands alone.
    expect(screen.getByText('Abolition de l’esclavage')).toBeDefined()
  })

  it('are closed with the reason of their screen', async () => {
    const { user } = await open([monday], 'Contrats signés')
    for (const name of ['Copier une semaine', 'Coller d’un tableur', 'Ajouter un créneau']) {
      expect(isClosed(byRole('button', name))).toBe(true)
      expect(saidOf(byRole('button', name))).toContain('Contrats signés')
      await user.click(byRole('button', name))
    }
    expect(hasRole('dialog', /./)).toBe(false)
  })
})

describe('the removal of shifts', () => {
  it('SHIFT-04 SHIFT-26 is asked, said, and can be taken back', async () => {
    const { user, removed, created } = await open([monday, tuesday])
    await user.click(ofLine('Supprimer', '7 déc'))
    await soonByRole('alertdialog', /^Supprimer ce créneau/)
    expect(removed).toEqual([])
    await press(user, 'Supprimer')
    await waitFor(() => expect(days()).toEqual(['8']))
    await waitFor(() => expect(toasts()[0]).toMatch(/^Réussi Créneau supprimé\./))
    expect(removed).toEqual([{ query: {}, body: { ids: [monday.id] } }])
    await undo(user)
    await waitFor(() => expect(days()).toEqual(['7', '8']))
    expect(created[0]?.body.shifts).toEqual([expect.objectContaining(bodyOf(monday))])
    expect(toasts()).toEqual(['Réussi Créneau rétabli.'])
  })

  it('SHIFT-26 takes several that are ticked, and Ctrl Z brings them back together', async () => {
    const { user, removed, created } = await open([monday, tuesday, friday])
    const [, first, second] = screen.getAllByRole('checkbox')
    for (const box of [first, second]) await user.click(box as HTMLElement)
    await press(user, 'Supprimer')
    const question = await soonByRole('alertdialog', /^Supprimer 2 créneaux/)
    await user.click(within(question).getByRole('button', { name: 'Supprimer' }))
    await waitFor(() => expect(toasts()[0]).toMatch(/2 créneaux supprimés\./))
    expect(removed[0]?.body).toEqual({ ids: [monday.id, tuesday.id] })
    expect(days()).toEqual(['25'])
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(days()).toEqual(['7', '8', '25']))
    expect(created).toHaveLength(1)
    expect(created[0]?.body.shifts).toHaveLength(2)
  })

  it('puts them back where the API refuses, and says why', async () => {
    const { user } = await open([monday, tuesday])
    answer(deleteShifts, () => refused('errors.task.locked'))
    // The shifts come back before the mission is read again.
    answer(readMission, () => new Promise(() => undefined))
    await user.click(ofLine('Supprimer', '7 déc'))
    await soonByRole('alertdialog', /^Supprimer ce créneau/)
    await press(user, 'Supprimer')
    await waitFor(() => expect(toasts()).toEqual([`Erreur ${errorSentence('errors.task.locked')}`]))
    await waitFor(() => expect(days()).toEqual(['7', '8']))
  })

  const seriesId = shiftId(99)
  const series = ['2026-11-16', '2026-12-07', '2026-12-14'].map((day, index) =>
    aShift(day, { id: shiftId(index + 10), recurrenceId: seriesId }),
  )
  it.each([
    ['Ce créneau seulement', 'shift', 1],
    ['Ce créneau et les suivants', 'recurrence-following', 2],
    ['Toute la série', 'recurrence-all', 2],
  ] as const)('SHIFT-23 « %s » is sent as %s, %i of the series', async (label, scope, count) => {
    answer(readRecurrence, () => aRecurrence(seriesId))
    const { user, removedSeries } = await open(series)
    await user.click(ofLine('Supprimer', '7 déc'))
    await soonByRole('dialog', /^Supprimer un créneau récurrent/)
    await user.click(byRole('radio', new RegExp(`^${label}`)))
    await press(user, count === 1 ? 'Supprimer 1 créneau' : 'Supprimer 2 créneaux')
    await waitFor(() => expect(removedSeries).toHaveLength(1))
    expect(removedSeries[0]).toEqual({ params: { id: shiftId(11) }, query: { scope } })
  })
})

describe('the undo of a change', () => {
  async function endAtSix(user: UserEvent) {
    await user.click(ofLine('Modifier', '7 déc'))
    await soonByRole('dialog', 'Modifier le créneau')
    const end = byRole('combobox', 'Fin')
    await user.clear(end)
    await user.type(end, '18:00')
    await user.tab()
    await press(user, 'Enregistrer')
    return end
  }

  it('puts a shift back as it was', async () => {
    const { user, changed } = await open([monday])
    await endAtSix(user)
    await waitFor(() => expect(toasts()[0]).toMatch(/^Réussi Créneau enregistré\./))
    await undo(user)
    await waitFor(() => expect(toasts()).toEqual(['Réussi Le planning est revenu comme avant.']))
    expect(changed[0]?.body.shifts).toEqual([expect.objectContaining(monday)])
  })

  it('keeps what the API refused, and offers nothing to take back', async () => {
    const { user } = await open([monday])
    answer(updateShift, () => refused('errors.task.too_long'))
    const end = await endAtSix(user)
    await waitFor(() => expect(toasts()[0]).toMatch(/^Erreur Le planning n’a pas changé/))
    expect(hasRole('dialog', 'Modifier le créneau')).toBe(true)
    expect(end).toHaveProperty('value', '18:00')
    expect(within(byRole('region', /^Notifications/)).queryByText('Annuler')).toBeNull()
  })
})

describe('the copy of shifts to other days', () => {
  async function openCopy(shifts: readonly Shift[]) {
    const view = await open(shifts)
    await view.user.click(ofLine('Dupliquer', '7 déc'))
    await soonByRole('dialog', 'Dupliquer le créneau')
    return view
  }
  const submit = () => byRole('button', /^Ajouter (les|\d+) créneau/)
  const pick = async (user: UserEvent, ...names: RegExp[]) => {
    for (const name of names) await user.click(byRole('button', name))
  }
  const day = (number: number) => new RegExp(`^\\S+ ${number} décembre`)

  it('SHIFT-24 needs a day', async () => {
    await openCopy([monday])
    expect(isClosed(submit())).toBe(true)
    expect(saidOf(submit()).join(' ')).toBe(errorSentence('errors.shift.date_missing'))
  })

  it('SHIFT-26 takes the same times on each day, and says how many', async () => {
    const { user, created } = await openCopy([monday])
    await pick(user, day(9), day(10))
    await press(user, 'Ajouter 2 créneaux')
    await waitFor(() => expect(toasts()[0]).toMatch(/^Réussi 2 créneaux dupliqués\./))
    const copies = ['2026-12-09', '2026-12-10'].map((date) => bodyOf(aShift(date)))
    expect(created[0]?.body.shifts).toEqual(copies)
    expect(hasRole('dialog', /./)).toBe(false)
    expect(days()).toEqual(['7', '9', '10'])
  })

  it('SHIFT-15 is closed for a day that has the shift already', async () => {
    const { user } = await openCopy([monday])
    await pick(user, day(7))
    expect(isClosed(submit())).toBe(true)
    expect(saidOf(submit()).join(' ')).toMatch(/existe déjà ce jour-là.*7 déc/)
  })

  it('SHIFT-25 warns of a holiday, and of more than six days on end', async () => {
    const { user } = await openCopy([monday])
    await pick(user, day(25))
    const dialog = within(byRole('dialog', /./))
    expect(dialog.getByText('Le ven. 25 déc. est férié (Noël).')).toBeDefined()
    expect(dialog.queryByText(/d’affilée/)).toBeNull()
    await pick(user, day(8), day(9), day(10), day(11), day(12), day(13))
    expect(dialog.getByText(/^7 jours de travail d’affilée, du lun. 7 déc. au/)).toBeDefined()
    expect(isClosed(submit())).toBe(false)
  })

  it('keeps its days where the API refuses', async () => {
    const { user } = await openCopy([monday])
    answer(createShifts, () => refused('errors.task.too_long'))
    await pick(user, day(9))
    await press(user, 'Ajouter 1 créneau')
    await waitFor(() => expect(toasts()[0]).toMatch(/^Erreur Le planning n’a pas changé/))
    expect(screen.getByText('1 jour choisi')).toBeDefined()
  })
})

describe('what lies over the step, or outlives it', () => {
  it('a dialog closes with « back », and the step stays', async () => {
    const { user, goBack, place } = await open([monday])
    for (const name of [/^Modifier .*7 déc/, /^Dupliquer .*7 déc/, 'Coller d’un tableur']) {
      await user.click(byRole('button', name))
      await soonByRole('dialog', /./)
      act(goBack)
      await waitFor(() => expect(hasRole('dialog', /./)).toBe(false))
      expect(place()).toBe('/')
    }
  })

  it('a dialog that was closed by hand leaves nothing to go back to', async () => {
    const { user, leaveFor, goBack, place } = await open([monday])
    act(() => leaveFor('/shifts'))
    await waitFor(() => expect(place()).toBe('/shifts'))
    await user.click(ofLine('Modifier', '7 déc'))
    await soonByRole('dialog', /./)
    await press(user, 'Annuler')
    await waitFor(() => expect(hasRole('dialog', /./)).toBe(false))
    act(goBack)
    await waitFor(() => expect(place()).toBe('/'))
  })

  it('the toast that undoes a change leaves with the step', async () => {
    const { user, leave } = await openLeaving([monday, tuesday])
    await user.click(ofLine('Supprimer', '7 déc'))
    await soonByRole('alertdialog', /^Supprimer ce créneau/)
    await press(user, 'Supprimer')
    await waitFor(() => expect(toasts()[0]).toMatch(/Créneau supprimé\./))
    act(leave)
    await waitFor(() => expect(toasts()).toEqual([]))
  })

  it('what is described in a line is for a planning that can change', async () => {
    await open([monday], 'Contrats signés')
    expect(hasRole('textbox', 'Décrire en une ligne')).toBe(false)
  })
})

/** The editor on a step that can be left. */
async function openLeaving(shifts: readonly Shift[]) {
  answerPlanning(shifts)
  let leave: () => void = () => undefined
  function Step() {
    const [isLeft, setLeft] = useState(false)
    useEffect(() => {
      leave = () => setLeft(true)
    })
    return isLeft ? <p>Étape suivante</p> : <Planning />
  }
  function Planning() {
    const mission = useMission(missionId)
    const flushRef = useRef<() => Promise<boolean>>(async () => true)
    return (
      <ShiftsEditor
        {...{ mission, flushRef }}
        isCreating={false}
        onCreatingChange={() => undefined}
      />
    )
  }
  const view = await show(<Step />)
  await soonByRole('grid', /./)
  return { ...view, leave: () => leave() }
}
