import { flexibleBounds } from '@renfort/domain/amendment/term-change.ts'
import { fillWords } from '../../platform/fill-words.ts'
import { formatsOf } from '../../platform/formats-of.ts'
import type { ContractFacts, PaperFacts } from './paper-facts.ts'
import { paperWords as words } from './paper-words.ts'

const formats = formatsOf('fr')

/**
 * The days between which the term of a contract may be moved, by the rule that also checks a change
 * of the term; `null` where it may not. For a term that was moved, the text names the days around
 * the agreed term.
 */
export function flexibilityText(
  { motive }: Pick<PaperFacts, 'motive'>,
  { lastDay, agreed }: Pick<ContractFacts, 'lastDay' | 'agreed'>,
): string | null {
  const { earliest, latest } = flexibleBounds(agreed, motive?.reason ?? null)
  const isEarlier = earliest < agreed.lastDay && earliest <= latest
  const isLater = latest > agreed.lastDay
  if (!isEarlier && !isLater) return null
  const text = isEarlier ? (isLater ? words.bothWays : words.onlyEarlier) : words.onlyLater
  return fillWords(text, {
    term:
      agreed.lastDay === lastDay
        ? words.theTerm
        : fillWords(words.agreedTerm, { day: formats.longDay(agreed.lastDay) }),
    earliest: formats.longDay(earliest),
    latest: formats.longDay(latest),
  })
}
