import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { ActivityNomenclature } from '@renfort/domain/law/activity-codes.ts'
import type { CompletionFacts } from '@renfort/domain/organisation/completion.ts'
import { defaultPolicy, type Indemnities } from '@renfort/domain/remuneration/policy.ts'
import type { Queries } from '../platform/database/db.ts'

export interface OrganisationProfile {
  readonly description: string | null
  readonly website: string | null
  readonly logoUrl: string | null
  readonly youtubeUrl: string | null
  readonly coverUrl: string | null
}

export async function saveProfile(
  queries: Queries,
  organisationId: string,
  profile: OrganisationProfile,
): Promise<void> {
  const values = {
    description: profile.description,
    website: profile.website,
    logo_url: profile.logoUrl,
    youtube_url: profile.youtubeUrl,
    cover_url: profile.coverUrl,
  }
  await queries
    .insertInto('organisation_profiles')
    .values({ organisation_id: organisationId, ...values })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(values))
    .execute()
}

export interface LegalInformations {
  readonly name: string
  readonly businessName: string
  readonly siret: string
  readonly apeCode: string
  readonly apeNomenclature: ActivityNomenclature
  readonly apeCodeDate: IsoDate
}

export async function saveLegalInformations(
  queries: Queries,
  organisationId: string,
  legal: LegalInformations,
): Promise<void> {
  const values = {
    name: legal.name,
    business_name: legal.businessName,
    siret: legal.siret,
    ape_code: legal.apeCode,
    ape_nomenclature: legal.apeNomenclature,
    ape_code_date: legal.apeCodeDate,
  }
  await queries
    .insertInto('legal_informations')
    .values({ organisation_id: organisationId, ...values })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(values))
    .execute()
}

type SettingsFacts = Pick<CompletionFacts, 'profile' | 'legal' | 'payment'>

/** The company's settings that the rule of completion reads, as one row. */
export function settingsRow(queries: Queries, organisationId: string) {
  return queries
    .selectFrom('organisations as o')
    .leftJoin('organisation_profiles as p', 'p.organisation_id', 'o.id')
    .leftJoin('legal_informations as l', 'l.organisation_id', 'o.id')
    .leftJoin('payment_informations as b', 'b.organisation_id', 'o.id')
    .select([
      'o.name',
      'p.description',
      'p.logo_url as logoURL',
      'l.name as legalName',
      'l.business_name as businessName',
      'l.siret',
      'l.ape_code as apeCode',
      'b.accounting_info as accountingInfo',
      'b.billing_address as billingAddress',
      'b.tva_number as tvaNumber',
      'b.want_order_form as wantOrderForm',
      'b.payment_method as paymentMethod',
    ])
    .where('o.id', '=', organisationId)
}

export type SettingsRow = Awaited<ReturnType<ReturnType<typeof settingsRow>['execute']>>[number]

/** Settings that were never saved are empty. */
export function settingsFactsOf(row: SettingsRow): SettingsFacts {
  return {
    profile: { name: row.name, description: row.description, logoURL: row.logoURL },
    legal: {
      name: row.legalName,
      businessName: row.businessName,
      siret: row.siret,
      apeCode: row.apeCode,
    },
    payment: {
      accountingInfo: row.accountingInfo ?? noAccountingInfo,
      billingAddress: row.billingAddress ?? noBillingAddress,
      tvaNumber: row.tvaNumber,
      hasPaymentMethod: row.paymentMethod !== null && row.paymentMethod.state !== 'inactive',
      wantOrderForm: row.wantOrderForm ?? false,
    },
  }
}

export async function findSettingsFacts(
  queries: Queries,
  organisationId: string,
): Promise<SettingsFacts | undefined> {
  const row = await settingsRow(queries, organisationId).executeTakeFirst()
  return row === undefined ? undefined : settingsFactsOf(row)
}

const noAccountingInfo = { firstName: null, lastName: null, email: null, phoneNumber: null }
const noBillingAddress = { street: null, postalCode: null, city: null, country: null }

/** What the company pays today in addition to wages. */
export async function findIndemnities(
  queries: Queries,
  organisationId: string,
): Promise<Indemnities> {
  const row = await queries
    .selectFrom('remuneration_policies')
    .select('indemnities')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  return row?.indemnities ?? defaultPolicy.indemnities
}
