import {
  type CompanyHours,
  listAcceptableHours,
  listHours,
  validateHours,
} from '@renfort/contract/attendance/attendance.ts'
import { searchChildren } from '@renfort/contract/group.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { wantedPlace } from '../../platform/company-switch.ts'
import { aLine, lineId } from '../../testing/an-hours-line.ts'
import { answer } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, soonByRole } from '../../testing/by-role.ts'
import { answerHours, aPage, lineTexts, showHours } from '../../testing/hours.tsx'
import { choose } from '../../testing/write-in.ts'

const companies = ['Atelier Nord', 'Bar Sud', 'Café Est', 'Dépôt', 'Entrepôt Ouest'].map(
  (name, i) => ({ id: lineId(700 + i), name, address: null, pictureURL: null }),
)
const ofCompany = ({ id, name }: (typeof companies)[number], i: number): CompanyHours =>
  aLine({
    id: lineId(1 + i),
    company: { id, name },
    task: { ...aLine().task, id: lineId(800 + i) },
  })
const as = {
  organisation: null,
  group: { id: '00000000-0000-4000-8000-0000000000f0', name: 'Groupe Bellerive' },
}

let lines: readonly CompanyHours[]
beforeEach(() => {
  lines = companies.map(ofCompany)
  answerHours(() => lines)
  answer(searchChildren, () => companies)
  answer(listAcceptableHours, () => ({
    attendanceIds: lines.map(({ id }) => id),
    versionCounts: lines.map(() => 2),
    count: lines.length,
    oddlyClocked: 0,
    price: 750,
  }))
})

describe('the hours of the companies of a group', () => {
  it('TS-11 of five companies are validated in three acts, in one call', async () => {
    const sent = answer(validateHours, () => {
      lines = []
      return { rejectedAttendanceIds: [] }
    })
    const { user } = await showHours('/timesheets', { as })
    let acts = 0
    const does = async (control: HTMLElement) => {
      acts += 1
      await user.click(control)
    }
    await does(await soonByRole('checkbox', 'Sélectionner les 5 lignes'))
    await does(byRole('button', 'Valider'))
    await does(await soonByRole('button', 'Valider 5 lignes'))
    await screen.findByText('Tout est vérifié')
    expect(acts).toBe(3)
    expect(sent.map(({ body }) => body.attendanceIds.length)).toEqual([5])
  })

  it('stand with their company, and are filtered by it', async () => {
    const asked = answer(listHours, () => aPage(lines))
    const { user } = await showHours('/timesheets', { as })
    const table = await soonByRole('table', 'À vérifier')
    expect(within(table).getByRole('columnheader', { name: 'Entreprise' })).toBeTruthy()
    expect(lineTexts()[1]).toContain('Bar Sud')
    await choose(user, 'Entreprise', 'Café Est')
    await waitFor(() => expect(asked.at(-1)?.query.companyId).toBe(companies[2]?.id))
    expect(hasRole('button', /Exporter/)).toBe(true)
    expect(hasRole('button', /Importer|Tolérance/)).toBe(false)
  })

  it('open in their company, where they are changed', async () => {
    const { user, place } = await showHours('/timesheets', { as })
    await user.click(await soonByRole('button', /^Ouvrir les heures .* dans Bar Sud$/))
    await waitFor(() => expect(place()).toBe('/switch'))
    expect(wantedPlace()).toMatchObject({
      company: { id: companies[1]?.id, href: expect.stringContaining(`taskId=${lineId(801)}`) },
    })
  })
})
