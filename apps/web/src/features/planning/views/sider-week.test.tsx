import { readLegalFindings } from '@renfort/contract/legal-guard.ts'
import type { Mission } from '@renfort/contract/mission.ts'
import { readPlanning } from '@renfort/contract/planning.ts'
import type { Me } from '@renfort/contract/session.ts'
import { updateShifts } from '@renfort/contract/shift.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  aPlannedSider,
  aPlannedTask,
  karim,
  lea,
  plannedId,
  type PlannedTask,
  tasksOfWeek,
} from '../../../testing/a-planned-task.ts'
import { answerBesidePlanning } from '../../../testing/answer-beside-planning.ts'
import { answerPlanning } from '../../../testing/a-planning.ts'
import { aShift, shiftId } from '../../../testing/a-shift.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, soonByRole, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { PlanningMoves } from '../moves/planning-moves.tsx'
import { PlanningPage } from '../planning-page.tsx'
import type { WeekFilters } from '../week-filters.ts'

const monday = aShift('2026-12-07', { slots: 2 })
const tuesday = aShift('2026-12-08', {
  id: shiftId(2),
  startDate: '2026-12-08T17:00:00.000Z',
  endDate: '2026-12-08T22:00:00.000Z',
  slots: 3,
})

/** The week of Karim and Léa: both on Monday; on Tuesday a further place is open. */
async function open(
  mission: Partial<Mission> = {},
  as: Partial<Me> = {},
  more: PlannedTask[] = [],
  filters: WeekFilters = {},
) {
  const stored = answerPlanning([monday, tuesday], { status: 'submitted', ...mission })
  answer(readPlanning, ({ query }) => ({
    ...query,
    tasks: [
      ...tasksOfWeek(stored.current(), query, [karim, lea]),
      ...(query.week === 50 ? more : []),
    ],
  }))
  const shown = await show(
    <PlanningMoves>
      <PlanningPage
        week={{ week: 50, year: 2026 }}
        today={isoDate('2026-12-02')}
        view="siders"
        filters={filters}
      />
    </PlanningMoves>,
    {
      as,
      at: '/planning?week=50&year=2026&view=siders',
      config: { now: '2026-12-02T09:00:00.000Z' },
    },
  )
  const grid = await soonByRole('grid', /^Semaine 50 par Sider/)
  return { ...shown, stored, grid }
}

beforeEach(() => {
  answerBesidePlanning('2026-12-02T09:00:00.000Z')
  answer(readLegalFindings, () => ({ findings: [], previous: [] }))
})

const row = (name: RegExp) => byRole('row', name)
const menuOf = (name: RegExp, day: string) =>
  within(row(name)).getByRole('button', { name: new RegExp(`^Actions.*${day}`) })
/** Menus come once the text of the week is shown. */
const soonMenuOf = (name: RegExp, day: string) => waitFor(() => menuOf(name, day))
const focused = () => document.activeElement
const focusedRow = () => focused()?.closest('tr')?.querySelector('th')?.textContent
const bar = () =>
  [...document.querySelectorAll('output')].map(({ textContent }) => textContent).join('')

