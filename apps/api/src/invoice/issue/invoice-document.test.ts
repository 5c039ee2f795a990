import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { anElectronicInvoice } from '@renfort/domain/testing/electronic-invoice.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { typstRenderer } from '../../outside/pdf/typst.ts'
import { aStoredInvoice } from '../../testing/stored-invoice.ts'
import type { StoredInvoice, StoredLine } from './document-queries.ts'
import { electronicInvoice } from './electronic-invoice.ts'
import { invoiceDocument } from './invoice-document.ts'
import { quantityOfLine } from './line-words.ts'

function line(siderId: string, missionId: string, changed: Partial<StoredLine>): StoredLine {
  const hours = { kind: 'hours', tags: ['normal'], increaseBasisPoints: 0, days: [] } as const
  return {
    ...hours,
    enteredCents: null,
    coverBasisPoints: null,
    bonusName: null,
    minutes: 60,
    unitCents: 2535,
    priceCents: 2535,
    missionId,
    siderId,
    ...changed,
  }
}

const invoice: StoredInvoice = {
  ...aStoredInvoice,
  facts: {
    seller: anElectronicInvoice.seller,
    buyer: {
      ...anElectronicInvoice.buyer,
      name: 'Brasserie Bellecour',
      vatNumber: 'FR77552100554',
    },
    missions: {
      second: { number: 'M26000012', name: 'Serveur – Bar' },
      first: {
        number: 'M26000007',
        name: 'Serveur – Salle',
        orderNumber: 'BC-114',
        place: { ...anElectronicInvoice.buyer, name: 'Terrasse', street: '3 quai Rambaud' },
      },
    },
    siders: { zoe: 'Zoé Aubert', lea: 'Léa Roux' },
  },
  lines: [
    line('zoe', 'second', { minutes: 440, priceCents: 18_590 }),
    line('zoe', 'second', {
      tags: ['night'],
      increaseBasisPoints: 2000,
      minutes: 120,
      unitCents: 3042,
      priceCents: 6084,
    }),
    line('lea', 'second', { minutes: 60 }),
    line('lea', 'first', { minutes: 930, priceCents: 39_293 }),
    line('lea', 'first', {
      kind: 'holiday',
      tags: ['holidays'],
      days: [isoDate('2026-12-25')],
      minutes: 7,
      priceCents: 296,
    }),
    line('lea', 'first', {
      kind: 'meal',
      tags: [],
      increaseBasisPoints: null,
      days: [isoDate('2026-12-21'), isoDate('2026-12-22'), isoDate('2026-12-23')],
      minutes: null,
      unitCents: 1002,
      priceCents: 3007,
    }),
  ],
}
const creditNote: StoredInvoice = {
  ...invoice,
  type: 'creditNote',
  referenceNumber: 'A2026-000001',
  dueOn: isoDate('2026-12-29'),
  netCents: -3,
  taxCents: -1,
  roundingCents: 1,
  totalCents: -3,
  creditReason: 'Pause non déduite',
  creditedNumber: 'F2026-000042',
  creditedOn: isoDate('2026-12-29'),
  lines: [],
}

const renderer = typstRenderer()
afterAll(() => renderer.close())

const plain = (text: string) => text.replaceAll(/[\s\u202f\u00a0]/g, ' ')
const written = (given: StoredInvoice) =>
  invoiceDocument(given, { xml: '<a/>', notice: 'RCS Paris' })
/** All texts of the pages, with plain spaces. */
const said = (given: StoredInvoice) => plain(JSON.stringify(written(given)))

it('is taxed where its buyer is established, as it was issued', () => {
  const totalsOf = (vatArea?: 'overseas' | 'notApplicable') => {
    const facts = vatArea === undefined ? invoice.facts : { ...invoice.facts, vatArea }
    const xml = { xml: '<a/>', notice: 'RCS Paris' }
    return JSON.stringify(invoiceDocument({ ...invoice, facts }, xml))
  }
  expect(totalsOf()).toMatch(/TVA à 20\s%/)
  expect(totalsOf('overseas')).toMatch(/TVA à 8,5\s%/)
  expect(totalsOf('notApplicable')).toContain('TVA non applicable, article 294, 1 du CGI')
})

