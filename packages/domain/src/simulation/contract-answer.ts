import type { Instant } from '../kernel/calendar.ts'
import { minutesLater, minutesOf } from './provider-plan.ts'

/** What a contestation is about, as far as the simulation reads it. */
export type ContestedMatter = 'rate' | 'other'

const rateWords =
  /\b(?:taux|tarif|salaire|r[ée]mun[ée]ration|prix|pay[ée]e?|rate|wage|price|salary)/iu

/**
 * When the simulated provider answers a contested contract, 1 to 4 hours later, and what it takes it to be
 * about. It cannot know what the company wants instead.
 */
export function simulatedContractAnswer({
  id,
  version,
  contestedAt,
  description,
}: {
  readonly id: string
  readonly version: number
  readonly contestedAt: Instant
  readonly description: string
}): { readonly at: Instant; readonly matter: ContestedMatter } {
  return {
    at: minutesLater(contestedAt, minutesOf(`${id} ${version} corrects`, 60, 240)),
    matter: rateWords.test(description) ? 'rate' : 'other',
  }
}
