import { readQuotation } from '@renfort/contract/quotation.ts'
import { queryFor } from '../../platform/query.ts'

export const quotationQuery = (id: string) => queryFor(readQuotation, { params: { id } })
