import { createShifts, type Shift, updateShift } from '@renfort/contract/shift.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { errorSentence } from '../../../platform/error-words.ts'
import { missionId } from '../../../testing/a-mission.ts'
import { answerPlanning } from '../../../testing/a-planning.ts'
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
import { useMission } from '../../mission-record/queries.ts'
import { ShiftGrid } from './shift-grid.tsx'

const columns = ['Jour', 'Début', 'Fin', 'Pause', 'Siders'] as const
type Column = (typeof columns)[number]

interface Opening {
  disabledReason?: string
  locale?: 'fr' | 'en'
}

async function open(shifts: readonly Shift[] = [], { disabledReason, locale }: Opening = {}) {
  const planning = answerPlanning(shifts)
  const acts = {
    onSelect: vi.fn<(selected: ReadonlySet<string>) => void>(),
    onEdit: vi.fn<(shift: Shift) => void>(),
    onDuplicate: vi.fn<(shift: Shift) => void>(),
    onRemove: vi.fn<(shift: Shift) => void>(),
  }
  const flushRef = { current: async () => true }
  function Grid() {
    const mission = useMission(missionId)
    return <ShiftGrid {...acts} {...{ mission, flushRef, disabledReason }} selected={new Set()} />
  }
  const view = await show(<Grid />, locale && { locale })
  await soonByRole('grid', /./)
  return { ...view, ...planning, ...acts, flush: () => flushRef.current() }
}

const lines = () => screen.getAllByRole('row').slice(1)
function cell(line: number, column: Column): HTMLElement {
  const row = lines()[line]
  const found = row && within(row).getAllByRole('gridcell')[1 + columns.indexOf(column)]
  if (found === undefined) throw new Error(`There is no ${column} on line ${line}`)
  return found
}
const texts = (line: number) => columns.map((column) => cell(line, column).textContent)

/** Types a line from its first cell; each value leads to the next cell. */
async function typeLine(user: UserEvent, line: number, values: readonly string[]) {
  await user.dblClick(cell(line, 'Jour'))
  for (const value of values) {
    await user.clear(screen.getByRole('textbox'))
    if (value !== '') await user.type(screen.getByRole('textbox'), value)
    await user.keyboard('{Tab}')
  }
}
const instants = (start: string, end: string) => ({
  startDate: `2026-12-${start}:00.000Z`,
  endDate: `2026-12-${end}:00.000Z`,
})

