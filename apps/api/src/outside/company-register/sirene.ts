import type { ActivityNomenclature } from '@renfort/domain/law/activity-codes.ts'
import { apeCodeOf, isApeCode } from '@renfort/domain/organisation/identifiers.ts'
import { z } from 'zod'
import { askRegister, registerTimeoutMilliseconds, shownText } from './ask-register.ts'
import type { CompanyRegister, RegisteredCompany } from './port.ts'

export const sireneUrl = 'https://api.insee.fr/api-sirene/3.11'

const text = z.string().nullish()
const period = z.object({
  dateFin: text,
  etatAdministratifEtablissement: z.string(),
  enseigne1Etablissement: text,
  denominationUsuelleEtablissement: text,
  activitePrincipaleEtablissement: text,
  nomenclatureActivitePrincipaleEtablissement: text,
})
const establishment = z.object({
  siret: z.string(),
  statutDiffusionEtablissement: text,
  activitePrincipaleNAF25Etablissement: text,
  uniteLegale: z.object({
    statutDiffusionUniteLegale: text,
    etatAdministratifUniteLegale: text,
    denominationUniteLegale: text,
    denominationUsuelle1UniteLegale: text,
    sigleUniteLegale: text,
    prenomUsuelUniteLegale: text,
    nomUniteLegale: text,
    nomUsageUniteLegale: text,
  }),
  periodesEtablissement: z.array(period).min(1),
})
type Establishment = z.infer<typeof establishment>
const reply = z.object({ etablissement: establishment })

/** Insee's own register (API Sirene 3.11), with the key of a subscription. */
export function sireneRegister(
  key: string,
  baseUrl: string = sireneUrl,
  timeout: number = registerTimeoutMilliseconds,
): CompanyRegister {
  return {
    find: async (siret) => {
      const answer = await askRegister({
        baseUrl,
        path: `siret/${siret}`,
        headers: { 'X-INSEE-Api-Key-Integration': key },
        reply,
        timeout,
      })
      return answer === null ? null : companyOf(answer.etablissement)
    },
  }
}

function companyOf(found: Establishment): RegisteredCompany {
  const { uniteLegale: unit, periodesEtablissement: periods } = found
  const now = periods.find(({ dateFin }) => !dateFin) ?? periods[0]
  const statuses = [found.statutDiffusionEtablissement, unit.statutDiffusionUniteLegale]
  return {
    siret: found.siret,
    name: shownText(unit.denominationUniteLegale) ?? personOf(unit),
    businessName: shownText(
      now?.enseigne1Etablissement,
      now?.denominationUsuelleEtablissement,
      unit.denominationUsuelle1UniteLegale,
      unit.sigleUniteLegale,
    ),
    apeCodes: {
      ...codeOf(
        now?.nomenclatureActivitePrincipaleEtablissement,
        now?.activitePrincipaleEtablissement,
      ),
      ...codeOf('NAF25', found.activitePrincipaleNAF25Etablissement),
    },
    isClosed:
      now?.etatAdministratifEtablissement === 'F' || unit.etatAdministratifUniteLegale === 'C',
    isPartial: statuses.includes('P'),
  }
}

/** Sole traders are registered under their first and last names. */
function personOf(unit: Establishment['uniteLegale']): string | null {
  const first = shownText(unit.prenomUsuelUniteLegale)
  const last = shownText(unit.nomUsageUniteLegale, unit.nomUniteLegale)
  return first === null || last === null ? null : `${first} ${last}`
}

/** Companies that closed before 2008 have a code of an older list, which is ignored. */
const nomenclatures: Readonly<Record<string, ActivityNomenclature>> = {
  NAFRev2: 'naf-rev2',
  NAF25: 'naf-2025',
}

function codeOf(list: string | null | undefined, given: string | null | undefined) {
  const nomenclature = nomenclatures[list ?? '']
  const code = apeCodeOf(shownText(given) ?? '')
  return nomenclature !== undefined && isApeCode(code) ? { [nomenclature]: code } : {}
}
