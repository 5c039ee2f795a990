import type { CompanyRegister, RegisteredCompany } from './port.ts'

const open = { isClosed: false, isPartial: false }

/** The companies of the demo and a few others; none of them is registered anywhere. */
const companies: readonly RegisteredCompany[] = [
  {
    ...open,
    siret: '73282932000074',
    name: 'MAISON LUMIERE',
    businessName: 'Maison Lumière',
    apeCodes: { 'naf-rev2': '5610A', 'naf-2025': '5611J' },
  },
  {
    ...open,
    siret: '35600000000048',
    name: 'ENTREPOT BOREAL',
    businessName: null,
    apeCodes: { 'naf-rev2': '5210B', 'naf-2025': '5210Y' },
  },
  {
    ...open,
    siret: '99900010200015',
    name: 'ATELIER NEUF',
    businessName: 'Atelier Neuf',
    apeCodes: { 'naf-rev2': '2562B', 'naf-2025': '2553Y' },
  },
  {
    ...open,
    siret: '99900020100023',
    name: 'LES HALLES DU RHONE',
    businessName: 'Les Halles',
    apeCodes: { 'naf-rev2': '4711D', 'naf-2025': '4711D' },
  },
  {
    ...open,
    isClosed: true,
    siret: '99900030000015',
    name: 'COMPTOIR DES QUAIS',
    businessName: null,
    apeCodes: { 'naf-rev2': '5630Z' },
  },
  {
    ...open,
    isPartial: true,
    siret: '99900040900014',
    name: null,
    businessName: null,
    apeCodes: { 'naf-rev2': '9602A' },
  },
]

/** Stands in for the national register where none is configured. */
export function embeddedRegister(): CompanyRegister {
  return {
    find: async (siret) => companies.find((company) => company.siret === siret) ?? null,
  }
}
