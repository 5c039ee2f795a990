import type { ErrorKey } from '@renfort/domain/errors.ts'

export type IssueParams = Readonly<Record<string, string | number>>

/** A form error: a key and the values of its sentence. */
export interface IssueMessage {
  key: ErrorKey
  params?: IssueParams
}

/** The issue as text: react-hook-form keeps one string for each error, a key alone, or key and values as JSON. */
export function encodeIssue(key: ErrorKey, params?: IssueParams): string {
  return params && Object.keys(params).length > 0 ? JSON.stringify({ key, params }) : key
}

function isKey(text: unknown): text is ErrorKey {
  return typeof text === 'string' && text.startsWith('errors.')
}

function isIssueMessage(value: unknown): value is IssueMessage {
  return typeof value === 'object' && value !== null && 'key' in value && isKey(value.key)
}

/**
 * Reads the text of an issue; a text that is no key (a library's own sentence) becomes the general refusal of an
 * input.
 */
export function decodeIssue(message: string): IssueMessage {
  if (isKey(message)) return { key: message }
  if (message.startsWith('{')) {
    try {
      const value: unknown = JSON.parse(message)
      if (isIssueMessage(value)) return value
    } catch {
      return { key: 'errors.input.invalid' }
    }
  }
  return { key: 'errors.input.invalid' }
}
