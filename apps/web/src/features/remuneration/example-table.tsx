import { workedHour } from '@renfort/domain/quotation/worked-hour.ts'
import type { HoursTypes } from '@renfort/domain/remuneration/policy.ts'
import { formatPercent } from '../../ui/format-figures.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useMoney } from '../../ui/use-money.ts'
import {
  type ExampleRow,
  exampleRows,
  type HoursKind,
  type PayExample,
  termsOf,
} from './pay-example.ts'
import { useRemunerationWords } from './words.ts'

interface ExampleTableProps {
  kind: HoursKind
  hoursTypes: HoursTypes
  example: PayExample
}

/** The pay and price of one kind of hours, as on a quotation. */
export function ExampleTable({ kind, hoursTypes, example }: ExampleTableProps) {
  const money = useMoney()
  const t = useRemunerationWords()
  const { locale } = useUiWords()
  const nameOf = useRowName()
  const rate = money(example.rateCents)
  return (
    <table className="w-full text-table tabular-nums">
      <caption className="sr-only">
        {t(($) => $.example.caption, { kind: t(($) => $.kinds[kind].title), rate })}
      </caption>
      <thead>
        <tr className="text-left text-muted">
          <th scope="col" className="pb-1 font-normal">
            {t(($) => $.example.hour, { rate })}
          </th>
          <th scope="col" className="pb-1 pl-3 text-right font-normal xl:w-24">
            {t(($) => $.example.increase)}
          </th>
          <th scope="col" className="pb-1 pl-3 text-right font-normal xl:w-20">
            {t(($) => $.example.paid)}
          </th>
          <th scope="col" className="pb-1 pl-3 text-right font-normal xl:w-26">
            {t(($) => $.example.billed)}
          </th>
        </tr>
      </thead>
      <tbody>
        {exampleRows(kind, hoursTypes).map((row) => {
          const prices = workedHour(termsOf(example, hoursTypes, row.zti), row.hour)
          const percent = prices.increaseBasisPoints / 100
          return (
            <tr key={nameOf(row)} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 text-left font-normal">
                {nameOf(row)}
              </th>
              <td className="py-1.5 pl-3 text-right whitespace-nowrap">
                {formatPercent(percent, locale, true)}
              </td>
              <td className="py-1.5 pl-3 text-right whitespace-nowrap">
                {money(prices.payUnitCents)}
              </td>
              <td className="py-1.5 pl-3 text-right font-semibold whitespace-nowrap">
                {money(prices.billUnitCents)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function useRowName(): (row: ExampleRow) => string {
  const t = useRemunerationWords()
  const seniority = useSeniorityText()
  return ({ name, params, seniorityDays }) =>
    name === 'senior'
      ? t(($) => $.rows.senior, { duration: seniority(seniorityDays ?? 0) })
      : t(($) => $.rows[name], { ...params })
}

/** The days of a month on the screens (REM-20, C-19). */
export const daysPerMonth = 30

/** « 3 mois », or days when they make no whole months. */
export function useSeniorityText(): (days: number) => string {
  const t = useRemunerationWords()
  return (days) =>
    days % daysPerMonth === 0
      ? t(($) => $.seniority.months, { count: days / daysPerMonth })
      : t(($) => $.seniority.days, { count: days })
}