describe('a line that is typed', () => {
  it('is sent once it is whole, as two instants of Paris, and the next begins', async () => {
    const { user, created } = await open()
    await typeLine(user, 0, ['07/12/2026', '9h', '17h', '30 min', '2'])
    await waitFor(() => expect(lines()).toHaveLength(2))
    expect(created).toEqual([
      {
        params: { taskId: missionId },
        body: {
          shifts: [{ ...instants('07T08:00', '07T16:00'), breakDuration: 30, slots: 2 }],
          recurrence: null,
        },
      },
    ])
    await waitFor(() => expect(cell(0, 'Jour').textContent).not.toContain('Enregistrement'))
    expect(texts(0)).toEqual([
      expect.stringContaining('7 déc.'),
      '09:00',
      expect.stringContaining('17:00'),
      '30 min',
      '2',
    ])
    expect(document.activeElement).toBe(cell(1, 'Jour'))
  })

  it('SHIFT-09 ends the next day where its end is earlier, and says so', async () => {
    const { user, created } = await open()
    await typeLine(user, 0, ['10/12/2026', '22', '6h', '', ''])
    await waitFor(() => expect(created).toHaveLength(1))
    expect(created[0]?.body.shifts[0]).toEqual({
      ...instants('10T21:00', '11T05:00'),
      breakDuration: 0,
      slots: 1,
    })
    expect(cell(0, 'Fin').textContent).toContain('+1')
  })

  it.each<[string, readonly string[], Column, string]>([
    [
      'SHIFT-05',
      ['07/12/2026', '9h', '17h', '', '51'],
      'Siders',
      'Le nombre de Siders va de 1 à 50.',
    ],
    [
      'SHIFT-06',
      ['07/12/2026', '8h', '19h', '30', '1'],
      'Fin',
      'Le temps de travail, pause déduite, va de 2 à 10 heures.',
    ],
    [
      'SHIFT-07',
      ['07/12/2026', '9h', '17h', '19', '1'],
      'Pause',
      'La pause dure de 20 à 300 minutes et tient dans le créneau.',
    ],
    [
      'SHIFT-12 SHIFT-14',
      ['22/11/2026', '9h', '17h', '', '1'],
      'Jour',
      'Un créneau ne peut pas commencer dans le passé.',
    ],
    ['SHIFT-13', ['24/11/2028', '9h', '17h', '', '1'], 'Jour', 'La date est à plus de 2 ans.'],
    ['no day', ['', '9h', '17h', '', '1'], 'Jour', 'Ce champ est obligatoire.'],
    ['no time', ['07/12/2026', 'tôt', '17h', '', '1'], 'Début', 'Le format n’est pas valable.'],
  ])(
    '%s %s: « %s » is told beside its cell, and not sent',
    async (_id, values, column, sentence) => {
      const { user, created } = await open()
      await typeLine(user, 0, values)
      const field = await soonByRole('textbox', column)
      expect(document.activeElement).toBe(field)
      expect(cell(0, column).getAttribute('aria-invalid')).toBe('true')
      expect(saidOf(cell(0, column))).toEqual([sentence])
      expect(cell(0, 'Jour').textContent).toContain('Non enregistré')
      expect(created).toEqual([])
    },
  )

  it('SHIFT-15 is refused where a shift of the mission starts and ends like it', async () => {
    const { user, created } = await open([aShift('2026-12-07')])
    await typeLine(user, 1, ['07/12/2026', '9h', '17h', '', '1'])
    await waitFor(() =>
      expect(saidOf(cell(1, 'Jour'))).toEqual([
        'Un créneau identique existe déjà dans cette mission.',
      ]),
    )
    expect(created).toEqual([])
  })

  it('is sent once what was wrong is mended', async () => {
    const { user, created } = await open()
    await typeLine(user, 0, ['07/12/2026', '9h', '17h', '', '51'])
    const slots = await soonByRole('textbox', 'Siders')
    await user.clear(slots)
    await user.type(slots, '5{Enter}')
    await waitFor(() => expect(created).toHaveLength(1))
    expect(created[0]?.body.shifts[0]?.slots).toBe(5)
  })

  it('SHIFT-08 SHIFT-11 is stepped by the arrows: days, quarters of an hour, breaks, Siders', async () => {
    const { user } = await open()
    const values: string[] = []
    await user.dblClick(cell(0, 'Jour'))
    for (const start of ['07/12/2026', '9h', '17h', '30', '1']) {
      const field = screen.getByRole<HTMLInputElement>('textbox')
      await user.clear(field)
      await user.type(field, `${start}{ArrowDown}`)
      values.push(field.value)
      await user.keyboard('{ArrowUp}{ArrowUp}')
      values.push(field.value)
      await user.keyboard('{Tab}')
    }
    expect(values).toEqual([
      '08/12/2026',
      '06/12/2026',
      '09:15',
      '08:45',
      '17:15',
      '16:45',
      '45',
      '20',
      '2',
      '1',
    ])
  })

  it('can be thrown away', async () => {
    const { user, created } = await open()
    await user.dblClick(cell(0, 'Jour'))
    await user.type(screen.getByRole('textbox'), '07/12/2026{Tab}{Escape}')
    expect(cell(0, 'Jour').textContent).toContain('Non enregistré')
    await user.click(byRole('button', 'Effacer cette ligne'))
    expect(cell(0, 'Jour').textContent).toBe('Nouveau créneau…')
    expect(created).toEqual([])
  })

  it('is found again after the page was left', async () => {
    const { user } = await open()
    await user.dblClick(cell(0, 'Jour'))
    await user.type(screen.getByRole('textbox'), '07/12/2026{Tab}9h')
    cleanup()
    await open()
    expect(texts(0).slice(0, 2)).toEqual([expect.stringContaining('7 déc. 2026'), '9h'])
    expect(cell(0, 'Jour').textContent).toContain('Non enregistré')
    expect(lines()).toHaveLength(2)
  })
})

