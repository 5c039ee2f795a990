import { hourKindNames } from '@renfort/domain/quotation/hour-kind-names.ts'
import type { fr } from './fr.ts'

export const en: typeof fr = {
  panel: {
    title: 'Estimated price',
    withoutTax: 'excluding tax',
    withTax: 'Including tax',
    empty: 'The price shows here from the first shift on.',
    noRate: 'Set the hourly rate to know the price.',
    details: 'See the details',
  },
  totals: {
    withoutTax: 'Estimated price excluding tax',
    withTax: 'Estimated price including tax',
    failed: 'The price could not be loaded.',
  },
  estimate: {
    title: 'Estimated price in detail',
    context: 'Open a line to see how it is worked out.',
    caption: 'Lines of the price',
    hours: 'Hours',
    rate: 'Price per hour',
    amount: 'Amount excl. tax',
    totalWithoutTax: 'Total excluding tax',
    totalWithTax: 'Total including tax',
    tax: {
      metropolis: 'VAT at 20%',
      overseas: 'VAT at 8.5%',
      notApplicable: 'VAT does not apply (CGI, article 294, 1)',
      reverseCharge: 'VAT due by the client: reverse charge (CGI, article 259, 1°)',
      outside: 'VAT does not apply (CGI, article 259, 1°)',
    },
    salary: 'Of which gross pay of the Siders',
    clocks:
      'The days, nights and weeks of this price are counted in {{zone}}, where the mission takes place.',
    localHolidays: 'Public holidays of this place alone: {{holidays}} (article {{article}}).',
    note: 'This price counts this mission only. Indemnities (meals, transport) and bonuses are added on the invoice.',
    empty: 'No shift to price yet.',
    loadFailed: 'The price details could not be loaded.',
    retry: 'Try again',
    explain: 'Explain the line {{name}}',
  },
  download: {
    label: 'Download the quote',
    noPlanning: 'Add a shift to get the quote.',
  },
  tags: hourKindNames.en.hours,
  shortTags: hourKindNames.en.short,
  explanation: {
    base: 'Gross hourly rate of the mission',
    rules: 'Surcharges',
    noRule: 'No surcharge',
    pay: 'Gross pay of an hour',
    payHow: '{{rate}} raised by {{increase}}, rounded to the cent',
    bill: 'Price of an hour',
    billHow: '{{pay}} × coefficient {{coefficient}}, rounded to the cent',
    price: 'Amount of the line',
    priceHow_one: '{{minutes}} ({{count}} minute) × {{rate}}, rounded once, to the cent',
    priceHow_many: '{{minutes}} ({{count}} minutes) × {{rate}}, rounded once, to the cent',
    priceHow_other: '{{minutes}} ({{count}} minutes) × {{rate}}, rounded once, to the cent',
    adds: 'Surcharges add up: {{increase}} in all.',
  },
}
