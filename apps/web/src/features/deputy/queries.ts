import { cancelAbsence, declareAbsence, listAbsences } from '@renfort/contract/deputy.ts'
import { readInbox } from '@renfort/contract/inbox.ts'
import { readOrganisation } from '@renfort/contract/organisation.ts'
import { readMe } from '@renfort/contract/session.ts'
import type { CallError } from '../../platform/call-error.ts'
import { stale } from '../../platform/query-client.ts'
import { queryFor, useCommand } from '../../platform/query.ts'

export const absencesQuery = () => queryFor(listAbsences, {}, stale.lists)
export const teamQuery = () => queryFor(readOrganisation, {}, stale.lists)

const invalidates = [listAbsences, readMe, readInbox]
const handles = ({ status }: CallError) => status === 400

export function useDeclareAbsence() {
  return useCommand(declareAbsence, { invalidates, handles })
}

export function useCancelAbsence() {
  return useCommand(cancelAbsence, { invalidates })
}
