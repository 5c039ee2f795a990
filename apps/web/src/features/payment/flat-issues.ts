import type { Issue } from '@renfort/domain/kernel/issue.ts'

/** The form is flat where the call has parts: an issue belongs to the field of its last name. */
export function flatIssues(issues: readonly Issue[]): Issue[] {
  return issues.map((found) => ({
    ...found,
    path: found.path[0] === 'paymentMethodId' ? ['method'] : found.path.slice(-1),
  }))
}
