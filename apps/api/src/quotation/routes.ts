import { flexiblePlanning, quotations } from '@renfort/contract'
import { read, type Route } from '../platform/route.ts'
import { quoteFlexiblePlanning } from './quote-flexible-planning.ts'
import { readQuotation } from './read-quotation.ts'

export const quotationRoutes: readonly Route[] = [
  read(quotations.readQuotation, readQuotation),
  read(flexiblePlanning.quoteFlexiblePlanning, quoteFlexiblePlanning),
]
