import { since2019 } from './dated.ts'

/** Months after the last contact at which the data of an unsuccessful candidate are erased. */
export const unsuccessfulCandidateMonths = since2019(24, {
  text: 'CNIL, délibération n° 02-017 du 21 mars 2002 (opérations de recrutement)',
  toConfirm: 'a recommendation, read in a secondary source; no law fixes the length',
})

/** What stays when a Sider asks to be erased (GDPR, article 17 §3 b), and for how many years. */
export const keptAfterErasure = since2019(
  [
    { what: 'contracts', years: 5, article: 'Code civil, art. 2224' },
    { what: 'hours', years: 3, article: 'Code du travail, art. L3245-1' },
    { what: 'invoices', years: 10, article: 'Code de commerce, art. L123-22' },
  ] as const,
  {
    text: 'RGPD, art. 17 §3 b): what a law requires to keep is not erased',
    toConfirm: 'the lengths are those of the time limits for claims; a branch may ask for longer',
  },
)
