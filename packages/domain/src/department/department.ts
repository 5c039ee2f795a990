import { issue } from '../kernel/issue.ts'
import type { Issue } from '../kernel/issue.ts'

/** DEPT-02, DEPT-04: characters of a name and of an analytic code. */
export const departmentLimits = { name: 60, code: 20 } as const

/** A department (« service ») as a company describes it; the code is that of its accounts. */
export interface DepartmentDraft {
  readonly name: string
  readonly code: string | null
}

/** Letters of any language with their accents, digits, hyphens, and single spaces between them. */
const words = /^[\p{L}\d-]+( [\p{L}\d-]+)*$/u

/** The form in which a text is judged and stored: an accent is part of its letter. */
export function departmentText(text: string): string {
  return text.normalize('NFC').trim()
}

/** DEPT-02, DEPT-04. */
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
  return words.test(text) ? [] : [issue([field], 'errors.department.characters')]
}

/** DEPT-03: two names of one key are the same name, whatever their case and accents. */
export function departmentKey(name: string): string {
  return departmentText(name).toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}
