import type { companySettings } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { type Instant, dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { activityNomenclature } from '@renfort/domain/law/activity-codes.ts'
import { at } from '@renfort/domain/law/dated.ts'
import { frenchVatNumber } from '@renfort/domain/organisation/identifiers.ts'
import { ownOrganisation, type ReadCall } from '../platform/http/route.ts'
import { contentVersion } from './content-version.ts'
import { findLegalInformations, type StoredLegal } from './legal-queries.ts'

type Read = typeof companySettings.readLegalInformations

export async function readLegalInformations(
  call: ReadCall,
  { params }: Parsed<Read>,
): Promise<Answer<Read>> {
  const organisationId = ownOrganisation(call, params.id)
  const stored = await findLegalInformations(call.queries, organisationId)
  return toLegal(stored, call.services.clock.now())
}

/** Legal information on the wire; without stored data, the fields are empty. */
export function toLegal(stored: StoredLegal | undefined, now: Instant): Answer<Read> {
  if (stored !== undefined) {
    return {
      ...stored,
      tvaNumber: frenchVatNumber(stored.siret),
      version: contentVersion(stored),
    }
  }
  return {
    name: '',
    businessName: '',
    siret: '',
    apeCode: '',
    apeNomenclature: at(activityNomenclature, dateInParis(now)).value,
    apeCodeDate: null,
    tvaNumber: '',
    version: noVersion,
  }
}

/** The version of settings that were never saved. */
export const noVersion = contentVersion({})
