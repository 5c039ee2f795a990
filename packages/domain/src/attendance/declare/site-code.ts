import type { ClockingKind } from './clocking.ts'
import type { SiteProof } from './how-clocked.ts'

/** Digits of the code of a place, which is another one each day. */
export const siteCodeDigits = 4

/** The code of a day as it is typed, or that of the poster as it is scanned. */
export const siteCodePattern = /^(?:\d{4}|[\w-]{22})$/

/** Minutes for which a scanned code goes with what is pressed. */
export const siteScanMinutes = 15

/** Wrong codes of a Sider in a day, after which no code of theirs is compared: four digits can be tried. */
export const mostWrongSiteCodes = 5

/** Whether a place that asks for its code asks for it with this clocking: who comes and goes proves it. */
export function asksSiteCode(kind: ClockingKind): boolean {
  return kind === 'start' || kind === 'end'
}

interface GivenCode {
  readonly kind: ClockingKind
  /** What was typed or scanned. */
  readonly given: string | null
  /** The codes that are right at that moment. */
  readonly right: readonly string[]
  /** Wrong codes of this Sider in the last day. */
  readonly wrongBefore: number
}

/** What a code proves at a place that asks for it; a clocking counts whatever it proves. */
export function siteProofOf({ kind, given, right, wrongBefore }: GivenCode): SiteProof | null {
  if (given === null) return asksSiteCode(kind) ? 'missing' : null
  return wrongBefore < mostWrongSiteCodes && right.includes(given) ? 'given' : 'wrong'
}
