import { exportHours } from '@renfort/contract/attendance/attendance.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, hasRole, press, soonByRole, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { ExportHoursMenu } from './export-hours-menu.tsx'

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:hours')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
})
afterEach(() => vi.restoreAllMocks())

async function choose(item: RegExp, search = {}) {
  const view = await show(<ExportHoursMenu search={search} />)
  await press(view.user, 'Exporter')
  await view.user.click(await soonByRole('menuitem', item))
  return view
}

it('asks for what the filters show, without the page, in the form that was chosen', async () => {
  const sent = answer(exportHours, () => 'Jour;Nom')
  await choose(/^Lignes, en CSV/, {
    status: 'att.validated',
    mode: 'month',
    startDate: '2026-11-10',
    pageNumber: 3,
  })
  await waitFor(() => expect(toasts()).toHaveLength(1))
  expect(sent).toEqual([
    {
      query: {
        status: ['att.validated'],
        startDate: '2026-11-01',
        endDate: '2026-11-30',
        paid: false,
        report: 'lines',
        format: 'csv',
      },
    },
  ])
  expect(toasts()[0]).toContain('Export terminé')
})

it('exports the summary by month as a workbook', async () => {
  const sent = answer(exportHours, () => 'x')
  await choose(/^Résumé par mois et Sider, en Excel/)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.query).toMatchObject({ report: 'summary', format: 'xlsx' })
})

it('says that it is under way, and opens nothing twice meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  answer(exportHours, () => promise)
  await choose(/^Lignes, en Excel/)
  expect(screen.getAllByText('Export en préparation').length).toBeGreaterThan(0)
  expect(hasRole('button', 'Exporter')).toBe(false)
  resolve('x')
  await waitFor(() => expect(byRole('button', 'Exporter')).toBeTruthy())
})

it.each([
  ['ERR-48', /^Lignes, en CSV/, 'L’export CSV n’a pas abouti'],
  ['ERR-47', /^Lignes, en Excel/, 'Le fichier n’a pas pu être téléchargé'],
])('%s says that it failed, once, and offers it again', async (_id, item, sentence) => {
  answer(exportHours, () => refused('errors.unavailable'))
  await choose(item)
  await waitFor(() => expect(toasts()).toHaveLength(1))
  expect(toasts()[0]).toContain(sentence)
  expect(byRole('button', 'Exporter')).toBeTruthy()
})
