import {
  type CompanyHours,
  listAcceptableHours,
  listHours,
  validateHours,
} from '@renfort/contract/attendance/attendance.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aLateLine, aLine, aVersion, lineId } from '../../testing/an-hours-line.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, press, saidOf, soonByRole, toasts } from '../../testing/by-role.ts'
import { scroll, watched, watchPlaces } from '../../testing/near-window.ts'
import { answerHours, aPage, lineTexts, showHours } from '../../testing/hours.tsx'

const total = 120
const mission = (number: number) => ({
  ...aLine().task,
  id: lineId(900 + number),
  name: `Salle ${number}`,
})
/** Lines of one day on two missions; the last Sider came late. */
const all = Array.from({ length: total }, (_, i) => {
  const task = mission(i < total / 2 ? 1 : 2)
  const sider = {
    id: lineId(i),
    firstName: 'Sider',
    lastName: `${i + 1}`,
    ownNumber: null,
    pictureURL: null,
  }
  const changes = { id: lineId(i + 1), task, sider }
  return i === total - 1 ? aLateLine(changes) : aLine(changes)
})

beforeEach(() => {
  watchPlaces()
  answerHours(() => all)
  answer(listAcceptableHours, ({ query: { choice } }) =>
    choice === 'open'
      ? { ...acceptable(all), price: 17_996 }
      : { ...acceptable(all.slice(0, 119)), price: 17_850 },
  )
})
afterEach(() => vi.unstubAllGlobals())

/** The lines that one act accepts, without their price. */
const acceptable = (lines: readonly CompanyHours[]) => ({
  attendanceIds: lines.map(({ id }) => id),
  versionCounts: lines.map(({ history }) => history.length),
  count: lines.length,
  oddlyClocked: 0,
})
const answerPages = () =>
  answer(listHours, ({ query: { offset, limit } }) =>
    aPage(all.slice(Number(offset), Number(offset) + Number(limit)), total),
  )

const isEnd = (place: Element) => place.tagName === 'DIV'

