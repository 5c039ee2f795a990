import { listInvoices, readInvoice } from '@renfort/contract/invoice.ts'
import { answerInvoice } from '@renfort/contract/invoice-life-cycle.ts'
import { useCommand } from '../../../platform/query.ts'

export const useAnswerInvoice = () =>
  useCommand(answerInvoice, { invalidates: [readInvoice, listInvoices] })
