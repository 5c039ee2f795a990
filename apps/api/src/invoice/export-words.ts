import { invoiceStateNames } from '@renfort/domain/invoice/invoice-state-names.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'

const fr = {
  file: 'factures',
  sheet: 'Factures',
  number: 'Numéro',
  type: 'Type',
  weekStart: 'Début de semaine',
  weekEnd: 'Fin de semaine',
  week: 'Semaine',
  issued: 'Date de facture',
  due: 'Échéance',
  net: 'Montant HT (€)',
  tax: 'TVA (€)',
  total: 'Montant TTC (€)',
  status: 'Statut',
  creditOf: 'Facture d’origine',
  reason: 'Motif',
  types: { invoice: 'Facture', creditNote: 'Avoir' },
  states: {
    invoice: invoiceStateNames.fr.invoice,
    creditNote: invoiceStateNames.fr.creditNote,
  },
}

const en: typeof fr = {
  file: 'invoices',
  sheet: 'Invoices',
  number: 'Number',
  type: 'Kind',
  weekStart: 'Start of week',
  weekEnd: 'End of week',
  week: 'Week',
  issued: 'Invoice date',
  due: 'Due date',
  net: 'Amount excl. VAT (€)',
  tax: 'VAT (€)',
  total: 'Amount incl. VAT (€)',
  status: 'Status',
  creditOf: 'Original invoice',
  reason: 'Reason',
  types: { invoice: 'Invoice', creditNote: 'Credit note' },
  states: {
    invoice: invoiceStateNames.en.invoice,
    creditNote: invoiceStateNames.en.creditNote,
  },
}

/** The texts of the exported list of invoices, in the language of the caller. */
export function exportWords(locale: Locale): typeof fr {
  return { fr, en }[locale]
}
