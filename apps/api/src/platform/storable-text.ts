import { type Issue, issue } from '@renfort/domain/kernel/issue.ts'

/**
 * Texts that no database keeps: PostgreSQL has neither U+0000 nor half a surrogate pair. Found here,
 * in what the schemas accepted, each is a problem of its field and not of the server.
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

/** A record of fields; a file that is still on its way is none. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  )
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000')
}
