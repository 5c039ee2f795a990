/**
 * The only place that holds the product’s name (GEN-11). The slug is part of addresses and of names
 * that other programs use, so it never changes; an installation may show another name.
 */
export const product = { slug: 'side', name: 'Renfort' } as const
