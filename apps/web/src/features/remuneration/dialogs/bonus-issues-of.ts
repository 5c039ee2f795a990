import type { Issue } from '@renfort/domain/kernel/issue.ts'
import { issuesOf } from '../../../platform/call.ts'

/** What was refused of a list of bonuses, at the fields of the form of one of them. */
export function bonusIssuesOf(failure: unknown): Issue[] {
  return issuesOf(failure).map((found) => ({
    ...found,
    path: found.path[0] === 'bonuses' ? found.path.slice(2) : found.path,
  }))
}
