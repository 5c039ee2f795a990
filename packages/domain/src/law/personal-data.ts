import { since2019 } from './dated.ts'

/** Months from the last contact on, after which nothing is kept of a candidate who was not taken. */
export const unsuccessfulCandidateMonths = since2019(24, {
  text: 'CNIL, délibération n° 02-017 du 21 mars 2002 (opérations de recrutement)',
  toConfirm: 'a recommendation, read in a secondary source; no law fixes the length',
})
