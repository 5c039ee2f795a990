import { key } from '@renfort/contract/kernel/fields.ts'
import { rule } from '@renfort/contract/kernel/rule.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import {
  cardDigits,
  type CardExpiry,
  isCardNumber,
  isGoodExpiry,
  isSecurityCode,
  parseCardExpiry,
} from '@renfort/domain/payment/card.ts'
import { ibanOf, isIban } from '@renfort/domain/payment/iban.ts'
import { z } from 'zod'

const typed = z.string().trim().min(1, key('errors.field.required'))

/** A card as it is typed (ENT-27): only the payment provider ever receives it. */
export function cardForm(today: IsoDate) {
  return z
    .object({
      number: typed.transform(cardDigits).refine(isCardNumber, key('errors.field.card')),
      expiry: typed.refine(
        (text) => isGood(parseCardExpiry(text), today),
        key('errors.field.card_expiry'),
      ),
      code: typed,
    })
    .check(
      rule(({ number, code }) =>
        code === '' || isSecurityCode(code, number)
          ? []
          : [issue(['code'], 'errors.field.card_code')],
      ),
    )
}

function isGood(expiry: CardExpiry | null, today: IsoDate): boolean {
  return expiry !== null && isGoodExpiry(expiry, today)
}

/** An account as it is typed, in the chosen country (SET-31). */
export const accountForm = z
  .object({
    country: z.string(),
    iban: typed.transform(ibanOf).refine(isIban, key('errors.field.iban')),
  })
  .check(
    rule(({ country, iban }) =>
      iban === '' || !isIban(iban) || iban.startsWith(country)
        ? []
        : [issue(['iban'], 'errors.field.iban')],
    ),
  )
