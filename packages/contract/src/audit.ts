import { auditKinds } from '@renfort/domain/audit/audit-kinds.ts'
import { auditedActions } from '@renfort/domain/audit/audited-actions.ts'
import { type AuditedField, auditedFields } from '@renfort/domain/audit/audited-fields.ts'
import { isInstant } from '@renfort/domain/kernel/calendar.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import {
  day,
  id,
  instant,
  key,
  listedId,
  listedInstant,
  queryLimit,
  searchText,
} from './kernel/fields.ts'

const named = z.object({ id: listedId, name: z.string() })
const person = named.extend({ email: z.string(), isInsider: z.boolean() })
export type AuditPerson = z.infer<typeof person>

const auditedField = z.enum(Object.keys(auditedFields) as [AuditedField, ...AuditedField[]])
const auditedShift = z.object({ startsAt: z.string(), endsAt: z.string(), slots: z.number() })
const auditedValue = z
  .union([z.string(), z.number(), z.boolean(), z.array(auditedShift).readonly()])
  .nullable()

export const auditEntry = z.object({
  id: z.number(),
  at: listedInstant,
  /** `null` for the product itself and for callers without a session. */
  actor: person.nullable(),
  /** The key with which software acted, made by the actor; `null` for the actor themselves. */
  key: named.nullable(),
  onBehalfOf: person.nullable(),
  organisation: named.nullable(),
  action: z.enum(auditedActions),
  /** The name of the changed thing, as people know it. */
  subject: z.string().nullable(),
  changes: z.array(
    z.object({ field: auditedField, before: auditedValue, after: auditedValue }).readonly(),
  ),
  /** Names of the changed fields whose values are not shown. */
  others: z.array(z.string()),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const auditPageSize = 30

/** The position in the audit trail after which a page begins: an instant and the id of a row. */
export const auditCursor = z
  .string()
  .max(60, key('errors.field.too_long'))
  .regex(/^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_\d{1,15}$/, key('errors.field.format'))
  .refine((text) => isInstant(text.slice(0, text.indexOf('_'))), key('errors.field.format'))

export const listAuditTrail = endpoint({
  method: 'GET',
  path: '/provider/audit',
  summary:
    'Who changed what, on whose behalf, newest first; of one company, person, Paris day or kind',
  access: 'administration.readAudit',
  query: z.object({
    organisationId: id.optional(),
    /** The user who acted, or on whose behalf internal staff acted. */
    userId: id.optional(),
    day: day.optional(),
    kind: z.enum(auditKinds, key('errors.field.unknown_choice')).optional(),
    /** `next` of the previous page. */
    after: auditCursor.optional(),
    limit: queryLimit(100).default(auditPageSize),
  }),
  response: z.object({
    entries: z.array(auditEntry),
    next: z.string().nullable(),
    /** Names of the filters; `null` without a filter, or for an unknown id. */
    organisation: named.nullable(),
    user: person.nullable(),
  }),
  errors: [],
})

export const searchAuditSubjects = endpoint({
  method: 'GET',
  path: '/provider/audit/subjects',
  summary:
    'Companies and people, internal staff included, whose part of the trail can be asked for',
  access: 'administration.readAudit',
  query: z.object({
    q: searchText,
  }),
  response: z.object({ organisations: z.array(named), people: z.array(person) }),
  errors: [],
})

export const verifyAuditTrail = endpoint({
  method: 'GET',
  path: '/provider/audit/seals',
  summary:
    'Checks the seals of the trail, of one company or of all: each row against the one before',
  access: 'administration.readAudit',
  query: z.object({ organisationId: id.optional() }),
  response: z.object({
    checked: z.number(),
    /** Rows of the last seconds, which are not sealed yet. */
    pending: z.number(),
    /** Rows that were changed, removed or inserted afterwards, at most a hundred. */
    broken: z.array(z.object({ id: z.number(), at: instant.nullable() })),
  }),
  errors: [],
})
