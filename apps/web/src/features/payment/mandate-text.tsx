import { useConfig } from '../../platform/config.ts'
import { usePaymentWords } from './words.ts'

/** What one agrees to with a debit: refund within 8 weeks, two days' notice (SET-31). */
export function MandateText() {
  const t = usePaymentWords()
  const { productName } = useConfig()
  return (
    <div className="flex flex-col gap-1 rounded-panel bg-wash p-4 text-table">
      <p>{t(($) => $.debit.mandate, { product: productName })}</p>
      <p>{t(($) => $.debit.refund)}</p>
      <p>{t(($) => $.debit.notice)}</p>
    </div>
  )
}
