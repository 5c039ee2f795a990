/** Whether an invoice or a credit note is settled, in words: in lists, in the search and in the exported list. */
export const invoiceStateNames = {
  fr: {
    invoice: { paid: 'Payée', unpaid: 'À payer', credited: 'Annulée par avoir' },
    creditNote: { paid: 'Déduit ou remboursé', unpaid: 'À déduire', credited: 'Annulé' },
    /** Of the invoices that a filter shows. */
    invoices: { paid: 'Payées', unpaid: 'À payer', credited: 'Annulées par avoir' },
  },
  en: {
    invoice: { paid: 'Paid', unpaid: 'To pay', credited: 'Cancelled by a credit note' },
    creditNote: { paid: 'Deducted or refunded', unpaid: 'To deduct', credited: 'Cancelled' },
    invoices: { paid: 'Paid', unpaid: 'To pay', credited: 'Cancelled by a credit note' },
  },
}
