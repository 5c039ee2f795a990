import type { AuditKind } from './audit-kinds.ts'
import type { AuditedAction } from './audited-actions.ts'

/**
 * The kinds of changes that a company reads of its own trail. What the provider does for itself (its candidates, its
 * directory, its law and its features) is not among them.
 */
export const companyTrailKinds = [
  'session',
  'password',
  'profile',
  'account',
  'member',
  'impersonation',
  'organisation',
  'remuneration',
  'payment',
  'department',
  'location',
  'motive',
  'jobDescription',
  'weekTemplate',
  'mission',
  'contract',
  'attendance',
  'invoice',
] as const satisfies readonly AuditKind[]
export type CompanyTrailKind = (typeof companyTrailKinds)[number]

/** What the provider alone decides of a company, within those kinds. */
export const providersOwn: readonly AuditedAction[] = [
  'organisation.setCoefficients',
  'jobDescription.changePricing',
]