describe('the week by Sider, as a grid', () => {
  it('PLAN-02 has first what nobody holds yet, then a row for each person', async () => {
    const { grid } = await open()
    const headers = within(grid).getAllByRole('rowheader')
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Places à pourvoir',
      'Karim Benali',
      'Léa Petit',
    ])
    const openHours = within(row(/^Places/))
      .getAllByRole('gridcell')
      .at(-1)
    expect(openHours?.textContent).toBe('4h1 place')
  })

  it('PLAN-02 overtime and rest are of the whole week, whatever the filters leave of it', async () => {
    const slot = (number: number, day: string, from: string, to: string) => ({
      shiftId: plannedId(number),
      startDate: `2026-12-${day}T${from}:00.000Z`,
      endDate: `2026-12-${day}T${to}:00.000Z`,
      breakDuration: 0,
      slots: 1,
      siderIds: [aya.id],
    })
    const aya = aPlannedSider(703, 'Aya', 'Zidane')
    // Until 23:00 at one place, from 07:00 at the other.
    const late = aPlannedTask({
      id: plannedId(803),
      siders: [aya],
      location: { title: 'Brasserie', city: 'Lyon' },
      slots: [slot(301, '07', '12:00', '22:00'), slot(302, '08', '12:00', '22:00')],
    })
    const early = aPlannedTask({
      id: plannedId(804),
      siders: [aya],
      location: { title: 'Halle', city: 'Lyon' },
      slots: [slot(303, '09', '06:00', '16:00'), slot(304, '10', '06:00', '16:00')],
    })
    await open({}, {}, [late, early], { place: 'Brasserie, Lyon' })
    const cells = within(row(/Aya/)).getAllByRole('gridcell')
    expect(cells.map(({ textContent }) => textContent !== '').slice(0, 4)).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(cells.at(-1)?.textContent).toBe(
      '20h40h sur toute la semainedont 5h supplémentairesRepos trop court\u202f: 8h',
    )
    expect(screen.getByText('1 Sider planifié, 20h de travail')).toBeDefined()
  })

  it('PLAN-02 L3131-1 the second half of a split day says its pause, and a span that is too long', async () => {
    const noor = aPlannedSider(704, 'Noor', 'Ziane')
    const half = (number: number, day: string, from: string, to: string) => ({
      shiftId: plannedId(number),
      startDate: `2026-12-${day}T${from}:00.000Z`,
      endDate: `2026-12-${day}T${to}:00.000Z`,
      breakDuration: 0,
      slots: 1,
      siderIds: [noor.id],
    })
    const service = aPlannedTask({
      id: plannedId(805),
      siders: [noor],
      slots: [
        half(311, '07', '10:00', '14:00'),
        half(312, '07', '17:00', '21:00'),
        half(313, '09', '05:00', '09:00'),
        half(314, '09', '15:00', '19:00'),
      ],
    })
    await open({}, {}, [service])
    const cells = within(row(/Noor/)).getAllByRole('gridcell')
    const notesOf = (day: number) =>
      [...(cells[day]?.querySelectorAll('[data-card]') ?? [])].map(
        ({ textContent }) =>
          /^(Après .* de coupure)?(Amplitude .* au plus)?/.exec(textContent)?.[0],
      )
    expect(notesOf(0)).toEqual(['', 'Après 3h de coupure'])
    expect(notesOf(2)).toEqual(['', 'Après 6h de coupureAmplitude de 14h, 13h au plus'])
  })

  it('PLAN-02 arrows go through names, days and hours, with one cell for Tab', async () => {
    const { user, grid } = await open()
    const stops = () => [...grid.querySelectorAll('[data-stop][tabindex="0"]')]
    await waitFor(() => expect(stops()).toHaveLength(1))
    await soonMenuOf(/Karim/, 'lun. 7 déc.')
    byRole('button', 'Karim Benali').focus()
    await user.keyboard('{ArrowRight}')
    expect(focused()).toBe(menuOf(/Karim/, 'lun. 7 déc.'))
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe(menuOf(/Léa/, 'lun. 7 déc.'))
    expect(stops()).toEqual([focused()])
    const inTabOrder = [...grid.querySelectorAll<HTMLElement>('tbody :is(a, button)')].filter(
      ({ tabIndex }) => tabIndex === 0,
    )
    expect(inTabOrder.map((each) => each.closest('td') ?? each)).toEqual(
      inTabOrder.map(() => focused()?.closest('td')),
    )
    await user.keyboard('{End}')
    expect(focused()?.textContent).toContain('11h')
    await user.keyboard('{Home}')
    expect(focused()).toBe(byRole('button', 'Léa Petit'))
    await user.keyboard('{Control>}{Home}{/Control}')
    expect(focused()?.textContent).toBe('Places à pourvoir')
    await user.keyboard('{ArrowRight}')
    expect(focused()?.getAttribute('aria-label')).toBe(
      'Places à pourvoir, lun. 7 déc., aucun créneau',
    )
  })

  it('PLAN-03 Page up and Page down turn the weeks', async () => {
    const { user, place } = await open()
    byRole('button', 'Karim Benali').focus()
    await user.keyboard('{PageDown}')
    await waitFor(() => expect(place()).toContain('week=51'))
    expect(place()).toContain('view=siders')
  })

  it('C-30 a collaborator goes through the days, and changes nothing', async () => {
    const { user } = await open({}, { role: 'collaborator' })
    byRole('button', 'Karim Benali').focus()
    await user.keyboard('{ArrowRight}')
    expect(focused()?.textContent).toContain('Serveur')
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(bar()).toBe('')
  })
})

