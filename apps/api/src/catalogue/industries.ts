import type { Industry } from '@renfort/domain/organisation/industries.ts'
import { industries as industryIds } from '@renfort/domain/organisation/industries.ts'
import type { CatalogueItem, Label } from './label.ts'

const labels: Readonly<Record<Industry, Label>> = {
  hospitality: { fr: 'Hôtellerie et restauration', en: 'Hospitality and catering' },
  retail: { fr: 'Commerce et distribution', en: 'Retail' },
  logistics: { fr: 'Transport et logistique', en: 'Transport and logistics' },
  industry: { fr: 'Industrie', en: 'Manufacturing' },
  construction: { fr: 'Bâtiment et travaux publics', en: 'Construction' },
  cleaning: { fr: 'Propreté', en: 'Cleaning services' },
  events: { fr: 'Événementiel', en: 'Events' },
  office: { fr: 'Services aux entreprises', en: 'Business services' },
  health: { fr: 'Santé et action sociale', en: 'Health and social care' },
  agriculture: { fr: 'Agriculture', en: 'Agriculture' },
  security: { fr: 'Sécurité et accueil', en: 'Security and reception' },
  other: { fr: 'Autre secteur', en: 'Other industry' },
}

/** The industries that a company may declare (N-09), in display order. */
export const industries: readonly CatalogueItem[] = industryIds.map((id) => ({
  id,
  label: labels[id],
}))
