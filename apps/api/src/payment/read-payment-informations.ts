import type { payment } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { can } from '@renfort/domain/access/policy.ts'
import { contentVersion } from '../organisation/content-version.ts'
import { PaymentUnavailable } from '../outside/payment/port.ts'
import { type Call, ownOrganisation, type ReadCall, sessionOf } from '../platform/http/route.ts'
import { findPayment, findSetup, type StoredPayment } from './payment-queries.ts'

type Read = typeof payment.readPaymentInformations

export async function readPaymentInformations(
  call: ReadCall,
  { params }: Parsed<Read>,
): Promise<Answer<Read>> {
  const organisationId = ownOrganisation(call, params.id)
  const stored = await findPayment(call.queries, organisationId)
  return toPayment(call, stored, await secretToFinish(call, organisationId))
}

/** The secret of an unfinished set-up; `null` for callers who may not change the payment. */
async function secretToFinish(call: ReadCall, organisationId: string): Promise<string | null> {
  const { payment: provider } = call.services
  if (provider === null || !can(sessionOf(call).actor, 'payment.edit').allowed) return null
  const setup = await findSetup(call.queries, organisationId)
  if (setup === null || setup.status === 'failed') return null
  try {
    return await provider.secretOf(setup.setupId)
  } catch (error) {
    // Stored data are answered even when the provider is unavailable.
    if (error instanceof PaymentUnavailable) return null
    throw error
  }
}

/** The payment on the wire; without stored data, the fields are empty. */
export function toPayment(
  { services }: Pick<Call, 'services'>,
  stored: StoredPayment,
  clientSecret: string | null,
): Answer<Read> {
  const { accountingInfo, billingAddress, tvaNumber, wantOrderForm, paymentMethod } = stored
  return {
    clientSecret,
    provider: services.payment?.front ?? null,
    accountingInfo: accountingInfo ?? { firstName: '', lastName: '', email: '', phoneNumber: '' },
    billingAddress: billingAddress ?? { street: '', postalCode: '', city: '', country: 'FR' },
    tvaNumber,
    wantOrderForm,
    paymentMethod,
    version: contentVersion(stored),
  }
}
