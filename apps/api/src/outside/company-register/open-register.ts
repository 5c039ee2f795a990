import { apeCodeOf, isApeCode } from '@renfort/domain/organisation/identifiers.ts'
import { z } from 'zod'
import { askRegister, registerTimeoutMilliseconds, shownText } from './ask-register.ts'
import type { CompanyRegister, RegisteredCompany } from './port.ts'

export const openRegisterUrl = 'https://recherche-entreprises.api.gouv.fr'

const text = z.string().nullish()
const establishment = z.object({
  siret: z.string(),
  activite_principale: text,
  activite_principale_naf25: text,
  etat_administratif: text,
  nom_commercial: text,
  liste_enseignes: z.array(z.string()).nullish(),
  statut_diffusion_etablissement: text,
})
type Establishment = z.infer<typeof establishment>
const company = z.object({
  nom_complet: text,
  nom_raison_sociale: text,
  sigle: text,
  etat_administratif: text,
  statut_diffusion: text,
  siege: establishment.nullish(),
  matching_etablissements: z.array(establishment).nullish(),
})
type Company = z.infer<typeof company>
const reply = z.object({ results: z.array(z.unknown()) })

/** The State's public search of companies, which also finds establishments by their SIRET. */
export function openRegister(
  baseUrl: string = openRegisterUrl,
  timeout: number = registerTimeoutMilliseconds,
): CompanyRegister {
  return {
    find: async (siret) => {
      const query = { q: siret, page: '1', per_page: '1' }
      const answer = await askRegister({ baseUrl, path: 'search', query, reply, timeout })
      const found = company.safeParse(answer?.results[0]).data
      const own = [...(found?.matching_etablissements ?? []), found?.siege].find(
        (each) => each?.siret === siret,
      )
      return found === undefined || !own ? null : companyOf(found, own)
    },
  }
}

function companyOf(found: Company, own: Establishment): RegisteredCompany {
  const statuses = [found.statut_diffusion, own.statut_diffusion_etablissement]
  return {
    siret: own.siret,
    name: shownText(found.nom_raison_sociale, found.nom_complet),
    businessName: shownText(own.liste_enseignes?.[0], own.nom_commercial, found.sigle),
    apeCodes: {
      ...(isGiven(own.activite_principale) && { 'naf-rev2': bare(own.activite_principale) }),
      ...(isGiven(own.activite_principale_naf25) && {
        'naf-2025': bare(own.activite_principale_naf25),
      }),
    },
    isClosed: own.etat_administratif === 'F' || found.etat_administratif === 'C',
    isPartial: statuses.includes('P'),
  }
}

function bare(code: string | null | undefined): string {
  return apeCodeOf(shownText(code) ?? '')
}

function isGiven(code: string | null | undefined): boolean {
  return isApeCode(bare(code))
}
