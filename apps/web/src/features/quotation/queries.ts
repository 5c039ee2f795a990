import { listPrices, readQuotation } from '@renfort/contract/quotation.ts'
import { queryFor } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'

staleAfter(readQuotation, ['mission', 'amendments', 'correctedHours'], ({ params }) => params.id)
staleAfter(listPrices, ['mission'])

export const quotationQuery = (id: string) => queryFor(readQuotation, { params: { id } })

/** A list shows each price once it loads, and nothing when it fails. */
export const pricesQuery = (ids: readonly string[]) => ({
  ...queryFor(listPrices, { query: { ids: [...ids] } }),
  meta: { failure: 'nowhere' },
})
