import { checkAmendment, readAmendments } from '@renfort/contract/amendment.ts'
import { readLegalFindings } from '@renfort/contract/legal-guard.ts'
import { type Mission, readMission } from '@renfort/contract/mission.ts'
import { readPlanning } from '@renfort/contract/planning.ts'
import type { Me } from '@renfort/contract/session.ts'
import { type Shift, type ShiftBody, updateShifts } from '@renfort/contract/shift.ts'
import { isoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { patched } from '@renfort/domain/kernel/patch.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keyOf } from '../../../platform/query.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { aChain, anEffect } from '../../../testing/a-chain.ts'
import { aMission, missionId } from '../../../testing/a-mission.ts'
import { tasksOfWeek } from '../../../testing/a-planned-task.ts'
import { answerBesidePlanning } from '../../../testing/answer-beside-planning.ts'
import { answerPlanning } from '../../../testing/a-planning.ts'
import { aShift, shiftId } from '../../../testing/a-shift.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, hasRole, press, saidOf, soonByRole, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { choose } from '../../../testing/write-in.ts'
import { missionQuery } from '../../mission-record/queries.ts'
import { PlanningPage } from '../planning-page.tsx'
import { PlanningMoves } from './planning-moves.tsx'

const monday = aShift('2026-12-07', { slots: 2 })

/** The planning of a posted mission whose shifts change for real, on Wednesday 2 December. */
async function open(
  shifts: readonly Shift[] = [monday],
  mission: Partial<Mission> = {},
  as: Partial<Me> = {},
  at: Shift = monday,
  now = '2026-12-02T09:00:00.000Z',
) {
  const week = isoWeekOf(isoDate(at.startDate.slice(0, 10)))
  const stored = answerPlanning(shifts, { status: 'submitted', ...mission })
  answer(readPlanning, ({ query }) => ({
    week: query.week,
    year: query.year,
    tasks: tasksOfWeek(stored.current(), query),
  }))
  const shown = await show(
    <PlanningMoves>
      <PlanningPage week={week} today={isoDate('2026-12-02')} />
    </PlanningMoves>,
    {
      as,
      at: `/planning?week=${week.week}&year=${week.year}`,
      config: { now },
    },
  )
  await screen.findByText(/de travail$/)
  return { ...shown, stored }
}

beforeEach(() => {
  answerBesidePlanning('2026-12-02T09:00:00.000Z')
  answer(readLegalFindings, () => ({ findings: [], previous: [] }))
})

const menuOf = (day: string) => new RegExp(`^Actions\u202f: Serveur, ${day}`)

/** Chooses a command in the menu of the shift of a day. */
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

  it('each thing that is asked starts from what others have made of the shift meanwhile', async () => {
    const { user, stored } = await open()
    await take(user, 'lun. 7 déc.', 'Places…')
    await user.keyboard('{Escape}')
    stored.replace([{ ...monday, startDate: '2026-12-07T11:00:00.000Z', slots: 5 }])
    await take(user, 'lun. 7 déc.', 'Déplacer…')
    const start = () => within(byRole('dialog', 'Déplacer le créneau')).getByLabelText('Début')
    await waitFor(() => expect((start() as HTMLInputElement).value).toBe('12:00'))
    await type(user, 'Jour', '09/12/2026')
    await press(user, 'Déplacer')
    await waitFor(() => expect(stored.changed).toHaveLength(1))
    expect(stored.changed[0]?.body.shifts).toEqual([
      { id: monday.id, startDate: '2026-12-09T11:00:00.000Z', endDate: '2026-12-09T16:00:00.000Z' },
    ])
  })

  it('a mission that was left for another one is there again at once', async () => {
    const { user, stored } = await open()
    const other = aMission({
      id: '00000000-0000-4000-8000-0000000000e2',
      status: 'submitted',
      shifts: [aShift('2026-12-08', { id: shiftId(9) })],
    })
    answer(readMission, ({ params }) => (params.id === other.id ? other : stored.current()))
    answer(readPlanning, ({ query }) => ({
      ...query,
      tasks: [stored.current(), other].flatMap((mission) => tasksOfWeek(mission, query)),
    }))
    await queryClient.invalidateQueries({ queryKey: keyOf(readPlanning) })
    for (const day of ['lun. 7 déc.', 'mar. 8 déc.', 'lun. 7 déc.']) {
      await user.click(await soonByRole('button', menuOf(day)))
      expect(await soonByRole('menuitem', 'Déplacer…')).toBeDefined()
      await user.keyboard('{Escape}')
    }
  })

  it.each([
    ['01/12/2026', /passé/],
    ['08/12/2026', /identique/],
    ['05/12/2028', /2 ans/],
    ['12/06/2028', /18 mois/],
  ])(
    'SHIFT-12, SHIFT-13, SHIFT-15, C-09 is not moved to %s, which the field says',
    async (day, why) => {
      const tuesday = aShift('2026-12-08', { id: shiftId(2) })
      const { user, stored } = await open([monday, tuesday])
      await take(user, 'lun. 7 déc.', 'Déplacer…')
      await soonByRole('dialog', 'Déplacer le créneau')
      await type(user, 'Jour', day)
      await waitFor(() => expect(saidOf(byRole('button', 'Déplacer')).join(' ')).toMatch(why))
      expect(stored.changed).toHaveLength(0)
    },
  )

  it('tells the holiday that it is moved to', async () => {
    const { user } = await open()
    await take(user, 'lun. 7 déc.', 'Déplacer…')
    await soonByRole('dialog', 'Déplacer le créneau')
    await type(user, 'Jour', '25/12/2026')
    expect(await screen.findByText(/est férié \(Noël\)/)).toBeDefined()
  })

  it('SHIFT-12 its day is read by the clocks of its place, where it is tomorrow already', async () => {
    const { user } = await open(
      [{ ...monday, timeZone: 'Indian/Reunion' }],
      {
        timeZone: 'Indian/Reunion',
      },
      {},
      monday,
      '2026-12-02T21:00:00.000Z',
    )
    await take(user, 'lun. 7 déc.', 'Déplacer…')
    await soonByRole('dialog', 'Déplacer le créneau')
    await type(user, 'Jour', '2/12')
    expect(await screen.findByText('jeudi 2 décembre 2027')).toBeDefined()
    await type(user, 'Jour', '3/12')
    expect(await screen.findByText('jeudi 3 décembre 2026')).toBeDefined()
    await press(user, 'Ouvrir le calendrier')
    const closed = (date: string) =>
      document
        .querySelector(`dialog [data-day="${date}"]`)
        ?.closest('[aria-disabled]')
        ?.getAttribute('aria-disabled')
    await waitFor(() => expect(closed('2026-12-02')).toBe('true'))
    expect(closed('2026-12-03')).not.toBe('true')
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

/** The stop of the sheet that Tab reaches. */
const tabStops = () =>
  [...byRole('grid', /^Planning de la semaine/).querySelectorAll('[data-stop][tabindex="0"]')].map(
    (stop) => stop.getAttribute('aria-label') ?? '',
  )
const focused = () => document.activeElement?.getAttribute('aria-label') ?? ''
const bar = () =>
  [...document.querySelectorAll('output')].map(({ textContent }) => textContent).join('')

describe('the keys of the planning', () => {
  const evening = aShift('2026-12-07', {
    id: shiftId(2),
    startDate: '2026-12-07T17:00:00.000Z',
    endDate: '2026-12-07T22:00:00.000Z',
  })

  it('PLAN-02 arrows go from shift to shift and day to day, with one stop for Tab', async () => {
    const { user } = await open([monday, evening])
    await waitFor(() => expect(tabStops()).toHaveLength(1))
    ;(await soonByRole('button', menuOf('lun. 7 déc., 09:00'))).focus()
    await user.keyboard('{ArrowDown}')
    expect(focused()).toMatch(/18:00 – 23:00/)
    await user.keyboard('{ArrowRight}')
    expect(focused()).toMatch(/^Ajouter un créneau.*mar. 8 déc/)
    expect(tabStops()).toEqual([focused()])
    await user.keyboard('{End}')
    expect(focused()).toMatch(/dim. 13 déc/)
    await user.keyboard('{Home}')
    expect(focused()).toMatch(/lun. 7 déc., 09:00/)
    await user.keyboard('{Enter}')
    expect(await soonByRole('menuitem', 'Déplacer…')).toBeDefined()
    await user.keyboard('{Escape}')
    expect(focused()).toMatch(/lun. 7 déc., 09:00/)
  })

  it('PLAN-03 Page up and Page down turn the weeks', async () => {
    const { user, place } = await open()
    ;(await soonByRole('button', menuOf('lun. 7 déc.'))).focus()
    await user.keyboard('{PageDown}')
    await waitFor(() => expect(place()).toContain('week=51'))
  })

  it('SHIFT-11 Alt with the arrows moves the shift, its focus follows, and it is saved once', async () => {
    const { user, stored } = await open()
    ;(await soonByRole('button', menuOf('lun. 7 déc.'))).focus()
    await user.keyboard('{Alt>}{ArrowRight}{ArrowDown}{/Alt}')
    await waitFor(() => expect(focused()).toMatch(/mar. 8 déc., 09:15 – 17:15/))
    expect(bar()).toContain('mar. 8 déc., 09:15 – 17:15.')
    await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
    await waitFor(() => expect(bar()).toContain('09:15 – 17:30'))
    expect(stored.changed).toHaveLength(0)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(toasts()[0]).toContain('mar. 8 déc., 09:15 – 17:30'))
    expect(stored.changed.map(({ body }) => body.shifts)).toEqual([
      [
        expect.objectContaining({
          startDate: '2026-12-08T08:15:00.000Z',
          endDate: '2026-12-08T16:30:00.000Z',
        }),
      ],
    ])
    expect(hasRole('menu', /./)).toBe(false)
    await waitFor(() => expect(focused()).toMatch(/mar. 8 déc/))
  })

  it('SHIFT-11 goes on from its new place while that is being saved', async () => {
    const { user, stored } = await open()
    const release: (() => void)[] = []
    const sent = answer(updateShifts, async ({ body }) => {
      const shift = { ...monday, ...patched<ShiftBody>(monday, body.shifts[0] ?? {}) }
      await new Promise<void>((done) => release.push(done))
      stored.replace([shift])
      return { shifts: [shift] }
    })
    ;(await soonByRole('button', menuOf('lun. 7 déc.'))).focus()
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() => expect(focused()).toMatch(/mar. 8 déc/))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(release).toHaveLength(1))
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() => expect(focused()).toMatch(/mer. 9 déc/))
    release[0]?.()
    await waitFor(() => expect(toasts()[0]).toContain('mar. 8 déc.'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(release).toHaveLength(2))
    release[1]?.()
    expect(sent[1]?.body.shifts[0]?.startDate).toBe('2026-12-09T08:00:00.000Z')
    await waitFor(() => expect(toasts()[0]).toContain('mer. 9 déc.'))
  })

  it('Escape gives a move up: nothing was asked of the API', async () => {
    const { user, stored } = await open()
    ;(await soonByRole('button', menuOf('lun. 7 déc.'))).focus()
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() => expect(focused()).toMatch(/mar. 8 déc/))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(focused()).toMatch(/lun. 7 déc., 09:00/))
    expect(bar()).toContain('annulé')
    expect(stored.changed).toHaveLength(0)
  })

  it.each<[string, Shift, string, RegExp]>([
    ['a public holiday', aShift('2026-12-24'), '{Alt>}{ArrowRight}{/Alt}', /est férié/],
    ['the past', aShift('2026-12-03'), '{Alt>}{ArrowLeft}{ArrowLeft}{/Alt}', /passé/],
    [
      'another day by minutes, past midnight',
      aShift('2026-12-07', {
        startDate: '2026-12-07T22:50:00.000Z',
        endDate: '2026-12-08T04:50:00.000Z',
      }),
      '{Alt>}{ArrowDown}{/Alt}',
      /un autre jour/,
    ],
    [
      'more than ten hours',
      aShift('2026-12-07', { endDate: '2026-12-07T19:00:00.000Z' }),
      '{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}',
      /10\s?h/,
    ],
  ])(
    'SHIFT-06, SHIFT-14, SHIFT-25 does not go to %s, and says why',
    async (_what, shift, keys, why) => {
      const { user, stored } = await open([monday, { ...shift, id: shiftId(3) }], {}, {}, shift)
      const card = () => document.querySelector<HTMLElement>(`[data-shift="${shiftId(3)}"]`)
      await waitFor(() => expect(card()).not.toBeNull())
      card()?.focus()
      await user.keyboard(keys)
      await waitFor(() => expect(bar()).toMatch(why))
      await user.keyboard('{Escape}')
      expect(stored.changed).toHaveLength(0)
    },
  )

  it('springs back when the connection is cut, and says it', async () => {
    const { user } = await open()
    answer(updateShifts, () => {
      throw new TypeError('Failed to fetch')
    })
    ;(await soonByRole('button', menuOf('lun. 7 déc.'))).focus()
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() => expect(focused()).toMatch(/mar. 8 déc/))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(focused()).toMatch(/lun. 7 déc., 09:00/))
    expect(toasts().length).toBeGreaterThan(0)
  })

  it('says what locks it', async () => {
    const { user, stored } = await open([monday], { archived: true })
    ;(await soonByRole('button', menuOf('lun. 7 déc.'))).focus()
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() => expect(bar()).toContain('archivée'))
    expect(stored.changed).toHaveLength(0)
  })

  it('C-30 a collaborator goes through the cells', async () => {
    const { user } = await open([monday], {}, { role: 'collaborator' })
    const cells = within(byRole('grid', /^Planning/)).getAllByRole('gridcell')
    cells[0]?.focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(cells[1])
    expect(focused()).toBe('Serveur, mar. 8 déc., aucun créneau')
  })
})

