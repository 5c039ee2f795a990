import { randomBytes } from 'node:crypto'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { LocalMethod, LocalSetup } from '@renfort/contract/local-payment.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { ProvidedType } from '@renfort/domain/payment/payment-method.ts'
import type { PaymentProvider, ProvidedMethod } from '../port.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { chargesOf, judgeMethod, maskedMethod } from './judge-method.ts'
import { answerToCharge, chargeName, methodName } from './local-charge.ts'
import type { ChargeOutcome, Refused } from './test-methods.ts'

/** The calls that a browser makes to the provider itself, with the secret of a set-up. */
export interface LocalPayment extends PaymentProvider {
  read(secret: string, locale: Locale): LocalSetup
  confirm(secret: string, locale: Locale, method: LocalMethod): LocalSetup
  answerChallenge(secret: string, locale: Locale, isAccepted: boolean): LocalSetup
}

interface Setup {
  readonly id: string
  readonly customerId: string
  readonly type: ProvidedType
  /** Masked from its confirmation on. */
  method: ProvidedMethod | null
  charges: ChargeOutcome
  methodId: string | null
  isChallenged: boolean
  refused: Refused | null
}

const dictionaries = { fr, en }
const mostKept = 1_000

/**
 * Stands in for the payment provider where none is configured, with the same steps. It remembers
 * set-ups while the process lives, and never a number of a card or an account.
 */
export function localPayment(today: () => IsoDate): LocalPayment {
  const setups = new Map<string, Setup>()
  const methods = new Map<string, ProvidedMethod>()
  const idOf = (secret: string) => secret.slice(0, secret.indexOf('_secret_'))
  const secrets = new Map<string, string>()

  const setupOf = (secret: string): Setup | undefined => {
    const id = idOf(secret)
    return secrets.get(id) === secret ? setups.get(id) : undefined
  }
  const settle = (setup: Setup) => {
    if (setup.method === null) return
    setup.methodId = methodName(setup.charges)
    setup.isChallenged = false
    keep(methods, setup.methodId, setup.method)
  }
  const toLocalSetup = (setup: Setup | undefined, locale: Locale): LocalSetup => {
    if (setup === undefined) return expired(locale)
    const { type, method, methodId, isChallenged, refused } = setup
    if (methodId !== null && method !== null) {
      return { status: 'succeeded', type, paymentMethodId: methodId, last4: method.last4 }
    }
    if (isChallenged) return { status: 'requires_action', type }
    const refusal = refused === null ? null : refusalOf(refused, locale)
    return { status: 'requires_payment_method', type, refusal }
  }

  return {
    name: 'local',
    front: { kind: 'local' },
    createCustomer: async (organisationId) => `cus_local_${organisationId.replaceAll('-', '')}`,
    createSetup: async (customerId, type) => {
      const id = `seti_local_${randomBytes(12).toString('hex')}`
      const clientSecret = `${id}_secret_${randomBytes(24).toString('base64url')}`
      const nothing = { method: null, methodId: null, isChallenged: false, refused: null }
      keep(setups, id, { id, customerId, type, charges: 'paid', ...nothing })
      keep(secrets, id, clientSecret)
      return { setupId: id, clientSecret }
    },
    secretOf: async (setupId) => secrets.get(setupId) ?? null,
    describe: async (id) => methods.get(id) ?? null,
    forget: async (id) => {
      methods.delete(id)
    },
    prepareCharge: async (order) => chargeName(order, today()),
    takeCharge: async (chargeId) => answerToCharge(chargeId, today()),
    readEvent: async () => null,
    read: (secret, locale) => toLocalSetup(setupOf(secret), locale),
    confirm: (secret, locale, method) => {
      const setup = setupOf(secret)
      if (setup === undefined || setup.methodId !== null || setup.type !== method.type) {
        return toLocalSetup(setup, locale)
      }
      const outcome = judgeMethod(method, today())
      setup.refused = typeof outcome === 'string' ? null : outcome
      setup.method = typeof outcome === 'string' ? maskedMethod(method, setup.customerId) : null
      setup.charges = chargesOf(method)
      setup.isChallenged = outcome === 'challenged'
      if (outcome === 'accepted') settle(setup)
      return toLocalSetup(setup, locale)
    },
    answerChallenge: (secret, locale, isAccepted) => {
      const setup = setupOf(secret)
      if (setup === undefined || !setup.isChallenged) return toLocalSetup(setup, locale)
      if (isAccepted) settle(setup)
      else {
        setup.isChallenged = false
        setup.method = null
        setup.refused = authenticationFailed
      }
      return toLocalSetup(setup, locale)
    },
  }
}

const authenticationFailed: Refused = {
  code: 'setup_intent_authentication_failure',
  declineCode: null,
  field: 'number',
  sentence: 'setup_intent_authentication_failure',
}

function refusalOf({ code, declineCode, field, sentence }: Refused, locale: Locale) {
  return { code, declineCode, field, message: dictionaries[locale][sentence] }
}

function expired(locale: Locale): LocalSetup {
  const refused: Refused = {
    code: 'resource_missing',
    declineCode: null,
    field: 'number',
    sentence: 'setup_expired',
  }
  const refusal = refusalOf(refused, locale)
  return { status: 'requires_payment_method', type: 'card', refusal }
}

function keep<T>(kept: Map<string, T>, id: string, value: T): void {
  kept.set(id, value)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
}
