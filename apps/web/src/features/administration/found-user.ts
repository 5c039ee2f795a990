import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import type { searchUsers } from '@renfort/contract/organisation.ts'

/** A user for whom internal staff may act, as the search answers them. */
export type FoundUser = Reply<typeof searchUsers>[number]
