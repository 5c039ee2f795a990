import type { Issue } from '@renfort/domain/kernel/issue.ts'
import { issuesOf } from '../../../platform/call.ts'

/** The problems of one entry, told of a list that it is part of, as those of its own fields. */
export function fieldIssues(issues: readonly Issue[], depth: number): Issue[] {
  return issues.map((found) => ({ ...found, path: found.path.slice(depth) }))
}

/** What the API refuses of a list: `experiences.3.name` is the field `name`. */
export function entryIssuesOf(failure: unknown): readonly Issue[] {
  return fieldIssues(issuesOf(failure), 2)
}
