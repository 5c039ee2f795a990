import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { expect, it } from 'vitest'
import { aStoredInvoice } from '../../testing/stored-invoice.ts'
import { testSite } from '../../testing/test-site.ts'
import { type AnnouncedInvoice, invoiceMail } from './invoice-mail.ts'

const announced: AnnouncedInvoice = {
  id: '00000000-0000-4000-8000-000000000001',
  invoice: aStoredInvoice,
  openCents: 83_766,
  collection: null,
}
const textOf = (changes: Partial<AnnouncedInvoice> = {}) =>
  invoiceMail({ ...announced, ...changes }, 'compta@example.test', testSite).text.replaceAll(
    /[\u202f\u00a0]/g,
    ' ',
  )

const day = isoDate('2027-01-28')

it('G-28 ENT-20 says on which day it is taken of the account or of the card, and nothing to transfer', () => {
  const debit = textOf({ collection: { day, method: 'sepa_debit', ending: '2606' } })
  expect(debit).toContain(
    'Elle sera prélevée le 28 janvier 2027 sur le compte qui se termine par 2606.',
  )
  expect(debit).not.toContain('virer')
  expect(textOf({ collection: { day, method: 'card', ending: '4242' } })).toContain(
    'Elle sera débitée le 28 janvier 2027 de la carte qui se termine par 4242.',
  )
})

it('says what to transfer, until when, to which account and with which number', () => {
  expect(textOf()).toContain(
    'Merci de virer 837,66 € au plus tard le 28 janvier 2027 sur le compte FR76 0000 0000 0000 0000 0000 000, en rappelant le numéro F2026-000042.',
  )
})

it('asks for what credit notes have left of it, and for nothing where nothing is left', () => {
  const part = textOf({ openCents: 80_000 })
  expect(part).toContain('Merci de virer 800,00 €')
  expect(part).toMatch(/Reste à payer.*800,00 €/)
  expect(textOf({ openCents: 0 })).not.toMatch(/virer|Reste à payer/)
})
