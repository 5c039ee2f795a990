import type { InvoiceDetails } from '@renfort/contract/invoice/invoice.ts'
import { anInvoice } from './an-invoice.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const party = {
  name: 'Renfort Intérim',
  street: '12 rue de la Paix',
  postalCode: '75002',
  city: 'Paris',
  siren: '732829320',
  vatNumber: 'FR44732829320',
}

/** Eight hours of the day, a holiday, two meals, transport and a bonus of one Sider. */
export function invoiceWithLines(changes: Partial<InvoiceDetails> = {}): InvoiceDetails {
  const hours = {
    kind: 'hours' as const,
    siderId: idOf(9101),
    siderName: 'Nora Petit',
    tags: ['normal' as const],
    increase: 0,
    days: [],
    minutes: 480,
    hourlyRate: 13,
    coefficient: 1.95,
    transport: null,
    bonusName: null,
    unitPrice: 25.35,
    price: 202.8,
    because: [],
  }
  const night = {
    ...hours,
    tags: ['night' as const],
    increase: 20,
    minutes: 60,
    hourlyRate: 15.6,
    unitPrice: 30.42,
    price: 30.42,
    because: [
      {
        tag: 'night' as const,
        increase: 20,
        source: 'policy' as const,
        text: 'Travail de nuit, de 21:00 à 06:00',
        seniority: null,
        origin: 'Votre politique de rémunération',
        law: { text: 'Code du travail, L3122-2', url: 'https://www.legifrance.gouv.fr/x' },
        params: {},
      },
    ],
  }
  const holiday = {
    ...hours,
    kind: 'holiday' as const,
    tags: ['holidays' as const],
    days: ['2026-11-11'],
    minutes: 420,
    price: 177.45,
  }
  const meals = {
    ...hours,
    kind: 'meal' as const,
    tags: [],
    days: ['2026-11-09', '2026-11-10'],
    minutes: null,
    hourlyRate: null,
    coefficient: null,
    unitPrice: 7,
    price: 14,
  }
  const entered = { ...meals, days: [] }
  const transport = {
    ...entered,
    kind: 'transport' as const,
    transport: { cost: 23.4, coverRate: 50 },
    unitPrice: 11.7,
    price: 11.7,
  }
  const bonus = {
    ...entered,
    kind: 'bonus' as const,
    bonusName: 'Froid',
    unitPrice: 37.5,
    price: 37.5,
  }
  return {
    ...anInvoice({ amount: 509.6, amountWithoutTax: 424.67 }),
    tax: 84.93,
    rounding: 0,
    lifeCycle: { status: null, sentAt: null, untransmitted: null, statuses: [] },
    seller: party,
    buyer: { ...party, name: 'Brasserie Lumière' },
    creditNotes: [],
    missions: [
      {
        id: idOf(9100),
        number: 'M26000042',
        name: 'Serveur – Gala',
        hourlyRate: 13,
        price: 424.67,
        lines: [hours, night, holiday, meals, transport, bonus],
      },
    ],
    ...changes,
  }
}
