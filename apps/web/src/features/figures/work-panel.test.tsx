import { readWork, type WorkFigures } from '@renfort/contract/figures.ts'
import { billCauses, workCauses } from '@renfort/domain/figures/planned-to-billed.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, press, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { WorkPanel } from './work-panel.tsx'

const nothing = { minutes: 0, cents: 0 }
const none = <Id extends string>(ids: readonly Id[]) =>
  Object.fromEntries(ids.map((id) => [id, nothing])) as Record<Id, typeof nothing>
const work: WorkFigures = {
  from: isoDate('2026-12-07'),
  to: isoDate('2027-01-03'),
  planned: { minutes: 960, cents: 40_000 },
  workCauses: { ...none(workCauses), absent: { minutes: -480, cents: -20_000 } },
  worked: { minutes: 480, cents: 20_000 },
  billCauses: { ...none(billCauses), overtime: { minutes: 0, cents: 500 } },
  billed: { minutes: 480, cents: 20_500 },
  forecast: { expected: 20_500, withOpenPlaces: 30_000 },
  siders: { worked: 4, cameBack: 3 },
  timeToFill: { hires: 2, medianMinutes: 90 },
}
const today = isoDate('2026-12-09')
const open = (as = {}) => show(<WorkPanel today={today} isShownEmpty />, { at: '/figures', as })
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')

describe('what was planned, worked and billed', () => {
  it('stands in a table with the causes that come to something, each with the rows behind it', async () => {
    answer(readWork, () => work)
    await open()
    const table = await soonByRole('table', 'Du prévu au facturé')
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        [...row.querySelectorAll('th, td')].map(({ textContent }) => plain(textContent)),
      )
    expect(rows).toEqual([
      ['Prévu au planning', '16h', '400,00 €'],
      ['Absences', '−8h', '−200,00 €'],
      ['Travaillé', '8h', '200,00 €'],
      ['Majorations d’heures supplémentaires, arrondis et rectifications', '0h', '5,00 €'],
      ['Facturé', '8h', '205,00 €'],
    ])
    const href = (name: string) => byRole('link', name).getAttribute('href')
    expect(href('Prévu au planning')).toBe('/planning?view=month&day=2026-12-01')
    // The weeks that are counted, to the day.
    expect(href('Absences')).toMatch(
      /^\/timesheets\?mode=range&startDate=2026-12-07&endDate=2027-01-03&status=/,
    )
    expect(href('Facturé')).toBe('/invoices?from=2026-12-07&to=2026-12-28')
    const said = plain(document.body.textContent)
    expect(said).toContain('3 sur 4')
    expect(said).toContain('300,00 € si toutes les places à pourvoir sont prises')
    expect(said).toMatch(/1h30.*2 recrutements/)
  })

  it('says in days how long a place took to be filled, from two days on', async () => {
    answer(readWork, () => ({ ...work, timeToFill: { hires: 2, medianMinutes: 14_500 } }))
    await open()
    await soonByRole('table', 'Du prévu au facturé')
    expect(plain(document.body.textContent)).toMatch(/10 jours.*2 recrutements/)
  })

  it('is of another month on demand, without a delay where nobody was hired', async () => {
    const asked = answer(readWork, () => ({
      ...work,
      timeToFill: { hires: 0, medianMinutes: null },
    }))
    const { user } = await open()
    await soonByRole('table', 'Du prévu au facturé')
    await press(user, 'Mois précédent')
    await waitFor(() => expect(asked.at(-1)?.query.month).toContain('2026-11-01'))
    expect(plain(document.body.textContent)).toContain('novembre 2026')
  })

  it('is of the month in which the present week counts', async () => {
    const asked = answer(readWork, () => work)
    await show(<WorkPanel today={isoDate('2026-12-02')} isShownEmpty={false} />, { at: '/figures' })
    await soonByRole('table', 'Du prévu au facturé')
    expect(asked[0]?.query.month).toContain('2026-11-01')
  })

  it('leads nowhere in the space of a group, whose rows are in its companies', async () => {
    answer(readWork, () => work)
    await open({ organisation: null, group: { id: work.from, name: 'Groupe Bellerive' } })
    await soonByRole('table', 'Du prévu au facturé')
    expect(hasRole('link', 'Absences')).toBe(false)
    expect(document.body.textContent).not.toContain('Les lignes mènent')
  })

  it('is saved as a file of numbers, and can be asked for again when it does not come', async () => {
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved.push(file as Blob)
      return 'blob:work'
    })
    answer(readWork, () => work)
    const { user } = await open()
    await user.click(await soonByRole('button', 'Télécharger en CSV, Du prévu au facturé'))
    await vi.waitFor(() => expect(saved).toHaveLength(1))
    expect(await saved[0]?.text()).toContain('Absences;-480;-200')
    answer(readWork, () => refused('errors.internal'))
    await press(user, 'Mois suivant')
    expect(await soonByRole('button', 'Réessayer')).toBeDefined()
  })
})
