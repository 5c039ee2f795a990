import { readQuotation } from '@renfort/contract/quotations.ts'
import { queryFor } from '../../platform/query.ts'

export const quotationQuery = (id: string) => queryFor(readQuotation, { params: { id } })
