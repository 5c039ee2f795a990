import { issue } from '../kernel/issue.ts'
import type { Issue } from '../kernel/issue.ts'
import { oneLine } from '../kernel/one-line.ts'

/** Characters (DEPT-02, DEPT-04). */
export const departmentLimits = { name: 60, code: 20 } as const

/** A department (« service »); `code` is its code in the company's analytic accounts. */
export interface DepartmentDraft {
  readonly name: string
  readonly code: string | null
}

const departmentPattern = /^[\p{L}\d-]+( [\p{L}\d-]+)*$/u

/** A text as it is checked and stored; a letter and its accent are one character. */
export function departmentText(text: string): string {
  return oneLine(text.normalize('NFC'))
}

/** Every problem of a name or a code (DEPT-02, DEPT-04). */
export function validateDepartment({ name, code }: Partial<DepartmentDraft>): Issue[] {
  const issues: Issue[] = []
  if (name !== undefined) {
    if (departmentText(name) === '') issues.push(issue(['name'], 'errors.field.required'))
    else issues.push(...textIssues('name', name))
  }
  if (code && departmentText(code) !== '') issues.push(...textIssues('code', code))
  return issues
}

function textIssues(field: 'name' | 'code', given: string): Issue[] {
  const text = departmentText(given)
  const max = departmentLimits[field]
  if (text.length > max) return [issue([field], 'errors.field.too_long', { max })]
  return departmentPattern.test(text) ? [] : [issue([field], 'errors.department.characters')]
}

/** Names that differ by case or accents alone have the same key (DEPT-03). */
export function departmentKey(name: string): string {
  return departmentText(name).toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}
