import type { Buyer } from '@renfort/domain/invoice/invoice-facts.ts'
import type { Indemnities } from '@renfort/domain/remuneration/policy.ts'
import { findLegalInformations } from '../organisation/legal-queries.ts'
import { findPayment } from '../payment/payment-queries.ts'
import type { Queries } from '../platform/database/db.ts'

/** Whom a company's invoices name; `null` until its legal identity and billing address are there. */
export async function findBuyer(queries: Queries, organisationId: string): Promise<Buyer | null> {
  const legal = await findLegalInformations(queries, organisationId)
  const { billingAddress: address, tvaNumber } = await findPayment(queries, organisationId)
  if (legal === undefined || address === null) return null
  return {
    name: legal.name,
    street: address.street,
    postalCode: address.postalCode,
    city: address.city,
    country: address.country,
    siren: legal.siret.slice(0, 9),
    siret: legal.siret,
    vatNumber: tvaNumber === null ? null : tvaNumber.replaceAll(' ', ''),
  }
}

/** The meal of the pay policy in force; `null` where it gives none. */
export async function findLunch(queries: Queries, organisationId: string) {
  return (await findIndemnities(queries, organisationId)).lunch[0] ?? null
}

/** The indemnities of the pay policy in force. */
export async function findIndemnities(
  queries: Queries,
  organisationId: string,
): Promise<Indemnities> {
  const row = await queries
    .selectFrom('remuneration_policies')
    .select('indemnities')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  return row?.indemnities ?? { lunch: [], transportation: [], other: [] }
}
