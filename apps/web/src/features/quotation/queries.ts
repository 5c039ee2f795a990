import { listPrices, readQuotation } from '@renfort/contract/quotation.ts'
import { queryFor } from '../../platform/query.ts'

export const quotationQuery = (id: string) => queryFor(readQuotation, { params: { id } })

/** A list says its prices as soon as they come, and nothing where they fail. */
export const pricesQuery = (ids: readonly string[]) => ({
  ...queryFor(listPrices, { query: { ids: [...ids] } }),
  meta: { failure: 'nowhere' },
})
