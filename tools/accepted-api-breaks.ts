import { type ApiDocument, apiBreaks } from './api-breaks.ts'

/**
 * Breaks of the API since the last release that are meant, with their reason; a release empties the
 * list.
 */
export const acceptedBreaks: Readonly<Record<string, string>> = {}

/** The breaks without a reason, and the reasons without a break. */
export function unexpectedBreaks(
  released: ApiDocument,
  current: ApiDocument,
  accepted: Readonly<Record<string, string>>,
): { readonly refused: readonly string[]; readonly stale: readonly string[] } {
  const breaks = new Set(apiBreaks(released, current))
  return {
    refused: [...breaks].filter((text) => accepted[text] === undefined),
    stale: Object.keys(accepted).filter((text) => !breaks.has(text)),
  }
}

/** This file without its reasons, as a release leaves it. */
export function withoutAcceptedBreaks(text: string): string {
  return text.replace(
    /(acceptedBreaks: Readonly<Record<string, string>> = )\{[^]*?\n?\}\n/,
    '$1{}\n',
  )
}
