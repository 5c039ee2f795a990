import { createMotive, deleteMotive, listMotives } from '@renfort/contract/motive.ts'
import { issuesOf } from '../../platform/call.ts'
import { queryFor, useCommand } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'
import { stale } from '../../platform/query-client.ts'

staleAfter(listMotives, [createMotive, deleteMotive])

export const motivesQuery = () => queryFor(listMotives, {}, stale.lists)

/** The form shows issues at its fields; a toast reports any other refusal. */
export function useCreateMotive() {
  return useCommand(createMotive, { handles: (error) => issuesOf(error).length > 0 })
}

export function useDeleteMotive(onSuccess: () => void) {
  return useCommand(deleteMotive, { onSuccess })
}
