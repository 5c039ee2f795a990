import type { AuditKind } from './audit-kinds.ts'
import { type AuditedAction, auditKindOf } from './audited-actions.ts'

/** Kinds of changes that say who comes in, by what way, with what key and with what rights (OWASP ASVS 5.0, 16.3). */
const securityKinds: ReadonlySet<AuditKind> = new Set([
  'account',
  'apiKey',
  'calendar',
  'directory',
  'impersonation',
  'member',
  'password',
  'payment',
  'profile',
  'secondFactor',
  'session',
  'sider',
  'singleSignOn',
  'user',
  'webhook',
])

/** Whether a change belongs in a security log besides the trail. */
export function isSecurityAction(action: AuditedAction): boolean {
  return securityKinds.has(auditKindOf(action))
}
