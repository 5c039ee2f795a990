import { z } from 'zod'
import { month } from './invoice.ts'
import { endpoint } from '../kernel/endpoint.ts'

/** The month in which the invoices were issued. */
const query = z.object({ month })

export const exportEntries = endpoint({
  method: 'GET',
  path: '/v1/organisations/invoices/accounting',
  summary:
    'The accounting entries of a month as the company books them, purchases: text with the 18 columns of a file of entries (FEC), by tabs',
  access: 'invoice.read',
  query,
  response: z.unknown(),
  answers: 'file',
  errors: ['errors.invoice.generation_failed'],
})

export const exportAnalytic = endpoint({
  method: 'GET',
  path: '/v1/organisations/invoices/analytic',
  summary: 'What the invoices of a month cost each department, by analytic code, without tax: CSV',
  access: 'invoice.read',
  query,
  response: z.unknown(),
  answers: 'file',
  errors: ['errors.invoice.generation_failed'],
})

export const exportSales = endpoint({
  method: 'GET',
  path: '/provider/invoices/accounting',
  summary:
    'The accounting entries of a month as the provider books them, sales to all companies: text with the 18 columns of a file of entries (FEC), by tabs',
  access: 'invoice.manage',
  query,
  response: z.unknown(),
  answers: 'file',
  errors: ['errors.invoice.generation_failed'],
})
