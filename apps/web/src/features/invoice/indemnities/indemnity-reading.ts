import type { EnteredIndemnity } from '@renfort/contract/entered-indemnity.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { formatPercent } from '../../../ui/format-figures.ts'
import { useMoney } from '../../../ui/use-money.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useIndemnitiesWords } from './words.ts'

/** What an entered indemnity is called, and how its price is counted where it is not what was entered. */
export function useIndemnityReading() {
  const t = useIndemnitiesWords()
  const money = useMoney()
  const { locale } = useUiWords()
  return ({ kind, name, coverRate, amount }: EnteredIndemnity) => ({
    name: kind === 'transport' ? t(($) => $.transport) : t(($) => $.bonus, { name: name ?? '' }),
    how:
      coverRate === null
        ? null
        : t(($) => $.transportHow, {
            rate: formatPercent(coverRate, locale),
            cost: money(eurosToCents(amount)),
          }),
  })
}
