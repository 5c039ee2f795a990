import { describe, expect, it } from 'vitest'
import {
  anElectronicCreditNote as creditNote,
  anElectronicInvoice as invoice,
} from '../../testing/electronic-invoice.ts'
import { cents, mulDiv } from '../../kernel/money.ts'
import { type VatArea, vatAt } from '../../law/vat.ts'
import { facturX } from './factur-x.ts'

/** The texts of all elements with a name. */
function textsOf(xml: string, name: string): string[] {
  const found = xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))
  return [...found].map(([, text = '']) => text)
}

describe.each([
  ['an invoice', invoice, '380'],
  ['a credit note', creditNote, '381'],
])('%s for machines (law §3.9, EN 16931, BR-FR)', (_what, given, type) => {
  const xml = facturX(given)
  const first = (name: string) => textsOf(xml, name)[0]

  it('BR-FR-01 02 04 08: has a number that is allowed, its type and S1 as its frame', () => {
    const [context, number] = textsOf(xml, 'ram:ID')
    expect([context, number]).toEqual(['S1', 'urn:cen.eu:en16931:2017'])
    expect(textsOf(xml, 'ram:ID')[2]).toMatch(/^[A-Za-z0-9+\-_/]{1,35}$/)
    expect(textsOf(xml, 'ram:TypeCode')[0]).toBe(type)
  })

  it('BR-FR-05 06: says once each what late and early payments cost', () => {
    expect(textsOf(xml, 'ram:SubjectCode')).toEqual(['PMT', 'PMD', 'AAB'])
    expect(textsOf(xml, 'ram:Content').every((text) => text !== '')).toBe(true)
  })

  it('BR-FR-10 to 13: names both companies by SIREN, and where they are reached', () => {
    expect(xml.match(/schemeID="0002">(\d+)/g)).toEqual([
      'schemeID="0002">732829320',
      'schemeID="0002">552100554',
    ])
    expect(xml.match(/schemeID="0225">(\d+)/g)).toEqual([
      'schemeID="0225">732829320',
      'schemeID="0225">552100554',
    ])
    expect(xml).toContain('<ram:ID schemeID="VA">FR44732829320</ram:ID>')
  })

  it('BT-13 BG-13 BG-15: says the company’s own orders, and where the hours were worked', () => {
    const [order = ''] = xml.match(/<ram:BuyerOrderReferencedDocument>.*?<\/ram:B/s) ?? []
    expect(textsOf(order, 'ram:IssuerAssignedID')).toEqual(['BC-2026-114, BC &lt;7&gt;'])
    const [place = ''] = xml.match(/<ram:ShipToTradeParty>.*?<\/ram:ShipToTradeParty>/s) ?? []
    expect(textsOf(place, 'ram:Name')).toEqual(['Terrasse &amp; cave'])
    expect(textsOf(place, 'ram:LineOne')).toEqual(['3 quai Rambaud'])
    const bare = facturX({ ...given, orderNumbers: [], deliveryPlace: null })
    expect(bare).not.toMatch(/BuyerOrderReferencedDocument|ShipToTradeParty/)
  })

  it('BR-CO-10 to 17: its amounts are those of its lines, positive, in two decimals', () => {
    const amounts = (name: string) => textsOf(xml, name).map(Number)
    const lines = amounts('ram:LineTotalAmount')
    const net = lines.pop() ?? 0
    expect(lines.reduce((sum, each) => sum + each, 0)).toBeCloseTo(net, 5)
    expect(amounts('ram:TaxBasisTotalAmount')).toEqual([net])
    const [tax = 0] = amounts('ram:TaxTotalAmount')
    expect(amounts('ram:CalculatedAmount')).toEqual([tax])
    expect(tax).toBeCloseTo(Math.round(net * 20) / 100, 5)
    const [grand = 0] = amounts('ram:GrandTotalAmount')
    expect(grand).toBeCloseTo(net + tax, 5)
    const [rounding = 0] = amounts('ram:RoundingAmount')
    expect(amounts('ram:DuePayableAmount')[0]).toBeCloseTo(grand + rounding, 5)
    for (const name of ['LineTotalAmount', 'GrandTotalAmount', 'ChargeAmount']) {
      expect(textsOf(xml, `ram:${name}`).every((text) => /^\d+\.\d\d$/.test(text))).toBe(true)
    }
  })

  it('BR-CO-07 BR-FR-03: is due when it is issued or later, for a week that is over', () => {
    const [issued = '', ...others] = textsOf(xml, 'udt:DateTimeString')
    expect(others.at(-1)?.localeCompare(issued)).toBeGreaterThanOrEqual(0)
    expect(others.slice(0, -1)).toEqual(['20261213', '20261207', '20261213'])
  })

  it('has no empty element, and is ASCII: other characters are numeric references', () => {
    expect(xml).not.toMatch(/<[^/?][^>]*><\/|<[^>]+\/>/)
    expect(xml).toMatch(/^[\n\x20-\x7e]*$/)
    expect(first('ram:BilledQuantity')).toMatch(/^\d+(\.\d{1,4})?$/)
  })
})

