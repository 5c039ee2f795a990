import { type Locale, locale } from '@renfort/contract/kernel/fields.ts'

/** The first language in a browser's header that the product has; French without one. */
export function browserLocale(acceptLanguage: string | undefined): Locale {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', quality] = range
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/)
      return { language: tag.split('-')[0], quality: Number(quality ?? 1) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
  for (const { language } of wanted) {
    const known = locale.safeParse(language)
    if (known.success) return known.data
  }
  return 'fr'
}
