import type { Locale } from '@renfort/contract/kernel/fields.ts'

const fr = {
  file: 'fiches-de-poste',
  sheet: 'Fiches de poste',
  months: 'mois',
  columns: {
    owner: 'Fiche de',
    job: 'Métier',
    suffix: 'Complément du nom',
    rate: 'Taux horaire brut',
    status: 'Statut',
    subtasks: 'Tâches',
    licences: 'Permis et habilitations',
    experiences: 'Expériences',
    users: 'Utilisée par',
    missions: 'Missions publiées',
    missionsOfYear: 'Dont sur 12 mois',
    siders: 'Siders',
    lastPosted: 'Dernière publication',
    sameTitle: 'Fiches du même métier',
    differs: 'Différences entre elles',
  },
  statuses: { worker: 'Ouvrier', ETAM: 'ETAM', executive: 'Cadre' },
  fields: {
    hourlyRate: 'taux',
    executiveStatus: 'statut',
    subtasks: 'tâches',
    licences: 'habilitations',
    experiences: 'expériences',
  },
}

const en: typeof fr = {
  file: 'job-descriptions',
  sheet: 'Job descriptions',
  months: 'months',
  columns: {
    owner: 'Belongs to',
    job: 'Job',
    suffix: 'Addition to the name',
    rate: 'Gross hourly rate',
    status: 'Status',
    subtasks: 'Tasks',
    licences: 'Licences and permits',
    experiences: 'Experience',
    users: 'Used by',
    missions: 'Missions posted',
    missionsOfYear: 'In the last 12 months',
    siders: 'Siders',
    lastPosted: 'Last posted',
    sameTitle: 'Descriptions of this job',
    differs: 'How they differ',
  },
  statuses: { worker: 'Worker', ETAM: 'ETAM', executive: 'Executive' },
  fields: {
    hourlyRate: 'rate',
    executiveStatus: 'status',
    subtasks: 'tasks',
    licences: 'licences',
    experiences: 'experience',
  },
}

/** The texts of the exported list, in the language of the caller. */
export function usageWords(locale: Locale): typeof fr {
  return { fr, en }[locale]
}