describe('the pages of an invoice', () => {
  it.each([
    ['an invoice', invoice],
    ['a credit note', creditNote],
  ])(
    'are not made for %s of a buyer whose name has a sign that no font has',
    async (_what, given) => {
      const buyer = { ...given.facts.buyer, name: 'Brasserie \uE000' }
      const data = written({ ...given, facts: { ...given.facts, buyer } })
      const template = new URL('./invoice.typ', import.meta.url)
      const pages = renderer.render({ template, data, standard: 'a-3a' })
      await expect(pages).rejects.toMatchObject({
        texts: [{ field: 'Client', text: 'Brasserie \uE000', signs: 'U+E000' }],
      })
    },
  )

  it('law §3.9 have every mention that the law asks for', () => {
    for (const mention of [
      'F2026-000042',
      '29 décembre 2026',
      'Semaine 52, du 21 décembre 2026 au 27 décembre 2026',
      '"Échéance","value":"28 janvier 2027"',
      'Net à payer au plus tard le 28 janvier 2027',
      'Prestations de services',
      'Agence Exemple',
      '1 rue de la Paix, 75002 Paris',
      '732 829 320',
      '"Lieu","value":"Terrasse, 3 quai Rambaud, 69002 Lyon"',
      '"Bon de commande","value":"BC-114"',
      'FR44732829320',
      'RCS Paris',
      'Brasserie Bellecour',
      '14 place Bellecour, 69002 Lyon',
      '552 100 554 00013',
      'FR77552100554',
      '"TVA à 20 %","value":"139,61 €"',
      'indemnité forfaitaire de 40,00 €',
      '3 fois le taux d’intérêt légal',
      'Aucun escompte',
      'FR76 0000 0000 0000 0000 0000 000',
    ]) {
      expect(said(invoice)).toContain(mention)
    }
  })

  it('begin with a line for each mission, by number, with its Siders and hours', () => {
    const { table } = written(invoice).summary
    expect(table?.rows.map((row) => row.map(plain))).toEqual([
      ['M26000007 – Serveur – Salle', '1', '15,62 h (15h37)', '425,96 €'],
      ['M26000012 – Serveur – Bar', '2', '10,33 h (10h20)', '272,09 €'],
    ])
  })

  it('go on with each line of each mission, Siders by name, named once', () => {
    const [first, second] = written(invoice).details
    expect(first?.table.rows.map((row) => row.map(plain))).toEqual([
      ['Léa Roux', 'Heures normales', '15,5 h (15h30)', '25,35 €', '392,93 €'],
      [
        '',
        'Jour férié non travaillé : Noël (25 décembre 2026)',
        '0,12 h (0h07)',
        '25,35 €',
        '2,96 €',
      ],
      ['', 'Repas de 3 journées', '3', '10,02 €', '30,07 €'],
    ])
    expect(second?.table.rows.map((row) => row.map(plain).slice(0, 3))).toEqual([
      ['Léa Roux', 'Heures normales', '1 h'],
      ['Zoé Aubert', 'Heures normales', '7,33 h (7h20)'],
      ['', 'Heures de nuit +20 %', '2 h'],
    ])
    expect(plain(second?.total.value ?? '')).toBe('272,09 €')
  })

  it('come to the sums of their lines', () => {
    expect(written(invoice).totals.map(({ value }) => plain(value))).toEqual([
      '698,05 €',
      '139,61 €',
      '837,66 €',
    ])
    const net = invoice.lines.reduce((sum, { priceCents }) => sum + priceCents, 0)
    expect(net).toBe(invoice.netCents)
  })

  it('say of a credit note what it gives back of, why, and ask for no money', () => {
    const document = written(creditNote)
    expect(document.title).toBe('Avoir A2026-000001')
    expect([document.payment, document.details, document.summary.table]).toEqual([null, [], null])
    for (const mention of [
      'F2026-000042 du 29 décembre 2026',
      'Pause non déduite',
      '"Arrondi","value":"0,01 €"',
      '"Net en votre faveur","value":"0,03 €"',
    ]) {
      expect(said(creditNote)).toContain(mention)
    }
  })
})

describe('the same invoice for machines', () => {
  it('has the lines, the sums and the mentions of the pages', () => {
    const xml = electronicInvoice(invoice)
    expect(xml.match(/<ram:LineID>/g)).toHaveLength(invoice.lines.length)
    expect(xml).toContain('<ram:DuePayableAmount>837.66</ram:DuePayableAmount>')
    expect(xml).toContain('<ram:TaxTotalAmount currencyID="EUR">139.61</ram:TaxTotalAmount>')
    expect(xml).toContain('M26000007 &#8211; Serveur &#8211; Salle, L&#233;a Roux')
    expect(xml).toContain('40,00&#160;&#8364;'.replace('&#160;', '&#8239;'))
  })

  it('gives back what the pages do', () => {
    const xml = electronicInvoice(creditNote)
    expect(xml).toContain('<ram:RoundingAmount>-0.01</ram:RoundingAmount>')
    expect(xml).toContain('<ram:DuePayableAmount>0.03</ram:DuePayableAmount>')
    expect(xml).toContain('Avoir sur la facture F2026-000042')
  })
})

const transport = { kind: 'transport', enteredCents: 2345, coverBasisPoints: 6250 } as const
const bonus = { kind: 'bonus', bonusName: 'Froid & gel' } as const

it.each([
  ['REM-15', transport, 'Transport : 62,5 % de 23,45 €'],
  ['REM-26', bonus, 'Prime : Froid & gel'],
] as const)(
  '%s what was entered is told once, with its price, on the pages and for machines',
  (_, of, name) => {
    const entered = { ...of, minutes: null, tags: [], unitCents: 1466, priceCents: 1466 }
    const lines = [line('lea', 'first', entered)]
    const [detail] = written({ ...invoice, lines }).details
    expect(detail?.table.rows.map((row) => row.map(plain))).toEqual([
      ['Léa Roux', name, '1', '14,66 €', '14,66 €'],
    ])
    const xml = electronicInvoice({ ...invoice, lines })
    expect(xml).toContain('<ram:BilledQuantity unitCode="C62">1</ram:BilledQuantity>')
    expect(xml).toContain('<ram:LineTotalAmount>14.66</ram:LineTotalAmount>')
  },
)

it.each([
  [{ minutes: 60 }, '1 h'],
  [{ minutes: 2100 }, '35 h'],
  [{ minutes: 20 }, '0,33 h (0h20)'],
  [{ kind: 'meal' as const, minutes: null, days: [isoDate('2026-12-21')] }, '1'],
])('a quantity of %j is told as %s', (changed, text) => {
  expect(plain(quantityOfLine(line('lea', 'first', changed)))).toBe(text)
})
