import type { payment } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/endpoint.ts'
import { throttlePaymentSetups } from '../accounts/throttle.ts'
import { findOrganisationHead } from '../organisation/organisation-queries.ts'
import { type Call, ownOrganisation, sessionOf } from '../platform/route.ts'
import type { PaymentProvider } from '../outside/payment/port.ts'
import { providerOf, whenItAnswers } from './ask-provider.ts'
import { findCustomer, keepCustomer, keepSetup } from './payment-queries.ts'

type Open = typeof payment.openPaymentSetup

/** The provider is asked before the transaction: the database never waits for the outside. */
export async function openPaymentSetup(
  call: Call,
  { params, body }: Parsed<Open>,
): Promise<Answer<Open>> {
  const organisationId = ownOrganisation(call, params.id)
  const { services, scope } = call
  const provider = providerOf(services)
  const tries = await throttlePaymentSetups(call, organisationId, sessionOf(call).userId)
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

/** The company as the provider knows it, from its first set-up on. */
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
