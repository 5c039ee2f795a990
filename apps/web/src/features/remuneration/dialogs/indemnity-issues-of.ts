import { issue } from '@renfort/domain/kernel/issue.ts'
import type { Issue } from '@renfort/domain/kernel/issue.ts'
import { issuesOf } from '../../../platform/call.ts'
import { CallError } from '../../../platform/call-error.ts'

/** What was refused of an indemnity, at the fields of its own form; a duplicate is told above them. */
export function indemnityIssuesOf(kind: 'lunch' | 'transportation') {
  return (failure: unknown): Issue[] => {
    if (failure instanceof CallError && failure.key === 'errors.remuneration.duplicate_benefit') {
      return [issue([], failure.key)]
    }
    return issuesOf(failure).map((found) => ({
      ...found,
      path: found.path[0] === kind ? found.path.slice(1) : found.path,
    }))
  }
}
