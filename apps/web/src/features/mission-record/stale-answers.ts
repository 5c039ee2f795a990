import { listDepartments } from '@renfort/contract/department.ts'
import { quoteFlexiblePlanning } from '@renfort/contract/flexible-planning.ts'
import { readLegalFindings } from '@renfort/contract/legal-guard.ts'
import {
  countMissions,
  listMissions,
  type Mission,
  type MissionPatch,
} from '@renfort/contract/mission.ts'
import { listLocations } from '@renfort/contract/organisation.ts'
import { readFigures } from '@renfort/contract/planning-figures.ts'
import { readPlanning } from '@renfort/contract/planning.ts'
import { listPrices, readQuotation } from '@renfort/contract/quotation.ts'
import { searchEverything } from '@renfort/contract/search.ts'
import { readRecurrence } from '@renfort/contract/shift.ts'
import { listCandidates } from '@renfort/contract/company-sider.ts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { keyOf } from '../../platform/query.ts'
import { missionQuery } from './queries.ts'

/**
 * The cached answers, besides the mission itself, that a change of a mission makes stale. Every command on a mission,
 * its shifts, its flexible planning or its applicants uses this list.
 */
export function staleAnswers(missionId: string, patch: Partial<MissionPatch> = {}): QueryKey[] {
  const { location, locationId, departmentId } = patch
  return [
    keyOf(listMissions),
    keyOf(countMissions),
    keyOf(listPrices),
    keyOf(readPlanning),
    keyOf(readFigures),
    keyOf(searchEverything),
    keyOf(readQuotation, { params: { id: missionId } }),
    keyOf(quoteFlexiblePlanning, { params: { taskId: missionId } }),
    keyOf(readLegalFindings, { params: { taskId: missionId } }),
    keyOf(readRecurrence),
    // The list of candidates has their distance from the mission.
    ...(location === undefined && locationId === undefined
      ? []
      : [keyOf(listCandidates, { params: { id: missionId } })]),
    ...(location?.favorite === true ? [keyOf(listLocations)] : []),
    // The list of departments has the number of missions of each.
    ...(departmentId === undefined ? [] : [keyOf(listDepartments)]),
  ]
}

/** After a command that returns the mission: it shows at once, and dependent answers are read again. */
export function missionAnswered(
  client: QueryClient,
  mission: Mission,
  patch: Partial<MissionPatch> = {},
): void {
  const { queryKey } = missionQuery(mission.id)
  void client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, mission)
  invalidate(client, staleAnswers(mission.id, patch))
}

/** After a command that returns something else: the mission is read again too. */
export function missionChanged(client: QueryClient, missionId: string): void {
  invalidate(client, [missionQuery(missionId).queryKey, ...staleAnswers(missionId)])
}

/** After one act on several missions: their shared answers are read again once. */
export function missionsChangedTogether(client: QueryClient, missionIds: readonly string[]): void {
  const keys = missionIds.flatMap((id) => [missionQuery(id).queryKey, ...staleAnswers(id)])
  invalidate(client, [...new Map(keys.map((key) => [JSON.stringify(key), key])).values()])
}

/** After a mission is made or deleted. */
export function missionsChanged(client: QueryClient): void {
  invalidate(client, [
    keyOf(listMissions),
    keyOf(countMissions),
    keyOf(searchEverything),
    keyOf(listDepartments),
  ])
}

function invalidate(client: QueryClient, keys: readonly QueryKey[]): void {
  for (const queryKey of keys) void client.invalidateQueries({ queryKey })
}
