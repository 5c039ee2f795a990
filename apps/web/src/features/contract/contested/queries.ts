import { contestedPageSize, listContested } from '@renfort/contract/contested-contract.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { queryFor } from '../../../platform/query.ts'

export const contestedQuery = (page: number) => ({
  ...queryFor(listContested, {
    query: { limit: contestedPageSize, offset: (page - 1) * contestedPageSize },
  }),
  placeholderData: keepPreviousData,
})
