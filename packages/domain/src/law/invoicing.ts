import { since2019 } from './dated.ts'

const code = 'Code de commerce, art.'

/** The longest payment term, in days after its date, of an invoice for deliveries over a period. */
export const longestPeriodicTerm = since2019(
  { days: 45 },
  {
    text: `${code} L441-10, I`,
    article: 'L441-10',
    toConfirm: 'a weekly invoice of several shifts is a periodic invoice (CGI, art. 289, I, 3)',
  },
)

/** What a company owes for each invoice that it pays late, beside the penalties, in cents. */
export const recoveryIndemnity = since2019(
  { amountCents: 4000 },
  {
    text: `${code} L441-10, II and D441-5`,
    article: 'D441-5',
  },
)

/** The lowest rate of late penalties, as a multiple of the legal rate of interest. */
export const leastPenaltyRate = since2019(
  { timesLegalRate: 3 },
  {
    text: `${code} L441-10, II`,
    article: 'L441-10',
    toConfirm: 'the legal rate of the second half of 2026',
  },
)
