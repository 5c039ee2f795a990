import { folded } from '../../kernel/folded.ts'

/** A part of the typed text, by its offsets. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A run of digits, a run of letters, or one other character. */
export interface LineToken extends Span {
  readonly kind: 'number' | 'word' | 'sign'
  /** Words are folded: no capital, no accent. */
  readonly text: string
  /** The value of a number, at most a billion; else `NaN`. */
  readonly value: number
  /** Whether a space precedes it. */
  readonly isSpaced: boolean
}

/** The most characters of a line; a longer one is refused as a whole. */
export const maxLineLength = 300

const mostDigits = 9

/** The tokens of a line. Spaces, control and invisible characters only separate. */
export function lineTokens(text: string): LineToken[] {
  const tokens: LineToken[] = []
  for (const match of text.matchAll(/\d+|[\p{L}\p{M}]+|[^\s\p{Cc}\p{Cf}]/gu)) {
    const [raw] = match
    const start = match.index
    const kind = /^\d/.test(raw) ? 'number' : /^[\p{L}\p{M}]/u.test(raw) ? 'word' : 'sign'
    tokens.push({
      kind,
      text: kind === 'word' ? folded(raw) : raw,
      value: kind === 'number' ? valueOf(raw) : Number.NaN,
      start,
      end: start + raw.length,
      isSpaced: start > (tokens.at(-1)?.end ?? 0),
    })
  }
  return tokens
}

function valueOf(digits: string): number {
  return digits.length > mostDigits ? 10 ** mostDigits : Number(digits)
}

export function isWord(token: LineToken | undefined, words: ReadonlySet<string>): boolean {
  return token?.kind === 'word' && words.has(token.text)
}

export function isSign(token: LineToken | undefined, signs: string): boolean {
  return token?.kind === 'sign' && signs.includes(token.text)
}

export interface NumberToken extends LineToken {
  readonly kind: 'number'
}

export function isNumber(token: LineToken | undefined): token is NumberToken {
  return token?.kind === 'number'
}

/** The span from the first to the last of some tokens. */
export function spanOf(tokens: readonly LineToken[], from: number, to: number): Span {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 }
}

/** Some tokens joined to one text, for the readers of cells. */
export function textAt(tokens: readonly LineToken[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join('')
}

/** A value read from some tokens, and the index of the next token. */
export interface Read<Value> {
  readonly value: Value
  readonly next: number
}
