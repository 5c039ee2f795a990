import { withoutUnseen } from './one-line.ts'

/**
 * A text of several lines as it is kept: every line break is U+000A, whatever system it was typed or
 * copied on, tabs are spaces, and the signs that nobody sees are out.
 */
export function severalLines(text: string): string {
  return withoutUnseen(
    text.replaceAll(/\r\n|[\v\f\r\u0085\u2028\u2029]/g, '\n').replaceAll('\t', ' '),
  ).trim()
}
