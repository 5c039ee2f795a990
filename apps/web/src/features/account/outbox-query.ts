import { readOutbox } from '@renfort/contract/operations.ts'
import { queryFor } from '../../platform/query.ts'

export const outboxQuery = () => queryFor(readOutbox, {}, 0)
