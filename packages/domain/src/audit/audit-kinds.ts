/** The first words of audited actions, by which the audit trail is filtered. */
export const auditKinds = [
  'account',
  'applicant',
  'department',
  'featureFlag',
  'impersonation',
  'jobDescription',
  'legalValues',
  'location',
  'member',
  'mission',
  'motive',
  'organisation',
  'password',
  'payment',
  'permanent',
  'profile',
  'remuneration',
  'session',
  'sider',
  'user',
] as const
export type AuditKind = (typeof auditKinds)[number]
