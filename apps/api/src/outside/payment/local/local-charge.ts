import { createHash, randomBytes } from 'node:crypto'
import { daysBetween, isoDate, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { ProvidedType } from '@renfort/domain/payment/payment-method.ts'
import type { ChargeAnswer, ChargeOrder } from '../port.ts'
import { type ChargeOutcome, chargeOutcomes } from './test-methods.ts'

// The names of methods and charges hold all that the stand-in knows of them, so that they survive a
// restart.

/** Days that a bank takes for a debit. */
const debitDays = 2

/** A new name of a method, which says how its bank answers. */
export function methodName(outcome: ChargeOutcome): string {
  return `pm_local_${outcome}_${randomBytes(18).toString('base64url')}`
}

/** The name of a charge: of its method’s kind, its day and its key. */
export function chargeName({ key, type, methodId }: ChargeOrder, today: IsoDate): string {
  const named = methodId.split('_')[2]
  const outcome = chargeOutcomes.find((known) => known === named) ?? 'paid'
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 24)
  return ['pi', 'local', kinds[type], outcome, today.replaceAll('-', ''), hash].join('_')
}

const kinds: Readonly<Record<ProvidedType, string>> = { card: 'card', sepa_debit: 'debit' }

/** How a charge stands on a day: a card answers at once, an account after some days. */
export function answerToCharge(chargeId: string, today: IsoDate): ChargeAnswer {
  const [, , kind, named, day = ''] = chargeId.split('_')
  const outcome = chargeOutcomes.find((known) => known === named)
  if (outcome === undefined) return { state: 'refused', reason: 'methodGone' }
  const since = isoDate(day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'))
  if (kind === kinds.sepa_debit && daysBetween(since, today) < debitDays) {
    return { state: 'pending' }
  }
  return outcome === 'paid' ? { state: 'succeeded' } : { state: 'refused', reason: outcome }
}