/** A mouse on the card of Monday, 60 pixels high, of a sheet whose days are 100 pixels apart. */
async function pointer(isOver = true) {
  const button = await soonByRole('button', menuOf('lun. 7 déc.'))
  const card = button.closest<HTMLElement>('[data-card]')
  if (card === null) throw new Error('no card')
  vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 60))
  const row = card.closest('tr')
  document.elementFromPoint = (x) => row?.cells[Math.floor(x / 100)] ?? null
  const to = (type: string, clientX: number, clientY = 30, more: PointerEventInit = {}) =>
    act(async () => {
      const init = {
        bubbles: true,
        cancelable: true,
        pointerType: 'mouse',
        clientX,
        clientY,
        ...more,
      }
      card.dispatchEvent(new PointerEvent(type, init))
    })
  // The script of the drag loads with the pointer, or before it once the browser is idle.
  if (isOver) await to('pointerover', 50)
  await expect
    .poll(async () => {
      await to('pointermove', 50)
      return card.style.cursor
    })
    .toBe('grab')
  const dragTo = async (day: number, more: PointerEventInit = {}) => {
    await to('pointerdown', 50)
    await to('pointermove', day * 100 + 50, 30, more)
    await to('pointerup', day * 100 + 50, 30, more)
  }
  return { card, to, dragTo }
}