describe('a line that the API refuses', () => {
  it('SHIFT-28 is said in a toast, stays as typed, and is sent again', async () => {
    const { user, reads, flush } = await open()
    const sent = answer(createShifts, () => refused('errors.task.too_long'))
    await typeLine(user, 0, ['07/12/2026', '9h', '17h', '', '1'])
    const reason = errorSentence('errors.task.too_long')
    await waitFor(() => expect(toasts()).toEqual([`Erreur Le planning n’a pas changé. ${reason}`]))
    expect(texts(0)[1]).toBe('09:00')
    expect(cell(0, 'Jour').textContent).toContain('Non enregistré')
    expect(await flush()).toBe(false)
    expect(sent).toHaveLength(2)
    expect(reads.length).toBeGreaterThan(1)
  })

  it.each([
    ['startDate', 'Jour', 'errors.shift.past_forbidden'],
    ['endDate', 'Fin', 'errors.shift.duration'],
    ['slots', 'Siders', 'errors.shift.slots'],
  ] as const)('SHIFT-28 shows %s at %s', async (part, column, key) => {
    const { user } = await open()
    answer(createShifts, () => refusedFields(issue(['shifts', 0, part], key)))
    await typeLine(user, 0, ['07/12/2026', '9h', '17h', '', '1'])
    await waitFor(() => expect(saidOf(cell(0, column))).toEqual([errorSentence(key)]))
    expect(toasts()[0]).toContain('Le planning n’a pas changé.')
  })

  it('says that it is on its way, and cannot be typed into meanwhile', async () => {
    const { user } = await open()
    let go = () => {}
    const gate = new Promise<void>((resolve) => {
      go = resolve
    })
    answer(createShifts, async ({ body }) => {
      await gate
      const shifts = body.shifts.map((each) => ({
        ...each,
        id: shiftId(60),
        recurrenceId: null,
        timeZone: 'Europe/Paris' as const,
      }))
      return { shifts, recurrence: null }
    })
    await typeLine(user, 0, ['07/12/2026', '9h', '17h', '', '1'])
    expect(cell(0, 'Jour').textContent).toContain('Enregistrement…')
    expect(cell(0, 'Fin').getAttribute('aria-readonly')).toBe('true')
    go()
    await waitFor(() => expect(cell(0, 'Jour').textContent).not.toContain('Enregistrement…'))
  })
})

describe('a shift that is there', () => {
  const monday = aShift('2026-12-07', { slots: 2 })

  it('is changed in its cell, and sent when the line is left', async () => {
    const { user, updated } = await open([monday, aShift('2026-12-08', { id: shiftId(2) })])
    await user.dblClick(cell(0, 'Fin'))
    await user.clear(screen.getByRole('textbox'))
    await user.type(screen.getByRole('textbox'), '18h')
    expect(updated).toEqual([])
    await user.click(cell(1, 'Jour'))
    await waitFor(() => expect(updated).toHaveLength(1))
    expect(updated[0]).toEqual({
      params: { id: monday.id },
      query: { scope: 'shift' },
      body: { ...instants('07T08:00', '07T17:00'), breakDuration: 60, slots: 2 },
    })
    await waitFor(() => expect(cell(0, 'Fin').textContent).toBe('18:008h de travail'))
  })

  it('is not sent where nothing has changed', async () => {
    const { user, updated } = await open([monday])
    await user.dblClick(cell(0, 'Fin'))
    await user.keyboard('{Enter}')
    expect(updated).toEqual([])
    expect(texts(0)[2]).toBe('17:007h de travail')
  })

  it('takes the place of its value with a letter, which Escape gives back', async () => {
    const { user, updated } = await open([monday])
    await user.click(cell(0, 'Siders'))
    cell(0, 'Siders').focus()
    await user.keyboard('7')
    expect(screen.getByRole('textbox')).toHaveProperty('value', '7')
    await user.keyboard('{Escape}')
    expect(cell(0, 'Siders').textContent).toBe('2')
    expect(updated).toEqual([])
  })

  it('keeps what was typed where the API refuses it, and says why', async () => {
    const { user } = await open([monday])
    answer(updateShift, () => refused('errors.task.locked'))
    await user.dblClick(cell(0, 'Fin'))
    await user.clear(screen.getByRole('textbox'))
    await user.type(screen.getByRole('textbox'), '18h{Enter}')
    await waitFor(() => expect(toasts()).toEqual([`Erreur ${errorSentence('errors.task.locked')}`]))
    expect(texts(0)[2]).toBe('18:00')
    expect(cell(0, 'Jour').textContent).toContain('Non enregistré')
  })

  it('of a series is changed in its dialog', async () => {
    const { user, onEdit } = await open([{ ...monday, recurrenceId: shiftId(99) }])
    await user.dblClick(cell(0, 'Fin'))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(onEdit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: monday.id }))
  })

  it('is copied to the line below, a day later', async () => {
    const { user, created } = await open([monday])
    cell(1, 'Jour').focus()
    await user.keyboard('{Control>}d{/Control}')
    expect(texts(1)).toEqual([expect.stringContaining('8 déc. 2026'), '09:00', '17:00', '1h', '2'])
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(created).toHaveLength(1))
    expect(created[0]?.body.shifts[0]).toMatchObject(instants('08T08:00', '08T16:00'))
  })

  it('is edited, duplicated and deleted by the buttons of its line', async () => {
    const { user, onEdit, onDuplicate, onRemove } = await open([monday])
    const name = 'le créneau du lun. 7 déc. 2026, 09:00 – 17:00'
    for (const verb of ['Modifier', 'Dupliquer', 'Supprimer']) {
      await press(user, new RegExp(`^${verb} ${name.slice(0, 20)}`))
    }
    for (const act of [onEdit, onDuplicate, onRemove]) {
      expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: monday.id }))
    }
  })

  it('says the hours of all its Siders together', async () => {
    await open([monday])
    expect(within(lines()[0] as HTMLElement).getByText('14h')).toBeDefined()
  })
})

