import type { MissionRow } from '@renfort/contract/mission.ts'
import { listPrices } from '@renfort/contract/quotation.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aMissionRow, rowId } from '../../../testing/a-mission-row.ts'
import { answer } from '../../../testing/api-stand-in.ts'
import { byRole, hasRole } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { MissionTable } from './mission-table.tsx'

const julien = { id: rowId(90), firstName: 'Julien', lastName: 'petit' }
const place = {
  title: 'Brasserie',
  address: '14 place Bellecour',
  city: 'Lyon',
  postalCode: '69002',
}

/** The only row of a table, as cells by column heading. */
async function open(row: Partial<MissionRow>, situation: Parameters<typeof show>[1] = {}) {
  const asked = answer(listPrices, () => [{ id: rowId(7), price: 925.33, priceWithTax: 1110.4 }])
  const view = await show(
    <MissionTable label="Missions" missions={[aMissionRow(row)]} />,
    situation,
  )
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  const cells = within(byRole('table', 'Missions')).getAllByRole('cell')
  const said = (column: string) =>
    cells[headings.indexOf(column)]?.textContent.replace(column, '') ?? `no ${column}`
  return { ...view, said, asked }
}

describe('a mission in its row', () => {
  it.each<[string, Partial<MissionRow>, string]>([
    ['the day that it starts', {}, '7 déc.'],
    [
      'its last day too',
      { endDate: '2026-12-11T16:00:00.000Z' },
      'lun. 7 déc.jusqu’au ven.\u00a011\u00a0déc.',
    ],
    [
      'the day before, where it ends at midnight',
      { endDate: '2026-12-08T23:00:00.000Z' },
      'jusqu’au mar.\u00a08\u00a0déc.',
    ],
    ['the year, where it is another', { startDate: '2027-01-04T08:00:00.000Z' }, '4 janv. 2027'],
    [
      'the day when it was made, without planning',
      { startDate: null },
      'Créée le lun.\u00a02\u00a0nov.',
    ],
  ])('TASK-11 says %s', async (_what, row, date) => {
    const { said } = await open(row)
    expect(said('Date')).toContain(date)
  })

  it('TASK-11 TASK-12 TASK-15 says its name, its type, where it is from and its identifier', async () => {
    const row = { name: 'Terrasse', origin: 'network', uniqueIdentifier: 'MIS-0042' } as const
    const { said } = await open(row)
    expect(said('Mission')).toBe('Serveur – TerrasseDélégationRéseauMIS-0042')
  })

  it('TASK-12 has no mark of the network on one’s own', async () => {
    const { said } = await open({ type: 'gestion' })
    expect(said('Mission')).toBe('ServeurGestion')
  })

  it.each<[string, Partial<MissionRow>, string]>([
    ['place and town', { location: place }, 'BrasserieLyon'],
    ['no address yet', {}, 'Adresse à préciser'],
    ['remote work, whatever its address', { remote: true, location: place }, 'À distance'],
  ])('TASK-13 says %s', async (_what, row, said) => {
    expect((await open(row)).said('Lieu')).toBe(said)
  })

  it.each<[Partial<MissionRow>, string]>([
    [{ manager: julien }, 'Julien petit'],
    [{ createdBy: julien }, 'À désignerCréée par Julien P.'],
    [{ manager: julien, createdBy: julien }, 'Julien petitCréée par Julien P.'],
  ])('TASK-14 says who answers for it and who made it (%#)', async (row, said) => {
    expect((await open(row)).said('Responsable')).toBe(said)
  })
})

describe('places and price of a mission in its row', () => {
  it.each<[string, Partial<MissionRow>, string]>([
    ['filled of asked', { places: { filled: 1, asked: 3 } }, '1/3Places pourvues\u202f: 1 sur 3'],
    ['nothing as long as nothing is planned', { places: { filled: 0, asked: 0 } }, '–'],
  ])('says %s', async (_what, row, said) => {
    expect((await open(row)).said('Places')).toBe(said)
  })

  it('TASK-47 says the price once it has come, and a dash where there is none yet', async () => {
    const priced = await open({ id: rowId(7) })
    await waitFor(() => expect(priced.said('Prix HT')).toMatch(/^925,33.€$/))
    expect(priced.asked).toEqual([{ query: { ids: [rowId(7)] } }])
  })

  it('has a dash for a mission without price', async () => {
    const { said } = await open({ id: rowId(8) })
    await waitFor(() => expect(said('Prix HT')).toBe('–'))
  })

  it('PERM-04 asks no price for a collaborator', async () => {
    const { asked } = await open({}, { as: { role: 'collaborator' } })
    expect(hasRole('columnheader', 'Prix HT')).toBe(false)
    expect(asked).toEqual([])
  })
})

describe('the status of a mission in its row', () => {
  const links = () =>
    screen
      .queryAllByRole('link')
      .filter(({ textContent }) => textContent !== 'Serveur')
      .map((link) => [link.textContent, link.getAttribute('href')])
  const candidates = ['Candidats', `/preselection/${rowId(1)}`]
  const week = ['3 Siders, semaine 50', '/planning?year=2026&week=50']

  it.each<[string, Partial<MissionRow>, string, readonly (string | null)[][]]>([
    ['TASK-16', { selectionStatus: 'new' }, 'À venirSélection en cours', []],
    [
      'TASK-16 TASK-17',
      { selectionStatus: 'ongoing', hasPreSelection: true, progressStep: 'ongoing' },
      'En coursSélection en coursCandidats',
      [candidates],
    ],
    [
      'TASK-05',
      { selectionStatus: 'ready', hasPreSelection: true },
      'À venirSélection terminéeCandidats',
      [candidates],
    ],
    [
      'TASK-18',
      { selectionStatus: 'completed', hiredSidersCount: 3 },
      'À venir3 Siders, semaine 50',
      [week],
    ],
    [
      'TASK-18',
      { selectionStatus: 'closed', hiredSidersCount: 3, progressStep: 'done' },
      'Terminée3 Siders, semaine 50',
      [week],
    ],
    ['TASK-19', { selectionStatus: 'closed' }, 'À venir0 Sider', []],
    [
      'TASK-23',
      { selectionStatus: null, status: 'draft', progressStep: 'draft' },
      'BrouillonFinir le brouillon',
      [['Finir le brouillon', `/taskPosting/${rowId(1)}`]],
    ],
  ])('%s %o', async (_id, row, said, leads) => {
    const view = await open({ id: rowId(1), ...row })
    expect(view.said('Statut')).toBe(said)
    expect(links()).toEqual(leads)
  })

  it('TASK-23 offers no one else’s draft to a user', async () => {
    const row = { selectionStatus: null, status: 'draft', progressStep: 'draft' } as const
    const view = await open({ ...row, manager: julien }, { as: { role: 'user' } })
    expect(view.said('Statut')).toBe('BrouillonÀ finaliser')
    expect(links()).toEqual([])
  })
})

describe('who opens a mission from its row', () => {
  it.each([
    ['admin', false, true],
    ['user', false, true],
    ['collaborator', false, false],
    ['admin', true, false],
  ] as const)('TASK-22 %s, archived %s: %s', async (role, archived, opens) => {
    await open({ archived }, { as: { role } })
    expect(hasRole('link', 'Serveur')).toBe(opens)
  })

  it('TASK-22 TASK-24 TASK-25 has no menu for a collaborator', async () => {
    await open({}, { as: { role: 'collaborator' } })
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Mission',
      'Date',
      'Lieu',
      'Responsable',
      'Places',
      'Statut',
    ])
    expect(hasRole('button', /^Actions/)).toBe(false)
  })
})