describe('a week of many lines', () => {
  it('TS-03 comes fifty lines at a time, the next ones before the end of the table is reached', async () => {
    const asked = answerPages()
    await showHours()
    await soonByRole('table', 'À vérifier')
    expect(asked.map(({ query }) => query.offset)).toEqual([0])
    expect(lineTexts()).toHaveLength(50)
    await scroll(true, isEnd)
    await waitFor(() => expect(asked.map(({ query }) => query.offset)).toEqual([0, 50]))
    await waitFor(() => expect(watched.size).toBeGreaterThan(8))
    expect(hasRole('alert', /./)).toBe(false)
  })

  it('has in the page only the lines near the window, and keeps those with the focus', async () => {
    answerPages()
    await showHours()
    await soonByRole('table', 'À vérifier')
    await scroll(true, isEnd)
    await waitFor(() => expect(watched.size).toBeGreaterThan(8))
    await scroll(true, isEnd)
    await waitFor(() => expect(screen.getByText('60 lignes')).toBeTruthy())
    const drawn = lineTexts().length
    expect(drawn).toBeLessThan(total / 2)
    byRole('checkbox', /^Sélectionner Sider 1,/).focus()
    await scroll(false, (place) => !isEnd(place))
    expect(lineTexts()).toHaveLength(12)
    expect(document.activeElement?.closest('tr')?.textContent).toContain('Sider 1')
    await scroll(true, (place) => !isEnd(place))
    expect(lineTexts()).toHaveLength(total)
  })

  it('the key of the next difference leads to a line that is not in the page yet', async () => {
    answer(listHours, () => aPage(all, total))
    const { user } = await showHours()
    await soonByRole('table', 'À vérifier')
    byRole('checkbox', /^Sélectionner Sider 1,/).focus()
    await scroll(false, (place) => !isEnd(place))
    expect(lineTexts().join()).not.toContain('Sider 120')
    await user.keyboard('n')
    await waitFor(() =>
      expect(document.activeElement?.closest('tr')?.textContent).toContain('Sider 120'),
    )
  })

  it('TS-11 TS-37 « choose all » says the number of all that wait, in sight or not, and validates them in one act', async () => {
    answerPages()
    const ids = all.map(({ id }) => id)
    const sent = answer(validateHours, () => ({ rejectedAttendanceIds: [lineId(7)] }))
    const { user } = await showHours()
    // Three actions validate a week of many Siders: choose all, « validate », confirm.
    await user.click(await soonByRole('checkbox', 'Sélectionner les 120 lignes'))
    expect(screen.getByText('120 sélections', { selector: '[aria-live]' })).toBeTruthy()
    expect(saidOf(byRole('button', 'N’a pas travaillé')).join()).toMatch(/ligne par ligne/)
    await press(user, 'Valider')
    const dialog = await soonByRole('alertdialog', /Valider 120 lignes/)
    expect(dialog.textContent).toMatch(/17\s996,00\s€ HT/)
    expect(dialog.textContent).toContain('1 ligne a un écart avec le planning.')
    await press(user, 'Valider 120 lignes')
    await waitFor(() => expect(toasts().join()).toContain('119 lignes validées.'))
    expect(toasts().join()).toContain('1 ligne n’a pas été validée')
    expect(sent[0]?.body).toEqual({ attendanceIds: ids, versionCounts: ids.map(() => 2) })
  })

  it('TS-08 TS-11 the week of 50 Siders, seven days each, is validated in three acts', async () => {
    const week = [16, 17, 18, 19, 20, 21, 22].flatMap((day, d) =>
      Array.from({ length: 50 }, (_, n) => {
        const from = `2026-11-${day} 09:00`
        const until = `2026-11-${day} 17:00`
        const changes = {
          id: lineId(1_000 + 50 * d + n),
          sider: {
            id: lineId(n),
            firstName: 'Sider',
            lastName: `${n + 1}`,
            ownNumber: null,
            pictureURL: null,
          },
          history: [aVersion('shift', from, until), aVersion('sider', from, until)],
        }
        // On each day somebody came late.
        return n === d ? aLateLine(changes) : aLine(changes)
      }),
    )
    const ids = week.map(({ id }) => id)
    let left = week
    answer(listHours, ({ query: { offset, limit } }) =>
      aPage(left.slice(Number(offset), Number(offset) + Number(limit)), left.length),
    )
    const conforming = week.filter(({ isWithinTolerance }) => isWithinTolerance)
    answer(listAcceptableHours, ({ query: { choice } }) => {
      const chosen = choice === 'open' ? week : conforming
      return { ...acceptable(chosen), price: 52_472 }
    })
    const sent = answer(validateHours, () => {
      left = []
      return { rejectedAttendanceIds: [] }
    })
    const { user } = await showHours()
    let acts = 0
    const does = async (control: HTMLElement) => {
      acts += 1
      await user.click(control)
    }
    await does(await soonByRole('checkbox', 'Sélectionner les 350 lignes'))
    await does(byRole('button', 'Valider'))
    const question = await soonByRole('alertdialog', /Valider 350 lignes/)
    expect(question.textContent).toMatch(/7 lignes ont un écart/)
    await does(byRole('button', 'Valider 350 lignes'))
    await screen.findByText('Tout est vérifié')
    expect(acts).toBe(3)
    expect(new Set(sent.flatMap(({ body }) => body.attendanceIds))).toEqual(new Set(ids))
    expect(sent).toHaveLength(1)
  })

  it('a page that does not come is asked for again', async () => {
    answer(listHours, ({ query: { offset } }) =>
      Number(offset) === 0 ? aPage(all.slice(0, 50), total) : refused('errors.unavailable'),
    )
    const { user } = await showHours()
    await soonByRole('table', 'À vérifier')
    await scroll(true, isEnd)
    await screen.findByText('Les heures n’ont pas pu être chargées')
    const asked = answerPages()
    await user.click(byRole('button', 'Réessayer'))
    await waitFor(() => expect(asked.map(({ query }) => query.offset)).toEqual([50]))
    expect(hasRole('table', 'À vérifier')).toBe(true)
  })
})