describe('PLAN-02 a shift of the week, by pointer', () => {
  it('is held over another day, and moved there once it is dropped', async () => {
    const { stored } = await open()
    const { to } = await pointer()
    await to('pointerdown', 50)
    await to('pointermove', 52)
    expect(bar()).toBe('')
    await to('pointermove', 250)
    await waitFor(() => expect(bar()).toContain('mer. 9 déc., 09:00 – 17:00.'))
    expect(stored.changed).toHaveLength(0)
    await to('pointerup', 250)
    const moved = await soonByRole('button', menuOf('mer. 9 déc., 09:00'))
    await waitFor(() => expect(document.activeElement).toBe(moved))
    expect(stored.changed).toHaveLength(1)
    expect(document.querySelector('[data-outline]')).toBeNull()
  })

  it('is ready for its first drag before the pointer comes', async () => {
    const { stored } = await open()
    const { dragTo } = await pointer(false)
    await dragTo(1)
    await waitFor(() => expect(stored.changed).toHaveLength(1))
  })

  it('is copied with Ctrl', async () => {
    const { stored } = await open()
    const { dragTo } = await pointer()
    await dragTo(3, { ctrlKey: true })
    await waitFor(() => expect(stored.created).toHaveLength(1))
    expect(stored.created[0]?.body.shifts[0]?.startDate).toBe('2026-12-10T08:00:00.000Z')
    expect(stored.changed).toHaveLength(0)
  })

  it('SHIFT-11 is longer by a quarter of an hour for every 8 pixels of its foot', async () => {
    const { stored } = await open()
    const { to } = await pointer()
    await to('pointerdown', 50, 58)
    await to('pointermove', 50, 74)
    await to('pointerup', 50, 74)
    await waitFor(() =>
      expect(stored.changed[0]?.body.shifts[0]?.endDate).toBe('2026-12-07T16:30:00.000Z'),
    )
  })

  it('keeps its place when it is dropped outside the days, or cancelled with Escape', async () => {
    const { user, stored } = await open()
    const { to, dragTo } = await pointer()
    await dragTo(9)
    await to('pointerdown', 50)
    await to('pointermove', 150)
    await user.keyboard('{Escape}')
    await to('pointerup', 150)
    expect(bar()).toBe('')
    expect(stored.changed).toHaveLength(0)
  })

  it('keys that rest are saved once a pointer takes the shift', async () => {
    const { user, stored } = await open()
    const { to } = await pointer()
    ;(await soonByRole('button', menuOf('lun. 7 déc.'))).focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(bar()).toContain('09:15'))
    await to('pointerdown', 50)
    await to('pointermove', 60)
    await waitFor(() => expect(stored.changed).toHaveLength(1))
    await to('pointerup', 60)
  })
})

