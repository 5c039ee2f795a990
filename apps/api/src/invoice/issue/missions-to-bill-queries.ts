import type { MissionType } from '@renfort/domain/mission/mission.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import type { DeliveryPlace } from '@renfort/domain/invoice/invoice-facts.ts'
import type { BilledMission } from '@renfort/domain/invoice/billable-hours.ts'
import { lastDayOf, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { sql } from 'kysely'
import { namedTitle } from '../../catalogue/to-job-fields.ts'
import { firstDayOf } from '../../mission-record/mission-pricing.ts'
import { termColumns } from '../../mission-record/price-list-queries.ts'
import { termsOf } from '../../mission-record/quotation-terms.ts'
import type { Queries } from '../../platform/database/db.ts'

/** A mission with its frozen terms and its name on invoices. */
export interface MissionToBill extends BilledMission {
  readonly number: string
  readonly name: string
  /** The number of the company’s own order. */
  readonly orderNumber: string | null
  readonly place: DeliveryPlace | null
}

/** The missions of some hours, in one statement. */
export async function findMissionsToBill(
  queries: Queries,
  organisationId: string,
  ids: readonly string[],
): Promise<readonly MissionToBill[]> {
  const rows = await queries
    .selectFrom('missions as m')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .leftJoin('remuneration_policies as p', 'p.organisation_id', 'm.organisation_id')
    .leftJoin('locations as l', 'l.id', 'm.location_id')
    .select([
      'm.id',
      'm.type',
      'm.name',
      'm.unique_identifier as number',
      'm.job_title_id as jobTitleId',
      'm.starts_at as startsAt',
      'm.ends_at as endsAt',
      'm.created_at as createdAt',
      ...termColumns,
      'm.order_number as orderNumber',
      'l.title as placeName',
      'l.address as placeStreet',
      'l.postal_code as placeCode',
      'l.city as placeCity',
      'l.country as placeCountry',
    ])
    .where('m.organisation_id', '=', organisationId)
    .where(sql<boolean>`m.id = any(${ids}::uuid[])`)
    .$narrowType<{ type: MissionType; timeZone: TimeZone }>()
    .execute()
  return rows.map((row) => {
    const { hourlyRateCents, ...terms } = termsOf(row)
    if (hourlyRateCents === null)
      throw new Error(`The mission ${row.id} was posted without a rate.`)
    const firstDay = firstDayOf(row, { now: row.createdAt })
    return {
      missionId: row.id,
      number: row.number ?? '',
      name: missionDisplayName(namedTitle(row.jobTitleId, 'fr').name, row.name),
      orderNumber: row.orderNumber,
      place: placeOf(row),
      jobTitleId: row.jobTitleId,
      terms: { ...terms, hourlyRateCents },
      firstDay,
      lastDay:
        row.endsAt === null
          ? firstDay
          : lastDayOf({ endsAt: row.endsAt, timeZone: terms.timeZone }),
    }
  })
}

interface PlaceColumns {
  readonly placeName: string | null
  readonly placeStreet: string | null
  readonly placeCode: string | null
  readonly placeCity: string | null
  readonly placeCountry: string | null
}

/** The place of work of a mission; `null` for remote work, or an address without its parts. */
function placeOf(row: PlaceColumns): DeliveryPlace | null {
  const { placeName: name, placeStreet: street, placeCode: postalCode, placeCity: city } = row
  if (name === null || street === null || postalCode === null || city === null) return null
  return { name, street, postalCode, city, country: row.placeCountry ?? 'FR' }
}
