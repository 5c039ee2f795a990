import type { payment } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { throttleFromAnywhere } from '../platform/throttle/throttle.ts'
import { findOrganisationHead } from '../organisation/organisation-queries.ts'
import { type Call, ownOrganisation, sessionOf } from '../platform/http/route.ts'
import type { PaymentProvider } from '../outside/payment/port.ts'
import { providerOf, whenItAnswers } from './ask-provider.ts'
import { findCustomer, keepCustomer, keepSetup } from './payment-queries.ts'

type Open = typeof payment.openPaymentSetup

/**
 * The provider is called before the transaction, because a transaction must not wait for outside
 * services.
 */
export async function openPaymentSetup(
  call: Call,
  { params, body }: Parsed<Open>,
): Promise<Answer<Open>> {
  const organisationId = ownOrganisation(call, params.id)
  const { services, scope } = call
  const provider = providerOf(services)
  const tries = await throttleFromAnywhere(
    call,
    'payment-setup',
    organisationId,
    sessionOf(call).userId,
  )
  const { customerId, setup } = await openedAt(call, provider, organisationId, body.type).catch(
    async (failure: unknown) => {
      await tries.giveBack()
      throw failure
    },
  )
  await services.db.transaction(scope, async ({ queries, now, record }) => {
    await keepCustomer(queries, { organisationId, provider: provider.name, customerId, now })
    await keepSetup(queries, organisationId, { setupId: setup.setupId, type: body.type, now })
    await record({
      action: 'payment.openSetup',
      entity: 'organisation',
      entityId: organisationId,
      before: null,
      after: { methodType: body.type },
    })
  })
  return { clientSecret: setup.clientSecret }
}

async function openedAt(
  call: Call,
  provider: PaymentProvider,
  organisationId: string,
  type: Parsed<Open>['body']['type'],
) {
  const customerId = await customerOf(call, organisationId, provider)
  return { customerId, setup: await whenItAnswers(provider.createSetup(customerId, type)) }
}

/** The customer of a company at the provider, created at its first set-up. */
async function customerOf(
  { services, scope }: Call,
  organisationId: string,
  provider: PaymentProvider,
): Promise<string> {
  const queries = services.db.queries(scope)
  const known = await findCustomer(queries, organisationId, provider.name)
  if (known !== null) return known
  const company = await findOrganisationHead(queries, organisationId)
  return whenItAnswers(provider.createCustomer(organisationId, company?.name ?? ''))
}
