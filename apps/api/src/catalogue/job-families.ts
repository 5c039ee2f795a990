import type { Label } from './label.ts'

export interface JobFamily {
  readonly id: JobFamilyId
  readonly label: Label
}

export const jobFamilyIds = [
  'hospitality',
  'events',
  'retail',
  'logistics',
  'transport',
  'industry',
  'construction',
  'cleaning',
  'office',
  'call-centre',
  'health-care',
  'agriculture',
  'security',
] as const

export type JobFamilyId = (typeof jobFamilyIds)[number]

const labels: Record<JobFamilyId, Label> = {
  hospitality: { fr: 'Hôtellerie et restauration', en: 'Hospitality and catering' },
  events: { fr: 'Événementiel', en: 'Events' },
  retail: { fr: 'Commerce et vente', en: 'Retail and sales' },
  logistics: { fr: 'Logistique et entreposage', en: 'Logistics and warehousing' },
  transport: { fr: 'Transport et livraison', en: 'Transport and delivery' },
  industry: { fr: 'Industrie et production', en: 'Manufacturing' },
  construction: { fr: 'Bâtiment et travaux publics', en: 'Construction' },
  cleaning: { fr: 'Propreté et entretien', en: 'Cleaning and upkeep' },
  office: { fr: 'Bureau et administration', en: 'Office and administration' },
  'call-centre': { fr: 'Relation client à distance', en: 'Customer contact centres' },
  'health-care': { fr: 'Santé et aide à la personne', en: 'Health and care' },
  agriculture: { fr: 'Agriculture et espaces verts', en: 'Agriculture and green spaces' },
  security: { fr: 'Sécurité et accueil', en: 'Security and reception' },
}

export const jobFamilies: readonly JobFamily[] = jobFamilyIds.map((id) => ({
  id,
  label: labels[id],
}))
