import type { ProvidedType } from '@renfort/domain/payment/payment-method.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { usePaymentWords } from './words.ts'

const numbers = {
  card: [
    ['4242 4242 4242 4242', 'accepted'],
    ['4000 0025 0000 3155', 'challenged'],
    ['4000 0000 0000 0002', 'declined'],
    ['4000 0000 0000 9995', 'noFunds'],
  ],
  sepa_debit: [
    ['FR14 2004 1010 0505 0001 3M02 606', 'account'],
    ['FR84 2004 1010 0505 0001 3M02 607', 'accountRefused'],
  ],
} as const

/** The numbers that the stand-in knows, for whoever tries the product. */
export function TrialNumbers({ type }: { type: ProvidedType }) {
  const t = usePaymentWords()
  return (
    <Disclosure summary={t(($) => $.trial.title)} className="text-table">
      <p className="text-muted">{t(($) => $.trial.text)}</p>
      <ul className="pt-1">
        {numbers[type].map(([number, outcome]) => (
          <li key={number}>
            <code className="tabular-nums">{number}</code>{' '}
            <span className="text-muted">{t(($) => $.trial[outcome])}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
