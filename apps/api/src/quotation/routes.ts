import { flexiblePlanning, quotations } from '@renfort/contract'
import { fileRead, read, type Route } from '../platform/http/route.ts'
import { downloadEstimate } from './download-estimate.ts'
import { listPrices } from './list-prices.ts'
import { quoteFlexiblePlanning } from './quote-flexible-planning.ts'
import { readQuotation } from './read-quotation.ts'

export const quotationRoutes: readonly Route[] = [
  read(quotations.readQuotation, readQuotation),
  read(quotations.listPrices, listPrices),
  fileRead(quotations.downloadEstimate, downloadEstimate),
  read(flexiblePlanning.quoteFlexiblePlanning, quoteFlexiblePlanning),
]
