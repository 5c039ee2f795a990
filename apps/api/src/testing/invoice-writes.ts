import { invoices } from '@renfort/contract'
import { aCompany, anInsider } from './companies.ts'
import { anInvoice } from './invoices.ts'
import { named } from './valid-write.ts'

/** Valid writes of invoices: paid, given back. */
export const invoiceWrites = [
  named(invoices.payInvoice, async (app) => {
    const params = { id: await anInvoice(app, await aCompany(app)) }
    return {
      caller: await anInsider(app),
      input: { params, body: { paid: true } },
      other: { params, body: { paid: false } },
    }
  }),
  named(invoices.creditInvoice, async (app) => {
    const params = { id: await anInvoice(app, await aCompany(app)) }
    return {
      caller: await anInsider(app),
      input: { params, body: { amount: 12, reason: 'Pause non déduite' } },
      other: { params, body: { amount: 24, reason: 'Pause non déduite' } },
    }
  }),
]
