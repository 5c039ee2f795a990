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

/** Who bills: the legal identity of the provider, and where it is paid. */
export interface Seller extends Party {
  readonly vatNumber: string
  readonly iban: string
}

/** Who is billed. */
export interface Buyer extends Party {
  /** 14 digits. */
  readonly siret: string
  readonly vatNumber: string | null
}

/** Where the hours of a mission were worked. */
export interface DeliveryPlace {
  readonly name: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  /** ISO 3166-1, two letters. */
  readonly country: string
}

/** A mission as an invoice names it; invoices of before know neither order nor place. */
interface InvoicedMission {
  readonly number: string
  readonly name: string
  /** Of the company's own order. */
  readonly orderNumber?: string | null
  readonly place?: DeliveryPlace | null
}

/** What an invoice says besides its figures, as it was when the invoice was issued: kept with it. */
export interface InvoiceFacts {
  readonly seller: Seller
  readonly buyer: Buyer
  /** By the id of the mission. */
  readonly missions: Readonly<Record<string, InvoicedMission>>
  /** Full names, by the id of the Sider. */
  readonly siders: Readonly<Record<string, string>>
  /** Where the buyer is taxed; invoices of before bear the normal rate and do not say so. */
  readonly vatArea?: VatArea
}

/** The tax that an invoice bears, wherever its buyer is taxed today. */
export function vatOf({
  facts,
  issuedOn,
}: {
  readonly facts: Pick<InvoiceFacts, 'vatArea'>
  readonly issuedOn: IsoDate
}): Vat {
  return vatAt(facts.vatArea ?? 'metropolis', issuedOn)
}

/** The company's own orders that an invoice is for, each once, in alphabetical order. */
export function orderNumbersOf({ missions }: Pick<InvoiceFacts, 'missions'>): readonly string[] {
  const given = Object.values(missions).flatMap(({ orderNumber }) =>
    orderNumber ? oneLine(orderNumber) : [],
  )
  return [...new Set(given)].toSorted((a, b) => a.localeCompare(b, 'fr'))
}

/** The one place of all missions of an invoice; `null` where there are several, or one is not known. */
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
