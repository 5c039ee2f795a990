import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import type { PaymentInformations } from '@renfort/contract/payment.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import { currentLocale } from '../../platform/i18n.ts'
import { billingCountryOptions } from './billing-fields.tsx'
import { usePaymentWords } from './words.ts'

/** The address and the contact of invoices, read-only. */
export function WrittenPayment({ payment }: { payment: PaymentInformations }) {
  const t = usePaymentWords()
  const { billingAddress, accountingInfo, tvaNumber } = payment
  const { street, postalCode, city } = billingAddress
  const countries = billingCountryOptions(currentLocale())
  const country = countries.find(({ id }) => id === billingAddress.country)?.label
  const { firstName, lastName, email, phoneNumber } = accountingInfo
  const parts = [
    [t(($) => $.billing.title), street === '' ? [] : [street, `${postalCode} ${city}`, country]],
    [t(($) => $.billing.vat), tvaNumber === null ? [] : [tvaNumber]],
    [
      t(($) => $.contact.title),
      email === '' ? [] : [fullName({ firstName, lastName }), shownEmail(email), phoneNumber],
    ],
  ] as const
  return (
    <dl className="grid gap-6 sm:grid-cols-3">
      {parts.map(([title, lines]) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          {lines.length === 0 ? (
            <dd className="text-muted">{t(($) => $.none)}</dd>
          ) : (
            lines.map((line) => (
              <dd key={line} className="break-words">
                {line}
              </dd>
            ))
          )}
        </div>
      ))}
    </dl>
  )
}
