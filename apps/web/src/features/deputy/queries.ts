import { cancelAbsence, declareAbsence, listAbsences } from '@renfort/contract/deputy.ts'
import { readOrganisation } from '@renfort/contract/organisation.ts'
import type { CallError } from '../../platform/call-error.ts'
import { stale } from '../../platform/query-client.ts'
import { queryFor, useCommand } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'

staleAfter(listAbsences, ['absences'])

export const absencesQuery = () => queryFor(listAbsences, {}, stale.lists)

staleAfter(readOrganisation, ['company'])

export const teamQuery = () => queryFor(readOrganisation, {}, stale.lists)

const changes = ['absences'] as const
const handles = ({ status }: CallError) => status === 400

export function useDeclareAbsence() {
  return useCommand(declareAbsence, { changes, handles })
}

export function useCancelAbsence() {
  return useCommand(cancelAbsence, { changes })
}
