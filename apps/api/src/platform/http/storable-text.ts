import { type Issue, issue } from '@renfort/domain/kernel/issue.ts'

/**
 * Texts that PostgreSQL cannot store: U+0000, and half a surrogate pair. Each is reported at its
 * field before the database would fail.
 */
export function unstorableTexts(value: unknown, path: Issue['path'] = []): Issue[] {
  if (typeof value === 'string') {
    return isStorable(value) ? [] : [issue(path, 'errors.field.format')]
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => unstorableTexts(item, [...path, index]))
  }
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(isStorable(name) ? [] : [issue(path, 'errors.field.format')]),
    ...unstorableTexts(inner, [...path, name]),
  ])
}

/** Whether a value is a plain object; a streamed file is not. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  )
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000')
}
