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

/** What an invoice says besides its figures, as it was when the invoice was issued: kept with it. */
export interface InvoiceFacts {
  readonly seller: Seller
  readonly buyer: Buyer
  /** By the id of the mission. */
  readonly missions: Readonly<Record<string, { readonly number: string; readonly name: string }>>
  /** Full names, by the id of the Sider. */
  readonly siders: Readonly<Record<string, string>>
}
