import type { quotations } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { vatAreaOf } from '@renfort/domain/law/vat.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { calendarOf } from '../mission-record/mission-pricing.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import { findLegalInformations } from '../organisation/legal-queries.ts'
import { findLocationsById } from '../organisation/location-queries.ts'
import { findProfile } from '../organisation/profile-queries.ts'
import type { Queries } from '../platform/database/db.ts'
import { refuse } from '../platform/http/refusal.ts'
import { renderNow } from '../platform/http/render-now.ts'
import type { Call } from '../platform/http/route.ts'
import type { FileAnswer } from '../platform/http/wire-answer.ts'
import { estimateDocument, type EstimateRows } from './estimate-document.ts'
import { priceMission } from './price-mission.ts'
import { wordsOf } from './words-of.ts'

const template = new URL('./estimate.typ', import.meta.url)

/** The estimate as a PDF: data is read in a transaction, the PDF rendered after it. */
export async function downloadEstimate(
  call: Call,
  { params }: Parsed<typeof quotations.downloadEstimate>,
): Promise<FileAnswer> {
  const { locale } = call
  const rows = await rowsOf(call, params.id)
  const data = estimateDocument(rows, locale)
  const bytes = await renderNow(call, { template, data, standard: 'ua-1' })
  const name = `${wordsOf(locale).estimate.fileName}-${rows.mission.reference}.pdf`
  return {
    bytes,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  }
}

async function rowsOf(call: Call, id: string): Promise<EstimateRows> {
  const { services, locale } = call
  const queries = services.db.queries(call.scope)
  const { mission, planning, quotation } = await priceMission({ ...call, queries }, id)
  if (planning === null) throw refuse('errors.quotation.no_planning')
  const { jobTitleId, name, uniqueIdentifier, type, status } = mission
  return {
    provider: services.config.productName,
    company: await companyOf(queries, mission.organisationId),
    mission: {
      reference: uniqueIdentifier ?? id,
      name: missionDisplayName(namedTitle(jobTitleId, locale).name, name),
      type,
      place: await placeOf(queries, mission.locationId),
      manager: managerOf(mission),
      isDraft: status === 'draft',
    },
    planning,
    calendar: calendarOf(mission),
    quotation,
    vatArea: vatAreaOf(mission.billingAddress),
    today: dateInParis(services.clock.now()),
  }
}

/** The company with its legal name, or its usual name while that is not known. */
async function companyOf(queries: Queries, id: string): Promise<EstimateRows['company']> {
  const legal = await findLegalInformations(queries, id)
  if (legal !== undefined) return { name: legal.name, siret: legal.siret }
  const profile = await findProfile(queries, id)
  return { name: profile?.name ?? '', siret: null }
}

async function placeOf(queries: Queries, id: string | null): Promise<string | null> {
  if (id === null) return null
  const place = (await findLocationsById(queries, [id])).get(id)
  if (place === undefined) return null
  const { title, address, postalCode, city } = place
  return [title, address, `${postalCode} ${city}`].join(', ')
}

function managerOf({ managerFirstName, managerLastName }: MissionRecord): string | null {
  if (managerFirstName === null || managerLastName === null) return null
  return fullName({ firstName: managerFirstName, lastName: managerLastName })
}
