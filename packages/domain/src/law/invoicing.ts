import { since2019 } from './dated.ts'

const code = 'Code de commerce, art.'

/** The longest term, in days after its date, of an invoice that gathers what was delivered over a period. */
export const longestPeriodicTerm = since2019(
  { days: 45 },
  {
    text: `${code} L441-10, I`,
    article: 'L441-10',
    toConfirm: 'a weekly invoice of several shifts is a periodic invoice (CGI, art. 289, I, 3)',
  },
)
