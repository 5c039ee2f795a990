import type { Pricing } from '@renfort/domain/remuneration/pricing-rows.ts'
import { useId } from 'react'
import { currentLocale } from '../../platform/i18n.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Money } from '../../ui/money.tsx'
import { type PriceRow, priceRows } from './price-rows.ts'
import { useJobDescriptionWords } from './words.ts'

interface PriceTableProps {
  pricing: Pricing
  isDetached: boolean
}

const cell = 'border-t border-line px-3 py-2 text-right align-top narrow:px-1.5 narrow:last:pr-3'
const head = 'px-3 py-2 text-right align-bottom font-medium narrow:px-1.5 narrow:last:pr-3'

/** What an hour of each kind is paid, and billed in delegation and in gestion. */
export function PriceTable({ pricing, isDetached }: PriceTableProps) {
  const t = useJobDescriptionWords()
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-panel border border-line bg-surface">
      <h4 id={id} className="px-4 pt-3.5 font-semibold">
        {t(($) => $.price.title)}
      </h4>
      {isDetached && <p className="px-4 text-sm text-muted">{t(($) => $.price.detached)}</p>}
      <table className="mt-1 w-full text-table tabular-nums narrow:text-sm">
        <caption className="sr-only">{t(($) => $.price.caption)}</caption>
        <thead className="text-sm">
          <tr>
            <th
              scope="col"
              className="px-4 py-2 text-left align-bottom font-medium text-muted narrow:px-3"
            >
              {t(($) => $.price.hour)}
            </th>
            <th scope="col" className={`${head} text-muted`}>
              {t(($) => $.price.paid)}
            </th>
            <th scope="col" className={`${head} text-blue`}>
              {t(($) => $.price.delegation)}
            </th>
            <th scope="col" className={`${head} text-purple`}>
              {t(($) => $.price.gestion)}
            </th>
          </tr>
        </thead>
        <tbody>
          {priceRows(pricing).map((row) => (
            <Row key={`${row.hourType} ${row.thresholdHours}`} row={row} />
          ))}
        </tbody>
      </table>
      <div className="border-t border-line px-4 py-2.5 text-sm">
        <Disclosure summary={t(($) => $.price.how)}>
          <Formula pricing={pricing} />
          <p className="mt-1.5 text-muted">
            {t(($) => $.price.delegationNote)} {t(($) => $.price.gestionNote)}
          </p>
        </Disclosure>
      </div>
    </section>
  )
}

function Row({ row }: { row: PriceRow }) {
  const t = useJobDescriptionWords()
  const percent = row.increasePercent?.toLocaleString(currentLocale())
  return (
    <tr>
      <th
        scope="row"
        className="border-t border-line px-4 py-2 text-left align-top font-normal narrow:px-3"
      >
        {t(($) => $.price.types[row.hourType], { hours: row.thresholdHours })}
        {percent !== undefined && (
          <span className="block text-sm text-muted">
            {t(($) => $.price.increase, { percent })}
          </span>
        )}
      </th>
      <td className={cell}>
        <Money cents={row.paid} />
      </td>
      <td className={cell}>
        <Money cents={row.delegation} />
      </td>
      <td className={cell}>
        <Money cents={row.gestion} />
      </td>
    </tr>
  )
}

/** The single coefficient of each list, where there is one; a detached list may have several. */
function Formula({ pricing }: { pricing: Pricing }) {
  const t = useJobDescriptionWords()
  const only = (rows: Pricing['delegation']) => {
    const [coefficient, ...others] = new Set(rows.map((row) => row.coefficientBasisPoints))
    return coefficient === undefined || others.length > 0
      ? null
      : (coefficient / 10_000).toLocaleString(currentLocale(), { maximumFractionDigits: 4 })
  }
  const delegation = only(pricing.delegation)
  const gestion = only(pricing.gestion)
  return (
    <p>
      {delegation !== null && gestion !== null
        ? t(($) => $.price.formula, { delegation, gestion })
        : t(($) => $.price.formulaShort)}
    </p>
  )
}