describe('the table', () => {
  it('SHIFT-02 ticks one shift, or all of them', async () => {
    const { user, onSelect } = await open([
      aShift('2026-12-07'),
      aShift('2026-12-08', { id: shiftId(2) }),
    ])
    const [all, first] = screen.getAllByRole('checkbox')
    await user.click(first as HTMLElement)
    expect(onSelect).toHaveBeenLastCalledWith(new Set([shiftId(1)]))
    await user.click(all as HTMLElement)
    expect(onSelect).toHaveBeenLastCalledWith(new Set([shiftId(1), shiftId(2)]))
  })

  it('is read only with the reason of its screen, without a line for another shift', async () => {
    const { user, updated } = await open([aShift('2026-12-07')], {
      disabledReason: 'Contrats signés',
    })
    expect(lines()).toHaveLength(1)
    await user.dblClick(cell(0, 'Fin'))
    expect(screen.queryByRole('textbox')).toBeNull()
    const remove = byRole('button', /^Supprimer/)
    expect(isClosed(remove)).toBe(true)
    expect(saidOf(remove)).toContain('Contrats signés')
    expect(hasRole('button', 'Raccourcis du tableau')).toBe(false)
    expect(updated).toEqual([])
  })

  it('saves all that was typed when its step is left, and stays where it cannot', async () => {
    const { user, flush, created } = await open([aShift('2026-12-07')])
    await user.dblClick(cell(1, 'Jour'))
    await user.type(screen.getByRole('textbox'), '08/12/2026{Tab}9h{Tab}17h{Tab}')
    expect(created).toEqual([])
    expect(await flush()).toBe(true)
    expect(created).toHaveLength(1)
    await waitFor(() => expect(lines()).toHaveLength(3))
    await user.dblClick(cell(2, 'Jour'))
    await user.type(screen.getByRole('textbox'), '09/12/2026{Tab}')
    expect(await flush()).toBe(false)
    await waitFor(() =>
      expect(saidOf(cell(2, 'Début'))).toEqual([errorSentence('errors.field.required')]),
    )
    expect(created).toHaveLength(1)
  })

  it('speaks English too', async () => {
    const { user } = await open([], { locale: 'en' })
    await user.dblClick(cell(0, 'Jour'))
    expect(screen.getByRole('textbox', { name: 'Day' })).toBeDefined()
    await user.type(screen.getByRole('textbox'), '22/11/2026{Tab}9:00{Tab}17:00{Tab}{Tab}{Tab}')
    await waitFor(() =>
      expect(saidOf(cell(0, 'Jour'))).toEqual(['A shift cannot start in the past.']),
    )
  })
})
