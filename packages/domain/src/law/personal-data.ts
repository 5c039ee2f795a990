import { since2019 } from './dated.ts'

/** Months after the last contact at which the data of an unsuccessful candidate are erased. */
export const unsuccessfulCandidateMonths = since2019(24, {
  text: 'CNIL, délibération n° 02-017 du 21 mars 2002 (opérations de recrutement)',
  toConfirm: 'a recommendation, read in a secondary source; no law fixes the length',
})
