import { listRatedWork } from '@renfort/contract/feedback.ts'
import { downloadFile } from '@renfort/contract/file.ts'
import { downloadInvoiceXml, readInvoice } from '@renfort/contract/invoice/invoice.ts'
import { readWorker } from '@renfort/contract/company-sider.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { aCreditNote } from '../../../testing/an-invoice.ts'
import { invoiceWithLines } from '../../../testing/an-invoice-with-lines.ts'
import { byRole, hasRole, isClosed, press, soonByRole, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { InvoicePanel } from './invoice-panel.tsx'

const invoice = invoiceWithLines()
const open = (locale: 'fr' | 'en' = 'fr') =>
  show(<InvoicePanel id={invoice.id} search={{ status: 'unpaid', invoice: invoice.id }} />, {
    at: '/invoices',
    locale,
  })
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ')

describe('an invoice next to the list', () => {
  it('ENT-20 says its week, its totals with and without tax, and until when it is to be paid', async () => {
    answer(readInvoice, () => invoice)
    await open()
    const panel = await soonByRole('dialog', 'Facture F2026-000001')
    const text = plain(panel.textContent)
    for (const part of [
      'Semaine 46, du lun. 9 nov. au dim. 15 nov. 2026',
      'Montant hors taxes424,67 €',
      'TVA84,93 €',
      'Montant toutes taxes comprises509,60 €',
      'À payer au plus tard lelun. 30 nov. 2026',
      'Renfort Intérim',
      'Brasserie Lumière',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('Arrondi')
  })

  it('ENT-34 a name leads to the profile', async () => {
    answer(readInvoice, () => invoice)
    answer(readWorker, () => refused('errors.not_found'))
    answer(listRatedWork, () => ({ work: [] }))
    const { user } = await open()
    await user.click(await soonByRole('button', 'Nora Petit'))
    expect(await soonByRole('dialog', /Profil/)).toBeDefined()
  })

  it('each amount leads to its hours, its policy and its law, explained as the quote is', async () => {
    answer(readInvoice, () => invoice)
    const { user } = await open()
    const lines = await soonByRole('list', 'Lignes de Nora Petit')
    const night = within(lines).getByRole('button', { name: /^Heures de nuit/ })
    expect(plain(night.textContent)).toContain('1h × 30,42 €')
    await user.click(night)
    const text = plain(lines.textContent)
    expect(text).toContain('Taux horaire brut de la mission13,00 €')
    expect(text).toContain('Travail de nuit, de 21:00 à 06:00')
    expect(text).toContain('15,60 € × coefficient 1,95, arrondi au centime')
    expect(byRole('link', 'Code du travail, L3122-2')).toBeTruthy()
    const hours = byRole('link', 'Voir les heures de Nora Petit').getAttribute('href') ?? ''
    expect(Object.fromEntries(new URL(hours, 'http://web').searchParams)).toEqual({
      status: 'att.validated',
      paid: 'true',
      mode: 'week',
      startDate: '2026-11-09',
      siderId: '00000000-0000-4000-8000-000000009101',
      siderName: 'Nora Petit',
      taskId: invoice.missions[0]?.id,
      taskName: 'M26000042 – Serveur – Gala',
    })
    expect(byRole('link', 'Votre politique de rémunération').getAttribute('href')).toBe(
      '/settings/remuneration',
    )
  })

  it('a holiday and meals say how they are counted', async () => {
    answer(readInvoice, () => invoice)
    await open()
    const panel = await soonByRole('dialog', 'Facture F2026-000001')
    const text = plain(panel.textContent)
    expect(text).toContain('Jour férié non travaillé : armistice')
    expect(text).toContain('mer. 11 nov. 2026 : 7h × 25,35 €')
    expect(text).toContain('Repas de 2 journées2 × 7,00 €, au prix coûtant')
    expect(byRole('link', /L1251-18/)).toBeTruthy()
  })

  it.each([
    ['fr', '2026-12-20', 'Jour férié non travaillé : abolition de l’esclavage, article L3422-2'],
    ['fr', '2026-12-26', 'Jour férié non travaillé : Saint-Étienne, article L3134-13'],
    ['en', '2027-03-26', 'Public holiday not worked: Good Friday, article L3134-13'],
  ] as const)(
    'INV-05 names the article of a holiday that its territory alone has: %s %s',
    async (...given) => {
      const [locale, day, name] = given
      const [mission] = invoice.missions
      const line = mission?.lines.find(({ kind }) => kind === 'holiday')
      if (mission === undefined || line === undefined) throw new Error('No line of a holiday')
      const missions = [{ ...mission, lines: [{ ...line, days: [day] }] }]
      answer(readInvoice, () => ({ ...invoice, missions }))
      await open(locale)
      const panel = await soonByRole('dialog', /F2026-000001$/)
      expect(plain(panel.textContent)).toContain(name)
    },
  )

  it('REM-15 REM-26 transport says what it cost and which share is billed, a bonus its name', async () => {
    answer(readInvoice, () => invoice)
    await open()
    const panel = await soonByRole('dialog', 'Facture F2026-000001')
    const text = plain(panel.textContent)
    expect(text).toContain('Transport de la semaine50 % de 23,40 €, au prix coûtant')
    expect(text).toContain('Prime : Froid')
    expect(byRole('link', /L3261-2/)).toBeTruthy()
  })

  it('INV-05 a credit note names its invoice and reason; an invoice lists its credit notes', async () => {
    const note = aCreditNote(invoice)
    answer(readInvoice, () => invoiceWithLines({ creditNotes: [note] }))
    await open()
    const link = await soonByRole('link', 'A2026-000001')
    expect(link.getAttribute('href')).toBe(`/invoices?status=unpaid&invoice=${note.id}`)
    expect(plain(byRole('region', 'Ce qui vous a été rendu').textContent)).toContain(
      'Pause non déduite−1 234,50 €',
    )
  })

  it('INV-05 a credit note leads to its invoice', async () => {
    answer(readInvoice, () => ({
      ...invoice,
      type: 'creditNote' as const,
      creditOf: { referenceNumber: 'F2026-000007', reason: 'Pause non déduite' },
    }))
    await open()
    const link = await soonByRole('link', 'F2026-000007')
    expect(link.getAttribute('href')).toBe('/invoices?reference=F2026-000007')
  })

  it('closing it leaves the list as it was', async () => {
    answer(readInvoice, () => invoice)
    const { user, place } = await open()
    await soonByRole('dialog', 'Facture F2026-000001')
    await press(user, 'Fermer')
    expect(place()).toBe('/invoices?status=unpaid')
  })

  it('says why it could not be loaded', async () => {
    answer(readInvoice, () => refused('errors.not_found'))
    await open('en')
    expect(await screen.findByText(/^This invoice could not be loaded\./)).toBeTruthy()
    expect(hasRole('button', 'Try again')).toBe(true)
  })
})

describe('its documents', () => {
  it('API-101 a document that cannot be had says so, after another address was asked for', async () => {
    const asked = answer(readInvoice, () => invoice)
    const tried = answer(downloadFile, () => refused('errors.download.failed'))
    const { user } = await open()
    await soonByRole('dialog', 'Facture F2026-000001')
    await press(user, 'Télécharger le PDF')
    await waitFor(() => expect(toasts()[0]).toContain('Le fichier n’a pas pu être téléchargé.'))
    expect([asked.length, tried.length]).toEqual([2, 2])
  })

  it('INV-07 an address that has expired is replaced', async () => {
    answer(readInvoice, () => invoiceWithLines({ sideInvoiceUrl: '/api/download/fresh' }))
    const tried = answer(downloadFile, ({ params: { url } }) =>
      url === 'old' ? refused('errors.download.failed') : {},
    )
    const { signedFile } = await import('../../../platform/signed-file.ts')
    const { fileOf } = await import('../list/invoice-files.tsx')
    await open()
    await soonByRole('dialog', 'Facture F2026-000001')
    const file = await signedFile(fileOf({ id: invoice.id, sideInvoiceUrl: '/api/download/old' }))
    expect(file.size).toBeGreaterThan(0)
    expect(tried.map(({ params }) => params.url)).toEqual(['old', 'fresh'])
  })

  it('the file for machines is downloaded by itself; the PDF once it is there', async () => {
    answer(readInvoice, () => invoiceWithLines({ sideInvoiceUrl: null }))
    const xml = answer(downloadInvoiceXml, () => ({}))
    const { user } = await open()
    await soonByRole('dialog', 'Facture F2026-000001')
    expect(isClosed(byRole('button', 'Télécharger le PDF'))).toBe(true)
    await press(user, 'Télécharger le fichier XML')
    expect(xml).toMatchObject([{ params: { id: invoice.id } }])
  })
})
