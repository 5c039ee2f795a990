import { z } from 'zod'
import { invoice } from './invoice/invoice.ts'
import { endpoint } from './kernel/endpoint.ts'
import { byId, key } from './kernel/fields.ts'

export const collectInvoice = endpoint({
  method: 'POST',
  path: '/v1/organisations/invoices/:id/collections',
  summary:
    'Tries at once to collect an invoice whose collection was refused; one that is paid stays as it is',
  access: 'payment.edit',
  params: byId('id'),
  /** The number of tries that the caller knows of: a repeated call does not try twice. */
  body: z.object({ tries: z.number(key('errors.field.format')).int().min(0).max(10_000) }),
  response: invoice,
  errors: [
    'errors.invoice.not_collectable',
    'errors.payment.unavailable',
    'errors.action.unavailable',
  ],
})
