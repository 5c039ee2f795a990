import { downloadFile } from '@renfort/contract/file.ts'
import { listInvoices, readInvoice } from '@renfort/contract/invoice/invoice.ts'
import { useSearch } from '@tanstack/react-router'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anInvoice } from '../../testing/an-invoice.ts'
import { invoiceWithLines } from '../../testing/an-invoice-with-lines.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { listen } from '../../testing/spoken.ts'
import { readInvoiceSearch } from './invoice-search.ts'
import { InvoicesPage } from './list/invoices-page.tsx'

function Page() {
  return <InvoicesPage search={readInvoiceSearch(useSearch({ strict: false }))} />
}

it('INV-07 ENT-20 reading and downloading an invoice by ear: its name, the way back, and what failed', async () => {
  const invoice = invoiceWithLines()
  answer(listInvoices, ({ query }) => ({
    invoices: query.startDate === '2026-01' ? [anInvoice({ ...invoice })] : [],
  }))
  answer(readInvoice, () => invoice)
  const asked = answer(downloadFile, () => refused('errors.download.failed'))
  await show(<Page />, { at: '/invoices' })
  const table = await soonByRole('table', 'Factures et avoirs')
  const { goTo, press, hears } = await listen()
  goTo(within(table).getByRole('link', { name: 'F2026-000001' }))
  await hears('link, F2026-000001')
  await press('Enter')
  await hears('dialog, Facture, modal')
  await soonByRole('dialog', 'Facture F2026-000001')
  await press('Tab')
  await hears('button, Fermer')
  await press('Enter')
  await hears('link, F2026-000001')
  goTo(within(table).getByRole('link', { name: 'Télécharger F2026-000001' }))
  await hears(/^link, Télécharger F2026-000001/)
  await press('Enter')
  await hears(/^polite: Erreur Le fichier n’a pas pu être téléchargé\./)
  expect(asked.length).toBeGreaterThan(0)
})