it('BR-FR-CO-05: a credit note names the invoice that it gives back of, and asks for no money', () => {
  const xml = facturX(creditNote)
  const reference = xml.slice(xml.indexOf('<ram:InvoiceReferencedDocument>'))
  expect(textsOf(reference, 'ram:IssuerAssignedID')).toEqual(['F2026-000001'])
  expect(textsOf(reference, 'qdt:DateTimeString')).toEqual(['20261215'])
  expect(xml).not.toContain('IBANID')
  expect(facturX(invoice)).toContain('<ram:IBANID>FR7600000000000000000000000</ram:IBANID>')
  expect(facturX(invoice)).not.toContain('InvoiceReferencedDocument')
})

describe('the tax of an invoice', () => {
  const taxed = (vatArea: VatArea) => {
    const vat = vatAt(vatArea, invoice.issuedOn)
    const taxCents = cents(mulDiv(invoice.netCents, vat.rate, 10_000))
    const buyer = { ...invoice.buyer, vatNumber: 'BE0403170701' }
    return facturX({ ...invoice, buyer, vat, taxCents })
  }

  it.each([
    ['metropolis', '20', '52.18'],
    ['overseas', '8.5', '22.18'],
  ] as const)(
    'BR-S-02 to 10 in an area of %s is of the standard category at %s %%',
    (area, rate, tax) => {
      const xml = taxed(area)
      expect(textsOf(xml, 'ram:CategoryCode')).toEqual(['S', 'S', 'S'])
      expect(textsOf(xml, 'ram:RateApplicablePercent')).toEqual([rate, rate, rate])
      expect(textsOf(xml, 'ram:CalculatedAmount')).toEqual([tax])
      expect(xml).not.toContain('ExemptionReason')
    },
  )

  it.each([
    ['notApplicable', 'TVA non applicable, article 294, 1 du CGI'],
    ['outside', 'TVA non applicable, article 259, 1&#176; du CGI'],
  ] as const)(
    'BR-O-02 to 10 where it does not apply (%s) has a reason, and no rate or number',
    (area, mention) => {
      const xml = taxed(area)
      expect(textsOf(xml, 'ram:CategoryCode')).toEqual(['O', 'O', 'O'])
      expect(textsOf(xml, 'ram:ExemptionReason')).toEqual([mention])
      expect(textsOf(xml, 'ram:ExemptionReasonCode')).toEqual(['VATEX-EU-O'])
      expect(textsOf(xml, 'ram:CalculatedAmount')).toEqual(['0.00'])
      expect(xml).not.toContain('RateApplicablePercent')
      expect(xml).not.toContain('schemeID="VA"')
      expect(textsOf(xml, 'ram:DuePayableAmount')).toEqual(['260.90'])
    },
  )

  it('BR-AE-02 to 10 a company of another state of the Union owes it itself: at 0 %, with both numbers', () => {
    const xml = taxed('reverseCharge')
    expect(textsOf(xml, 'ram:CategoryCode')).toEqual(['AE', 'AE', 'AE'])
    expect(textsOf(xml, 'ram:RateApplicablePercent')).toEqual(['0', '0', '0'])
    expect(textsOf(xml, 'ram:ExemptionReason')).toEqual([
      'Autoliquidation, article 259, 1&#176; du CGI',
    ])
    expect(textsOf(xml, 'ram:ExemptionReasonCode')).toEqual(['VATEX-EU-AE'])
    expect(textsOf(xml, 'ram:CalculatedAmount')).toEqual(['0.00'])
    expect(xml.match(/schemeID="VA">\w+/g)).toEqual([
      'schemeID="VA">FR44732829320',
      'schemeID="VA">BE0403170701',
    ])
    expect(textsOf(xml, 'ram:DuePayableAmount')).toEqual(['260.90'])
  })
})

it('hours are told with four decimals, meals in pieces', () => {
  const xml = facturX(invoice)
  expect(xml).toContain('<ram:BilledQuantity unitCode="HUR">7.3333</ram:BilledQuantity>')
  expect(xml).toContain('<ram:BilledQuantity unitCode="C62">10</ram:BilledQuantity>')
})

it('names that look like markup, and characters of any script, are only names', () => {
  const xml = facturX(invoice)
  expect(xml).toContain('Brasserie &lt;Bellecour&gt; &amp; &quot;fils&quot; &#128512;')
  expect(xml).toContain('L&#233;a Roux')
  const hostile = { ...invoice, buyer: { ...invoice.buyer, name: 'a\u0001b\uD800]]>' } }
  expect(facturX(hostile)).toContain('<ram:Name>ab&#65533;]]&gt;</ram:Name>')
})
