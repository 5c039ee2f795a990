import type { IsoDate } from '../kernel/calendar.ts'
import { oneLine } from '../kernel/one-line.ts'
import { type Vat, type VatArea, vatAt } from '../law/vat.ts'

interface Party {
  readonly name: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  /** ISO 3166-1, two letters. */
  readonly country: string
  /** 9 digits. */
  readonly siren: string
}

/** The seller: the legal identity of the provider, and its bank account. */
export interface Seller extends Party {
  readonly vatNumber: string
  readonly iban: string
}

/** The buyer. */
export interface Buyer extends Party {
  /** 14 digits. */
  readonly siret: string
  readonly vatNumber: string | null
}

/** The place where the hours of a mission were worked. */
export interface DeliveryPlace {
  readonly name: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  /** ISO 3166-1, two letters. */
  readonly country: string
}

/** A mission on an invoice; older invoices have neither order number nor place. */
interface InvoicedMission {
  readonly number: string
  readonly name: string
  /** The number of the company's own order. */
  readonly orderNumber?: string | null
  readonly place?: DeliveryPlace | null
}

/** The content of an invoice besides its figures, as it was at issue; stored with the invoice. */
export interface InvoiceFacts {
  readonly seller: Seller
  readonly buyer: Buyer
  /** Missions by their ids. */
  readonly missions: Readonly<Record<string, InvoicedMission>>
  /** Full names of Siders by their ids. */
  readonly siders: Readonly<Record<string, string>>
  /** The tax area of the buyer; older invoices have the normal rate and no area. */
  readonly vatArea?: VatArea
}

/** The tax of an invoice, even if its buyer has moved since. */
export function vatOf({
  facts,
  issuedOn,
}: {
  readonly facts: Pick<InvoiceFacts, 'vatArea'>
  readonly issuedOn: IsoDate
}): Vat {
  return vatAt(facts.vatArea ?? 'metropolis', issuedOn)
}

/** The company's own order numbers on an invoice, each once, in alphabetical order. */
export function orderNumbersOf({ missions }: Pick<InvoiceFacts, 'missions'>): readonly string[] {
  const given = Object.values(missions).flatMap(({ orderNumber }) =>
    orderNumber ? oneLine(orderNumber) : [],
  )
  return [...new Set(given)].toSorted((a, b) => a.localeCompare(b, 'fr'))
}

/**
 * The one place of all missions of an invoice; `null` where there are several, or one is unknown.
 */
export function deliveryPlaceOf({
  missions,
}: Pick<InvoiceFacts, 'missions'>): DeliveryPlace | null {
  const places = Object.values(missions).map(({ place }) => place ?? null)
  const [first = null] = places
  const isSame = (place: DeliveryPlace | null) =>
    place !== null &&
    first !== null &&
    place.street === first.street &&
    place.postalCode === first.postalCode &&
    place.city === first.city
  return places.every(isSame) ? first : null
}
