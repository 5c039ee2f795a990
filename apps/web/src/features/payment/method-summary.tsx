import type { MethodOnFile } from '@renfort/contract/payment.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { type CardBrand, isGoodExpiry } from '@renfort/domain/payment/card.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CreditCard from 'lucide-react/icons/credit-card'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Landmark from 'lucide-react/icons/landmark'
import type { ReactNode } from 'react'
import { useProductClock } from '../../platform/product-clock.ts'
import { Badge } from '../../ui/badge.tsx'
import { usePaymentWords } from './words.ts'

const icons = { card: CreditCard, sepa_debit: Landmark, collectionStatement: ReceiptText }

function hasExpired({ expiryMonth, expiryYear }: MethodOnFile, today: IsoDate): boolean {
  if (expiryMonth === null || expiryYear === null) return false
  return !isGoodExpiry({ month: expiryMonth, year: expiryYear }, today)
}

interface MethodSummaryProps {
  method: MethodOnFile
  /** The actions on the method. */
  children?: ReactNode
}

/** A saved method, masked (SET-23): its kind, its last digits, and whether it can be used. */
export function MethodSummary({ method, children }: MethodSummaryProps) {
  const t = usePaymentWords()
  const isExpired = hasExpired(method, useProductClock().today())
  const isUsable = method.state === 'active' && !isExpired
  const Icon = icons[method.type]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel border border-line bg-surface p-4">
      <Icon aria-hidden size={24} className="shrink-0 text-muted" />
      <div className="min-w-48 flex-1">
        <p className="font-medium tabular-nums">
          <MethodName method={method} />
        </p>
        <MethodDetails method={method} />
      </div>
      <Badge
        tone={isUsable ? 'green' : 'red'}
        icon={isUsable ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
      >
        {isUsable ? t(($) => $.method.isActive) : t(($) => $.method.isInactive)}
      </Badge>
      {children}
      {!isUsable && (
        <p className="w-full rounded-control bg-orange-wash px-3 py-2 text-orange">
          {method.state === 'active' ? t(($) => $.method.expired) : t(($) => $.method.inactive)}
        </p>
      )}
    </div>
  )
}

function MethodName({ method: { type, brand, last4 } }: { method: MethodOnFile }) {
  const t = usePaymentWords()
  if (type === 'collectionStatement') return t(($) => $.method.collectionStatement)
  if (type === 'sepa_debit') return t(($) => $.method.accountEnding, { last4 })
  return t(($) => $.method.cardEnding, {
    brand: brandName(brand) ?? t(($) => $.method.anyCard),
    last4,
  })
}

function MethodDetails({ method }: { method: MethodOnFile }) {
  const t = usePaymentWords()
  const { type, expiryMonth, expiryYear, bankCode, country, currency } = method
  const details = [
    type === 'collectionStatement' && t(($) => $.method.collectionStatementHelp),
    expiryMonth !== null &&
      t(($) => $.method.expires, { month: String(expiryMonth).padStart(2, '0'), year: expiryYear }),
    bankCode !== null && t(($) => $.method.bank, { bank: bankCode, country }),
    currency === 'eur' && t(($) => $.method.inEuros),
    currency === 'gbp' && t(($) => $.method.inPounds),
  ].filter((text) => text !== false)
  return <p className="text-table text-muted">{details.join(' · ')}</p>
}

/** What the brands call themselves, in every language. */
export const brandNames: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
}

function brandName(brand: string | null): string | null {
  return brand !== null && brand in brandNames ? brandNames[brand as CardBrand] : null
}
