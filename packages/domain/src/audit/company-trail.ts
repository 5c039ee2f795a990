import type { AuditKind } from './audit-kinds.ts'

/**
 * The kinds of changes that a company reads of its own trail. What the provider does for itself (its candidates, its
 * directory, its law and its features) is not among them.
 */
export const companyTrailKinds = [
  'session',
  'password',
  'secondFactor',
  'apiKey',
  'webhook',
  'directory',
  'singleSignOn',
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
