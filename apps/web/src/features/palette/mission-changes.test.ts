import { listDepartments } from '@renfort/contract/department.ts'
import { quoteFlexiblePlanning } from '@renfort/contract/flexible-planning.ts'
import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'
import { readLegalFindings } from '@renfort/contract/legal-guard.ts'
import {
  countMissions,
  listMissions,
  type MissionPatch,
  readMission,
} from '@renfort/contract/mission.ts'
import { listLocations } from '@renfort/contract/organisation.ts'
import { readPlanning } from '@renfort/contract/planning.ts'
import { listPrices, readQuotation } from '@renfort/contract/quotation.ts'
import { listCandidates } from '@renfort/contract/company-sider.ts'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { keyOf } from '../../platform/query.ts'
import '../address/queries.ts'
import '../department/queries.ts'
import '../flexible-planning/queries.ts'
import '../legal-guard/use-legal-guard.ts'
import {
  missionAnswered,
  missionChanged,
  missionsChanged,
  missionsChangedTogether,
} from '../mission-record/mission-changes.ts'
import '../mission/list/queries.ts'
import '../planning/queries.ts'
import '../quotation/queries.ts'
import '../shift/queries.ts'
import '../sider/queries.ts'
import './use-palette-search.ts'

vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
})

const cached: readonly (readonly [string, Endpoint, object])[] = [
  ['mission', readMission, { params: { id: 'm1' } }],
  ['another mission', readMission, { params: { id: 'm2' } }],
  ['list', listMissions, { query: { limit: 1 } }],
  ['totals', countMissions, { query: {} }],
  ['prices of a list', listPrices, { query: { ids: ['m1', 'm2'] } }],
  ['week', readPlanning, { query: { week: 50, year: 2026 } }],
  ['price', readQuotation, { params: { id: 'm1' } }],
  ['another price', readQuotation, { params: { id: 'm2' } }],
  ['flexible price', quoteFlexiblePlanning, { params: { taskId: 'm1' }, query: { siders: '2' } }],
  ['law', readLegalFindings, { params: { taskId: 'm1' } }],
  ['law of another', readLegalFindings, { params: { taskId: 'm2' } }],
  ['candidates', listCandidates, { params: { id: 'm1' }, query: { q: 'Awa' } }],
  ['addresses', listLocations, { params: { id: 'o1' } }],
  ['departments', listDepartments, { params: { id: 'o1' } }],
]

function staleAfter(change: (client: QueryClient) => void): string[] {
  const client = new QueryClient()
  for (const [, endpoint, input] of cached) client.setQueryData(keyOf(endpoint, input), {})
  change(client)
  return cached.flatMap(([name, endpoint, input]) =>
    client.getQueryState(keyOf(endpoint, input))?.isInvalidated === true ? [name] : [],
  )
}

const ofEveryChange = [
  'list',
  'totals',
  'prices of a list',
  'week',
  'price',
  'flexible price',
  'law',
]

describe('what a change of a mission makes stale', () => {
  it('its prices, its points of law and the lists, not what other missions say', () => {
    expect(staleAfter((client) => missionChanged(client, 'm1'))).toEqual([
      'mission',
      ...ofEveryChange,
    ])
  })
  it.each<[string, Partial<MissionPatch>, string[]]>([
    ['a name', { name: 'Soir' }, []],
    ['an address, from which distances are told', { locationId: 'l1' }, ['candidates']],
    [
      'an address that is kept',
      { location: { favorite: true } as never },
      ['candidates', 'addresses'],
    ],
    ['a department, whose missions are counted', { departmentId: 'd1' }, ['departments']],
  ])('not the mission that was answered: %s', (_, patch, besides) => {
    const mission = { id: 'm1' } as never
    expect(staleAfter((client) => missionAnswered(client, mission, patch))).toEqual([
      ...ofEveryChange,
      ...besides,
    ])
  })
  it('of several missions changed together, what each says', () => {
    expect(staleAfter((client) => missionsChangedTogether(client, ['m1', 'm2']))).toEqual([
      'mission',
      'another mission',
      'list',
      'totals',
      'prices of a list',
      'week',
      'price',
      'another price',
      'flexible price',
      'law',
      'law of another',
    ])
  })
  it('the lists alone after a mission is made or deleted', () => {
    expect(staleAfter(missionsChanged)).toEqual(['list', 'totals', 'departments'])
  })
})