describe('a shift of the week by Sider', () => {
  it('SHIFT-11 is moved by Alt and the arrows for all who work it, its focus in the row of the person', async () => {
    const { user, stored } = await open()
    const menu = await soonMenuOf(/Léa/, 'lun. 7 déc.')
    menu.focus()
    await user.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}')
    await waitFor(() => expect(bar()).toContain('mer. 9 déc., 09:00 – 17:00. Pour ses 2 Siders.'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(stored.changed).toHaveLength(1))
    await waitFor(() => expect(focused()).toBe(menuOf(/Léa/, 'mer. 9 déc.')))
    expect(menuOf(/Karim/, 'mer. 9 déc.')).toBeDefined()
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(menuOf(/Léa/, 'lun. 7 déc.')).toBeDefined())
  })

  it('springs back where the API refuses it, and says it once', async () => {
    const { user } = await open()
    answer(updateShifts, () => refused('errors.task.locked'))
    const menu = await soonMenuOf(/Karim/, 'lun. 7 déc.')
    menu.focus()
    await user.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}')
    await waitFor(() => expect(menuOf(/Karim/, 'mer. 9 déc.')).toBeDefined())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(menuOf(/Karim/, 'lun. 7 déc.')).toBeDefined())
    expect(toasts()).toHaveLength(1)
    await waitFor(() => expect(focusedRow()).toBe('Karim Benali'))
  })

  it('PLAN-12 « Assigner à… » leads to the candidates, who become who works it', async () => {
    const { user, place, stored } = await open({ preSelection: true })
    await user.click(await soonMenuOf(/Karim/, 'lun. 7 déc.'))
    await user.click(await soonByRole('menuitem', /^Assigner à…/))
    await waitFor(() => expect(place()).toBe(`/preselection/${stored.current().id}`))
  })

  it('says who assigns where the provider hires', async () => {
    const { user } = await open()
    await user.click(await soonMenuOf(/Karim/, 'lun. 7 déc.'))
    const item = await soonByRole('menuitem', /^Assigner à…/)
    expect(item.getAttribute('aria-disabled')).toBe('true')
    expect(item.textContent).toContain('Seul le prestataire')
  })
})

describe('a week of many', () => {
  const scrollTo = (top: number) => {
    vi.stubGlobal('scrollY', top)
    window.dispatchEvent(new Event('scroll'))
  }

  beforeEach(() => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5_000)
    vi.stubGlobal('scrollTo', ({ top = 0 }: ScrollToOptions) => queueMicrotask(() => scrollTo(top)))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('keeps every name in the page, and the tab stop where its row goes out of sight', async () => {
    const siders = Array.from({ length: 40 }, (_, at) =>
      aPlannedSider(200 + at, 'Sam', `Durand${String(at).padStart(2, '0')}`),
    )
    const siderIds = siders.map(({ id }) => id)
    const many = aPlannedTask({ id: plannedId(802), siders }, { slots: 40, siderIds })
    const { user, grid } = await open({}, {}, [many])
    const drawn = () =>
      within(grid)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent)
    expect(grid.getAttribute('aria-rowcount')).toBe('44')
    expect(drawn().slice(0, 3)).toEqual(['Places à pourvoir', 'Karim Benali', 'Sam Durand00'])
    expect(drawn()).not.toContain('Léa Petit')
    await waitFor(() => expect(grid.textContent).toContain('Sam Durand39\nLéa Petit'), {
      timeout: 5_000,
    })

    // The End key leads to the last row, which is drawn once it is scrolled to.
    byRole('button', 'Karim Benali').focus()
    await user.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(focusedRow()).toBe('Léa Petit'))
    expect(focused()?.textContent).toContain('11h')
    await user.keyboard('{ArrowUp}')
    expect(focusedRow()).toBe('Sam Durand39')
    await user.keyboard('{ArrowDown}')

    // Tab has left the grid, and the window scrolls elsewhere.
    byRole('button', 'Télécharger').focus()
    act(() => scrollTo(0))
    expect(drawn()).toContain('Sam Durand00')
    expect(drawn().slice(-2)).not.toContain('Sam Durand39')
    const [stop, ...others] = grid.querySelectorAll('[data-stop][tabindex="0"]')
    expect(stop?.closest('tr')?.querySelector('th')?.textContent).toBe('Léa Petit')
    expect(others).toEqual([])
  })
})
