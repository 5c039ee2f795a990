import type { ActivityNomenclature } from '@renfort/domain/law/activity-codes.ts'

/** What the national register says of an establishment; `null` where it says nothing, or keeps it to itself. */
export interface RegisteredCompany {
  readonly siret: string
  readonly name: string | null
  readonly businessName: string | null
  /** Its APE code in each list that the register gives it in; digits and letter alone. */
  readonly apeCodes: Partial<Readonly<Record<ActivityNomenclature, string>>>
  readonly isClosed: boolean
  /** Its people asked that not everything be shown (article R123-232-1 of the commercial code). */
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
