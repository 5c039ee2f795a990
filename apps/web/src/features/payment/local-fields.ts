import { key } from '@renfort/contract/kernel/fields.ts'
import { rule } from '@renfort/contract/kernel/rule.ts'
import type { LocalMethod } from '@renfort/contract/local-payment.ts'
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
import { type Ref, useEffect, useEffectEvent } from 'react'
import { z } from 'zod'
import type { FieldsProgress, Holder, SetupState } from './setup-state.ts'

/** What the fields of a card or an account offer to the form that confirms them. */
export interface LocalHandle {
  check(): Promise<boolean>
  /** `null` while something is missing. */
  method(holder: Holder): LocalMethod | null
  /** Shows the message of the provider under the field it concerns. */
  refuse(refusal: Extract<SetupState, { status: 'refused' }>): void
}

export interface LocalFieldsProps {
  ref: Ref<LocalHandle>
  onProgress: (progress: FieldsProgress) => void
}

/** Reports how much is typed; fields that leave the page report « empty ». */
export function useProgress(
  isEmpty: boolean,
  isComplete: boolean,
  onProgress: (progress: FieldsProgress) => void,
): void {
  const progress = isComplete ? 'complete' : isEmpty ? 'empty' : 'begun'
  const tell = useEffectEvent(onProgress)
  useEffect(() => {
    tell(progress)
    return () => tell('empty')
  }, [progress])
}

/** A complete number is shown in groups; until then it stays as typed. */
export function useGroups(
  typed: string,
  grouped: (typed: string) => string,
  show: (grouped: string) => void,
): void {
  const shown = grouped(typed)
  const showGrouped = useEffectEvent(show)
  useEffect(() => {
    if (shown !== typed) showGrouped(shown)
  }, [shown, typed])
}

/** Scrolls the focused field, with its message, out from under the save bar. */
export function showFocused(): void {
  document.activeElement?.scrollIntoView({ block: 'center' })
}

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
