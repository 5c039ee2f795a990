import type { Buyer } from '@renfort/domain/invoice/invoice-facts.ts'
import { findLegalInformations } from '../organisation/legal-queries.ts'
import type { Queries } from '../platform/database/db.ts'
import { findPayment } from './payment-queries.ts'

/**
 * The buyer in a company’s invoices and contracts; `null` until its legal identity and billing
 * address are entered.
 */
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
