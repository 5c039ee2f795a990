import type { CardBrand } from '@renfort/domain/payment/card.ts'

/** What the brands call themselves, in every language. */
export const brandNames: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
}

export function brandName(brand: string | null): string | null {
  return brand !== null && brand in brandNames ? brandNames[brand as CardBrand] : null
}
