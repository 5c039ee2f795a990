import type { Seller } from '@renfort/domain/invoice/invoice-facts.ts'
import { product } from '@renfort/domain/kernel/product.ts'
import { longestPeriodicTerm } from '@renfort/domain/law/invoicing.ts'
import { isIban } from '@renfort/domain/payment/iban.ts'
import { z } from 'zod'
import { employerExpected, type EmployerSettings, employerVariables } from './employer-settings.ts'

/** The seller of the invoices, and the days within which they are due. */
export interface SellerSettings {
  readonly seller: Seller
  readonly termDays: number
}

const text = z.string().trim().max(200).default('')
const [{ value: term }] = longestPeriodicTerm

/** The settings of the seller, all of them or none, and what it is as an employer. */
export const sellerVariables = {
  SELLER_NAME: text,
  SELLER_STREET: text,
  SELLER_POSTAL_CODE: text,
  SELLER_CITY: text,
  SELLER_SIREN: z.union([z.literal(''), z.string().regex(/^\d{9}$/)]).default(''),
  SELLER_VAT_NUMBER: z.union([z.literal(''), z.string().regex(/^FR[0-9A-Z]{2}\d{9}$/)]).default(''),
  SELLER_IBAN: z.union([z.literal(''), z.string().refine(isIban)]).default(''),
  ...employerVariables,
  PAYMENT_TERM_DAYS: z.coerce.number().int().min(0).max(term.days).default(30),
}

export const sellerExpected = {
  ...employerExpected,
  SELLER_SIREN: '9 digits',
  SELLER_VAT_NUMBER: 'FR, two signs and the SIREN',
  SELLER_IBAN: 'an IBAN without spaces',
  PAYMENT_TERM_DAYS: `0 to ${term.days}, the most that the law gives a weekly invoice`,
} as const

/** Nobody has this number, whose digits are all zero. */
const fictitious: Seller = {
  name: `${product.name} Démonstration (société fictive)`,
  street: '1 rue de l’Exemple',
  postalCode: '75000',
  city: 'Paris',
  country: 'FR',
  siren: '000000000',
  vatNumber: 'FR12000000000',
  iban: 'FR7600000000000000000000000',
}

type Values = z.infer<z.ZodObject<typeof sellerVariables>>

/** The seller in the settings; without them, a fictitious one or none. */
export function sellerOf(
  { PAYMENT_TERM_DAYS: termDays, ...values }: Values,
  { isFictitious }: { readonly isFictitious: boolean },
): SellerSettings | 'incomplete' | null {
  const seller: Seller = {
    name: values.SELLER_NAME,
    street: values.SELLER_STREET,
    postalCode: values.SELLER_POSTAL_CODE,
    city: values.SELLER_CITY,
    country: 'FR',
    siren: values.SELLER_SIREN,
    vatNumber: values.SELLER_VAT_NUMBER,
    iban: values.SELLER_IBAN,
  }
  const given = Object.values(seller).filter((value) => value !== '')
  // The country has a default, so it alone counts as no setting.
  if (given.length === 1) return isFictitious ? { seller: fictitious, termDays } : null
  return given.length === Object.keys(seller).length ? { seller, termDays } : 'incomplete'
}

/** Settings without which the product works, but its documents lack legal mentions. */
export function missingSettings({
  financialGuarantor,
  pensionBody,
}: Pick<EmployerSettings, 'pensionBody'> & {
  readonly financialGuarantor: string
}): readonly { readonly name: string; readonly why: string }[] {
  return [
    ...(financialGuarantor === ''
      ? [{ name: 'FINANCIAL_GUARANTOR', why: 'contracts name no financial guarantor (R1251-15)' }]
      : []),
    ...(pensionBody === ''
      ? [{ name: 'PENSION_BODY', why: 'contracts of Siders name no pension body (L1251-16)' }]
      : []),
  ]
}
