import type { IndemnitiesOfWeek } from '@renfort/contract/entered-indemnity.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import type { ChoiceOption } from '../../../ui/option-list.tsx'
import { formatPercent } from '../../../ui/format-figures.ts'
import { useMoney } from '../../../ui/use-money.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useIndemnitiesWords } from './words.ts'

/** What of a pay policy may still be entered, each with what the policy says of it. */
export function useIndemnityOptions(
  { transportation, other }: IndemnitiesOfWeek['policy'],
  open: readonly string[],
): readonly ChoiceOption[] {
  const t = useIndemnitiesWords()
  const money = useMoney()
  const { locale } = useUiWords()
  const transports = transportation.map(({ publicCoverRate }) => ({
    id: 'transport',
    label: t(($) => $.transport),
    help: t(($) => $.dialog.rate, { rate: formatPercent(publicCoverRate, locale) }),
  }))
  const bonuses = other.map(({ id, name, amount, frequency, conditions }) => {
    const what = t(($) => $.dialog.frequencies[frequency], {
      amount: money(eurosToCents(amount)),
    })
    return {
      id,
      label: name,
      help: conditions === '' ? what : t(($) => $.dialog.conditions, { what, conditions }),
    }
  })
  return [...transports, ...bonuses].filter(({ id }) => open.includes(id))
}
