import { auditedActions } from '@renfort/domain/audit/audited-actions.ts'
import { companyTrailKinds } from '@renfort/domain/audit/company-trail.ts'
import { settingHistoryNames } from '@renfort/domain/audit/setting-histories.ts'
import { z } from 'zod'
import { auditCursor, auditEntry } from './audit.ts'
import { month } from './invoice/invoice.ts'
import { endpoint } from './kernel/endpoint.ts'
import { id, key } from './kernel/fields.ts'

/** Rows of the audit trail that one page reads. */
export const historyPageSize = 20

const historyEntry = auditEntry.pick({ id: true, at: true, subject: true, changes: true }).extend({
  action: z.enum(auditedActions),
  key: z.object({ name: z.string() }).nullable(),
  actor: z.object({ name: z.string(), isInsider: z.boolean() }).nullable(),
  onBehalfOf: z.object({ name: z.string() }).nullable(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

export const readHistory = endpoint({
  method: 'GET',
  path: '/organisations/:id/history',
  summary: 'Who changed what in a part of the settings, and when, newest first',
  access: 'settings.readHistory',
  params: z.object({ id }),
  query: z.object({
    subject: z.enum(settingHistoryNames, key('errors.field.unknown_choice')),
    /** `next` of the previous page. */
    after: auditCursor.optional(),
  }),
  response: z.object({ entries: z.array(historyEntry), next: z.string().nullable() }),
  errors: [],
})

export const listCompanyTrail = endpoint({
  method: 'GET',
  path: '/organisations/:id/trail',
  summary: 'Everything that was changed in a company, and who signed in, newest first; by kind',
  access: 'settings.readHistory',
  params: z.object({ id }),
  query: z.object({
    kind: z.enum(companyTrailKinds, key('errors.field.unknown_choice')).optional(),
    /** `next` of the previous page. */
    after: auditCursor.optional(),
  }),
  response: z.object({ entries: z.array(historyEntry), next: z.string().nullable() }),
  errors: [],
})

export const exportCompanyTrail = endpoint({
  method: 'GET',
  path: '/organisations/:id/trail/export',
  summary:
    'The same of a month in Paris, oldest first, as JSON lines for another system; the last line signs all others (Ed25519)',
  access: 'settings.readHistory',
  params: z.object({ id }),
  query: z.object({ month }),
  response: z.unknown(),
  answers: 'file',
  errors: [],
})

export const readTrailKey = endpoint({
  method: 'GET',
  path: '/trail-key',
  summary: 'The public key of the exports of trails, in PEM, by which their last line is verified',
  access: 'public',
  response: z.object({ keyId: z.string(), algorithm: z.literal('Ed25519'), publicKey: z.string() }),
  errors: [],
})
