import { withoutUnseen } from './one-line.ts'

/**
 * A text of several lines as it is stored: every line break is U+000A, whichever system wrote it,
 * tabs are spaces, and invisible characters are removed.
 */
export function severalLines(text: string): string {
  return withoutUnseen(
    text.replaceAll(/\r\n|[\v\f\r\u0085\u2028\u2029]/g, '\n').replaceAll('\t', ' '),
  ).trim()
}
