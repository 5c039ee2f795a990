import { readInbox } from '@renfort/contract/inbox.ts'
import { readLegalFindings } from '@renfort/contract/legal-guard.ts'
import type { Mission } from '@renfort/contract/mission.ts'
import { readFigures } from '@renfort/contract/planning-figures.ts'
import { listPlanningViews } from '@renfort/contract/planning-view.ts'
import { readPlanning, readPresence } from '@renfort/contract/planning.ts'
import type { Me } from '@renfort/contract/session.ts'
import { type Shift, updateShifts } from '@renfort/contract/shift.ts'
import { isoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerPlanning } from '../../../testing/a-planning.ts'
import { aShift, shiftId } from '../../../testing/a-shift.ts'
import { answer } from '../../../testing/api-stand-in.ts'
import { byRole, hasRole, soonByRole, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { PlanningMoves } from '../moves/planning-moves.tsx'
import { DayPage } from './day-page.tsx'

const monday = aShift('2026-12-07', { slots: 2 })
const karim = {
  id: '00000000-0000-4000-8000-000000000701',
  firstName: 'Karim',
  lastName: 'Benali',
  pictureURL: null,
  phoneNumber: null,
}

/** The hours of Monday 7 December, on Wednesday 2 December; Karim works every shift. */
async function open(
  shifts: readonly Shift[] = [monday],
  mission: Partial<Mission> = {},
  as: Partial<Me> = {},
  rows: 'siders' | undefined = undefined,
) {
  const stored = answerPlanning(shifts, { status: 'submitted', ...mission })
  answer(readPlanning, ({ query: { week, year } }) => {
    const { id, name, jobTitle, type, shifts: all } = stored.current()
    const slots = all
      .filter(({ startDate }) => {
        const at = isoWeekOf(isoDate(startDate.slice(0, 10)))
        return at.week === week && at.year === year
      })
      .map(({ id: slotId, recurrenceId: _series, ...times }) => ({
        ...times,
        shiftId: slotId,
        siderIds: [karim.id],
      }))
    const task = {
      id,
      name,
      jobTitle,
      type,
      slots,
      location: null,
      timeZone: stored.current().timeZone,
      localHolidays: [],
      manager: null,
      department: null,
      siders: [karim],
      contractsToSign: [],
      remote: false,
      preSelection: false,
      hasPreSelection: false,
      isFlexiblePlanning: false,
    }
    return { week, year, tasks: slots.length === 0 ? [] : [task] }
  })
  const shown = await show(
    <PlanningMoves>
      <DayPage day={isoDate('2026-12-07')} today={isoDate('2026-12-02')} filters={{}} rows={rows} />
    </PlanningMoves>,
    { as, at: '/planning?view=day&day=2026-12-07', config: { now: '2026-12-02T09:00:00.000Z' } },
  )
  await soonByRole('table', /7 décembre/)
  return { ...shown, stored }
}

beforeEach(() => {
  answer(readFigures, () => ({ tasks: [] }))
  answer(readPresence, () => ({ now: '2026-12-02T09:00:00.000Z', shifts: [] }))
  answer(readInbox, () => ({ count: 0, sections: [] }))
  answer(listPlanningViews, () => [])
  answer(readLegalFindings, () => ({ findings: [], previous: [] }))
})

const menu = (hours: string) => new RegExp(`^Actions\u202f: Serveur, lun. 7 déc., ${hours}`)
const bar = () =>
  [...document.querySelectorAll('output')].map(({ textContent }) => textContent).join('')
const outline = () => document.querySelector('[data-outline]')

describe('PLAN-02 a shift of a day, by keys', () => {
  it('SHIFT-11 moves along the hours and by its ends, keeps the focus, and is saved once', async () => {
    const { user, stored } = await open()
    ;(await soonByRole('button', menu('09:00 – 17:00'))).focus()
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() => expect(bar()).toContain('09:15 – 17:15'))
    await user.keyboard('{Alt>}{ArrowDown}{ArrowLeft}{/Alt}')
    await waitFor(() => expect(bar()).toContain('09:15 – 17:15'))
    await user.keyboard('{Alt>}{Shift>}{ArrowDown}{ArrowRight}{/Shift}{/Alt}')
    await waitFor(() => expect(bar()).toContain('09:30 – 17:30'))
    expect(stored.changed).toHaveLength(0)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(toasts()[0]).toContain('lun. 7 déc., 09:30 – 17:30'))
    expect(stored.changed.map(({ body }) => body.shifts[0])).toEqual([
      expect.objectContaining({
        startDate: '2026-12-07T08:30:00.000Z',
        endDate: '2026-12-07T16:30:00.000Z',
      }),
    ])
    expect(document.activeElement).toBe(byRole('button', menu('09:30 – 17:30')))
  })

  it('Escape puts it back; it does not go past midnight, and says why', async () => {
    const late = aShift('2026-12-07', {
      startDate: '2026-12-07T22:50:00.000Z',
      endDate: '2026-12-08T04:50:00.000Z',
    })
    const { user, stored } = await open([late])
    ;(await soonByRole('button', menu('23:50'))).focus()
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await waitFor(() => expect(bar()).toContain('23:35'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(bar()).toContain('annulé'))
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() => expect(bar()).toMatch(/un autre jour/))
    expect(hasRole('button', menu('23:50'))).toBe(true)
    expect(stored.changed).toHaveLength(0)
  })

  it('is followed in the row of the person where it has the focus', async () => {
    const { user } = await open([monday], {}, {}, 'siders')
    ;(await soonByRole('button', /^09:00\s–\s17:00/)).focus()
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() => expect(bar()).toContain('09:15'))
    expect(document.activeElement).toBe(byRole('button', /^09:15\s–\s17:15/))
  })

  it('C-30 a collaborator moves nothing', async () => {
    const { user, stored } = await open([monday], {}, { role: 'collaborator' })
    ;(await soonByRole('button', /^09:00\s–\s17:00/)).focus()
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(hasRole('button', /^Actions/)).toBe(false)
    expect(bar()).toBe('')
    expect(stored.changed).toHaveLength(0)
  })
})

