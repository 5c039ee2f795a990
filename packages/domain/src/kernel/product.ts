/**
 * The one place of the product’s name (GEN-11). The slug is part of addresses and of names that other
 * programs use, and does not change; the name is shown unless an installation has its own.
 */
export const product = { slug: 'side', name: 'Renfort' } as const
