import type { ActivityNomenclature } from '@renfort/domain/law/activity-codes.ts'

/**
 * An establishment in the national register; `null` for what the register lacks or does not
 * publish.
 */
export interface RegisteredCompany {
  readonly siret: string
  readonly name: string | null
  readonly businessName: string | null
  /** Its APE code in each list that the register uses, without separators. */
  readonly apeCodes: Partial<Readonly<Record<ActivityNomenclature, string>>>
  readonly isClosed: boolean
  /** Its owners asked that some data be hidden (article R123-232-1 of the commercial code). */
  readonly isPartial: boolean
}

export interface CompanyRegister {
  /** The establishment of that SIRET, or null when the register knows none. */
  find(siret: string): Promise<RegisteredCompany | null>
}

/** The register cannot answer now; the person may type everything by hand. */
export class CompanyRegisterUnavailable extends Error {
  override readonly name = 'CompanyRegisterUnavailable'
}
