import { downloadFile } from '@renfort/contract/file.ts'
import { exportInvoices, listInvoices } from '@renfort/contract/invoice/invoice.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { anInvoice } from '../../../testing/an-invoice.ts'
import { press, soonByRole, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import type { InvoiceSearch } from '../invoice-search.ts'
import { InvoicesPage } from './invoices-page.tsx'

const all = [1, 2, 3].map((number) =>
  anInvoice({ number, paid: number === 3, sideInvoiceUrl: `/api/download/${number}` }),
)
const saved: string[] = []

beforeEach(() => {
  saved.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  answer(listInvoices, ({ query }) => ({ invoices: query.startDate === '2026-01' ? all : [] }))
})
afterEach(() => vi.restoreAllMocks())

const open = (search: InvoiceSearch = {}) =>
  show(<InvoicesPage search={search} />, { at: '/invoices' })

describe('what the filters show, as files', () => {
  it('INV-07 is one archive of all documents', async () => {
    const asked = answer(downloadFile, () => 'pdf')
    const { user } = await open({ status: 'unpaid' })
    await user.click(await soonByRole('button', 'Télécharger les 2 documents'))
    await waitFor(() => expect(toasts().join(' ')).toContain('2 documents téléchargés.'))
    expect(asked.map(({ params }) => params.url).toSorted()).toEqual(['1', '2'])
    expect(saved).toEqual(['factures-2026-11-23.zip'])
  })

  it('INV-07 more than an archive holds are several archives, one after the other', async () => {
    const many = Array.from({ length: 401 }, (_, i) => anInvoice({ number: i + 1 }))
    answer(listInvoices, ({ query }) => ({ invoices: query.startDate === '2026-01' ? many : [] }))
    const asked = answer(downloadFile, () => 'pdf')
    const { user } = await open()
    await user.click(await soonByRole('button', 'Télécharger les 401 documents'))
    await waitFor(() => expect(toasts().join(' ')).toContain('401 documents téléchargés.'), {
      timeout: 10_000,
    })
    expect(asked).toHaveLength(401)
    expect(saved).toEqual([1, 2, 3].map((part) => `factures-2026-11-23 (${part} sur 3).zip`))
  })

  it('INV-14 is a CSV file of the same list', async () => {
    const asked = answer(exportInvoices, () => 'csv')
    const from = isoDate('2026-11-09')
    const { user } = await open({ status: 'unpaid', from, to: from, reference: 'F2026' })
    await soonByRole('button', 'Télécharger les 2 documents')
    await press(user, 'Exporter la liste en CSV')
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]?.query).toEqual({ settlement: ['unpaid'], from, to: from, reference: 'F2026' })
  })

  it('INV-14 a CSV file that cannot be generated leads to customer service', async () => {
    answer(exportInvoices, () => refused('errors.invoice.generation_failed'))
    const { user } = await open()
    await soonByRole('button', 'Télécharger les 3 documents')
    await press(user, 'Exporter la liste en CSV')
    await waitFor(() =>
      expect(toasts().join(' ')).toContain(
        'Les factures ou le fichier CSV n’ont pas pu être générés. Contactez le service client.',
      ),
    )
    expect(toasts()).toHaveLength(1)
  })
})
