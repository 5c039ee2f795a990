import type { FacturXInvoice } from '../invoice/issue/factur-x.ts'
import { isoDate } from '../kernel/calendar.ts'
import { cents } from '../kernel/money.ts'

/** A fictitious invoice of 7h20 and ten meals, whose buyer has a hostile name. */
export const anElectronicInvoice: FacturXInvoice = {
  referenceNumber: 'F2026-000001',
  issuedOn: isoDate('2026-12-15'),
  dueOn: isoDate('2027-01-14'),
  from: isoDate('2026-12-07'),
  until: isoDate('2026-12-13'),
  seller: {
    name: 'Agence Exemple',
    street: '1 rue de la Paix',
    postalCode: '75002',
    city: 'Paris',
    country: 'FR',
    siren: '732829320',
    vatNumber: 'FR44732829320',
    iban: 'FR7600000000000000000000000',
  },
  buyer: {
    name: 'Brasserie <Bellecour> & "fils" 😀',
    street: '14 place Bellecour',
    postalCode: '69002',
    city: 'Lyon',
    country: 'FR',
    siren: '552100554',
    siret: '55210055400013',
    vatNumber: null,
  },
  orderNumbers: ['BC-2026-114', 'BC <7>'],
  deliveryPlace: {
    name: 'Terrasse & cave',
    street: '3 quai Rambaud',
    postalCode: '69002',
    city: 'Lyon',
    country: 'FR',
  },
  lines: [
    {
      name: 'Heures normales',
      description: 'M26000001 – Serveur, Léa Roux',
      quantity: { minutes: 440 },
      unitCents: cents(2535),
      priceCents: cents(18_590),
    },
    {
      name: 'Repas de 10 journées',
      description: '',
      quantity: { pieces: 10 },
      unitCents: cents(750),
      priceCents: cents(7500),
    },
  ],
  netCents: cents(26_090),
  taxCents: cents(5218),
  roundingCents: cents(0),
  vat: { rate: 2000, mention: null, category: 'S' },
  mentions: { recovery: '40 €', penalties: 'Trois fois le taux légal', discount: 'Aucun' },
  credited: null,
}

/** What is given back of it: an amount whose tax needs a rounding. */
export const anElectronicCreditNote: FacturXInvoice = {
  ...anElectronicInvoice,
  referenceNumber: 'A2026-000001',
  dueOn: isoDate('2026-12-15'),
  lines: [
    {
      name: 'Avoir',
      description: 'Pause',
      quantity: { pieces: 1 },
      unitCents: cents(3),
      priceCents: cents(3),
    },
  ],
  netCents: cents(3),
  taxCents: cents(1),
  roundingCents: cents(-1),
  credited: { referenceNumber: 'F2026-000001', issuedOn: isoDate('2026-12-15') },
}