/** The card of a shift, on a day that is 960 pixels wide, ten for each step: from 360 to 680. */
async function cardOf(opener: RegExp = /^09:00\s–\s17:00/) {
  const card = (await soonByRole('button', opener)).closest<HTMLElement>('[data-card]')
  if (card === null) throw new Error('no card')
  vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(360, 0, 320, 40))
  const day = card.parentElement as HTMLElement
  vi.spyOn(day, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 960, 52))
  const to = (type: string, clientX: number, more: PointerEventInit = {}) =>
    act(async () => {
      const init = { bubbles: true, cancelable: true, pointerType: 'mouse', clientX, ...more }
      card.querySelector('button')?.dispatchEvent(new PointerEvent(type, init))
    })
  // The script of the drag loads with the pointer.
  await to('pointerover', 500)
  await expect
    .poll(async () => {
      await to('pointermove', 362)
      return card.style.cursor
    })
    .toBe('ew-resize')
  return { card, to }
}

describe('PLAN-02 a shift of a day, by pointer', () => {
  it('SHIFT-11 is taken along the hours in steps of 15 minutes, with its price and its outline', async () => {
    const figures = answer(readFigures, () => ({ tasks: [] }))
    const { stored } = await open()
    const { to } = await cardOf()
    await waitFor(() => expect(figures).toHaveLength(1))
    await to('pointerdown', 500)
    await to('pointermove', 502)
    expect(outline()).toBeNull()
    await to('pointermove', 536)
    expect(outline()).not.toBeNull()
    await waitFor(() => expect(bar()).toContain('lun. 7 déc., 10:00 – 18:00.'))
    expect(stored.changed).toHaveLength(0)
    await to('pointerup', 536)
    await waitFor(() => expect(stored.changed).toHaveLength(1))
    expect(stored.changed[0]?.body.shifts[0]).toMatchObject({
      startDate: '2026-12-07T09:00:00.000Z',
      endDate: '2026-12-07T17:00:00.000Z',
    })
    expect(outline()).toBeNull()
    expect(await soonByRole('button', menu('10:00 – 18:00'))).toBeDefined()
    expect(hasRole('dialog', /Sider/)).toBe(false)
    // The totals of the day are read again.
    await waitFor(() => expect(figures).toHaveLength(2))
  })

  it.each([
    ['end', 678, 698, { endDate: '2026-12-07T16:30:00.000Z' }],
    ['start', 361, 341, { startDate: '2026-12-07T07:30:00.000Z' }],
  ])('SHIFT-11 is stretched at its %s', async (_end, from, x, expected) => {
    const { stored } = await open()
    const { to } = await cardOf()
    await to('pointerdown', from)
    await to('pointermove', x)
    await to('pointerup', x)
    await waitFor(() => expect(stored.changed[0]?.body.shifts[0]).toMatchObject(expected))
  })

  it('SHIFT-06 springs back where it would be too long, and says why', async () => {
    const { stored } = await open()
    const { to } = await cardOf()
    await to('pointerdown', 678)
    await to('pointermove', 830)
    await waitFor(() => expect(bar()).toMatch(/10\s?h/))
    await to('pointerup', 830)
    await waitFor(() => expect(toasts()[0]).toMatch(/Le créneau reste le lun. 7 déc., 09:00/))
    expect(stored.changed).toHaveLength(0)
    expect(hasRole('button', menu('09:00 – 17:00'))).toBe(true)
  })

  it('says what runs into another shift of the same Sider, and changes nothing', async () => {
    const evening = aShift('2026-12-07', {
      id: shiftId(2),
      startDate: '2026-12-07T17:00:00.000Z',
      endDate: '2026-12-07T21:00:00.000Z',
    })
    const { stored } = await open([monday, evening])
    const { to } = await cardOf()
    await to('pointerdown', 500)
    await to('pointermove', 580)
    await waitFor(() => expect(bar()).toContain('Un même Sider a déjà un créneau à ces heures.'))
    await to('pointerup', 580)
    await waitFor(() => expect(toasts()[0]).toContain('Un même Sider'))
    expect(stored.changed).toHaveLength(0)
  })

  it('is given up with Escape', async () => {
    const { user, stored } = await open()
    const { to } = await cardOf()
    await to('pointerdown', 500)
    await to('pointermove', 560)
    await user.keyboard('{Escape}')
    expect(outline()).toBeNull()
    await to('pointerup', 560)
    expect(stored.changed).toHaveLength(0)
    expect(bar()).toBe('')
  })

  it('springs back when the connection is cut, and says it', async () => {
    await open()
    const { to } = await cardOf()
    answer(updateShifts, () => {
      throw new TypeError('Failed to fetch')
    })
    await to('pointerdown', 500)
    await to('pointermove', 540)
    await to('pointerup', 540)
    await waitFor(() => expect(toasts().length).toBeGreaterThan(0))
    expect(await soonByRole('button', menu('09:00 – 17:00'))).toBeDefined()
  })

  it('TASK-53 says what locks it, and stays', async () => {
    const { stored } = await open([monday], { archived: true })
    const { to } = await cardOf()
    await to('pointerdown', 500)
    await to('pointermove', 540)
    await to('pointerup', 540)
    await waitFor(() => expect(toasts()[0]).toContain('archivée'))
    expect(stored.changed).toHaveLength(0)
  })
})
