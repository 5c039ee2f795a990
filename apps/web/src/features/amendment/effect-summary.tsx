import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { formatDay } from '../../ui/format-day.ts'
import { formatDuration } from '../../ui/format-duration.ts'
import { formatMoney } from '../../ui/format-money.ts'
import { Fact } from '../../ui/panel.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { dayOf, type Effect } from './queries.ts'
import { useAmendmentWords } from './words.ts'

const shownContracts = 5

/** What an act changes, before it is made: each contract, and the price of the mission. */
export function EffectSummary({ effect }: { effect: Effect }) {
  const t = useAmendmentWords()
  const { locale } = useUiWords()
  const { from, contracts, price } = effect
  const cents = (euros: number) => Math.sign(euros) * eurosToCents(Math.abs(euros))
  const money = (euros: number) => formatMoney(cents(euros), locale)
  const difference = (cents(price.after) - cents(price.before)) / 100
  const hidden = contracts.length - shownContracts
  return (
    <section
      aria-label={t(($) => $.effect.title)}
      className="rounded-control border border-line bg-wash px-4 py-3"
    >
      <p className="font-medium">
        {t(($) => $.effect.from, { day: formatDay(dayOf(from), locale, 'long') })}
      </p>
      <dl className="mt-1">
        <Fact label={t(($) => $.effect.price)}>
          {t(($) => $.effect.amount, { before: money(price.before), after: money(price.after) })}
        </Fact>
        <Fact label={t(($) => $.effect.difference)}>
          <span className="font-semibold">
            {difference > 0 && '+'}
            {money(difference)}
          </span>
        </Fact>
      </dl>
      <ul className="mt-1 border-t border-line pt-1">
        {contracts.slice(0, shownContracts).map((contract) => (
          <li key={contract.siderId} className="border-t border-line py-2 first:border-t-0">
            <p className="font-medium">{contract.siderName}</p>
            <ChangedTerms contract={contract} />
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="text-muted">{t(($) => $.effect.more, { count: hidden })}</p>}
    </section>
  )
}

/** What changes in one contract. */
function ChangedTerms({ contract: { before, after } }: { contract: Effect['contracts'][number] }) {
  const t = useAmendmentWords()
  const { locale } = useUiWords()
  const day = (wire: string) => formatDay(dayOf(wire), locale, 'short')
  const changes = [
    before.lastDay !== after.lastDay &&
      t(($) => $.effect.lastDay, { before: day(before.lastDay), after: day(after.lastDay) }),
    before.minutes !== after.minutes &&
      t(($) => $.effect.hours, {
        before: formatDuration(before.minutes),
        after: formatDuration(after.minutes),
      }),
    before.place !== after.place && after.place,
  ].filter((text) => typeof text === 'string')
  return (
    <ul className="text-table text-muted tabular-nums">
      {changes.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