describe('once contracts exist', () => {
  const amending = async () => {
    const chain = aChain()
    const checked = answer(checkAmendment, () => ({ effect: anEffect(), refusal: null }))
    answer(readAmendments, () => ({ isFlexible: false, contracts: [chain, aChain({ number: 2 })] }))
    return { ...(await open([monday], { hasContracts: true })), checked }
  }

  it('TASK-53 the same keys propose an amendment, filled with the moved shift', async () => {
    const { user, stored, checked } = await amending()
    ;(await soonByRole('button', menuOf('lun. 7 déc.'))).focus()
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(await soonByRole('dialog', 'Changer les horaires')).toBeDefined()
    await waitFor(() =>
      expect(checked.at(-1)?.body).toMatchObject({
        kind: 'hours',
        shifts: [
          {
            id: monday.id,
            startDate: '2026-12-08T08:00:00.000Z',
            endDate: '2026-12-08T16:00:00.000Z',
            breakDuration: 60,
          },
        ],
      }),
    )
    expect(stored.changed).toHaveLength(0)
  })

  it('a shift that was dropped before opens nothing', async () => {
    const { stored } = await open()
    const { dragTo } = await pointer()
    await dragTo(1)
    await waitFor(() => expect(toasts()[0]).toContain('Créneau déplacé'))
    expect(stored.changed).toHaveLength(1)
    queryClient.setQueryData<Mission>(missionQuery(missionId).queryKey, {
      ...stored.current(),
      hasContracts: true,
    })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(hasRole('dialog', /./)).toBe(false)
  })

  it('the menu says so, and says what contracts close', async () => {
    const { user } = await amending()
    await user.click(await soonByRole('button', menuOf('lun. 7 déc.')))
    const move = await soonByRole('menuitem', /^Déplacer…/)
    expect(move.textContent).toContain('Par un avenant aux contrats')
    expect(byRole('menuitem', /^Places…/).textContent).toContain('Des contrats existent')
    await user.click(move)
    expect(await soonByRole('dialog', 'Changer les horaires')).toBeDefined()
  })
})
