import { type HolidaySlug, localArticleOf } from './public-holidays.ts'

/** The name of each public holiday within a sentence, on screens, papers and invoices. */
const names: Readonly<Record<'fr' | 'en', Readonly<Record<HolidaySlug, string>>>> = {
  fr: {
    armistice: 'armistice',
    assomption: 'Assomption',
    'fete-de-la-victoire': 'fête de la Victoire',
    'fete-nationale-francaise': 'fête nationale',
    'jeudi-de-l-ascension': 'jeudi de l’Ascension',
    'jour-de-l-an': 'jour de l’An',
    'lundi-de-pentecote': 'lundi de Pentecôte',
    'lundi-de-paques': 'lundi de Pâques',
    noel: 'Noël',
    toussaint: 'Toussaint',
    'fete-du-travail': 'fête du Travail',
    'vendredi-saint': 'vendredi saint',
    'saint-etienne': 'Saint-Étienne',
    'abolition-mayotte': 'abolition de l’esclavage',
    'abolition-martinique': 'abolition de l’esclavage',
    'abolition-guadeloupe': 'abolition de l’esclavage',
    'abolition-saint-martin': 'abolition de l’esclavage',
    'abolition-guyane': 'abolition de l’esclavage',
    'abolition-saint-barthelemy': 'abolition de l’esclavage',
    'abolition-la-reunion': 'abolition de l’esclavage',
  },
  en: {
    armistice: 'Armistice Day',
    assomption: 'Assumption Day',
    'fete-de-la-victoire': 'Victory Day',
    'fete-nationale-francaise': 'Bastille Day',
    'jeudi-de-l-ascension': 'Ascension Day',
    'jour-de-l-an': 'New Year’s Day',
    'lundi-de-pentecote': 'Whit Monday',
    'lundi-de-paques': 'Easter Monday',
    noel: 'Christmas Day',
    toussaint: 'All Saints’ Day',
    'fete-du-travail': 'Labour Day',
    'vendredi-saint': 'Good Friday',
    'saint-etienne': 'St Stephen’s Day',
    'abolition-mayotte': 'Abolition of Slavery Day',
    'abolition-martinique': 'Abolition of Slavery Day',
    'abolition-guadeloupe': 'Abolition of Slavery Day',
    'abolition-saint-martin': 'Abolition of Slavery Day',
    'abolition-guyane': 'Abolition of Slavery Day',
    'abolition-saint-barthelemy': 'Abolition of Slavery Day',
    'abolition-la-reunion': 'Abolition of Slavery Day',
  },
}

/** The name of a holiday within a sentence: « lundi de Pâques ». */
export function holidayName(slug: HolidaySlug, locale: 'fr' | 'en'): string {
  return names[locale][slug]
}

/**
 * The same with its article, for a holiday of some territories only: « Saint-Étienne, article
 * L3134-13 ».
 */
export function holidayWithArticle(slug: HolidaySlug, locale: 'fr' | 'en'): string {
  const name = holidayName(slug, locale)
  const article = localArticleOf(slug)
  return article === null ? name : `${name}, article ${article}`
}

/** The name of a holiday on its own: « Lundi de Pâques ». */
export function holidayTitle(slug: HolidaySlug, locale: 'fr' | 'en'): string {
  const name = holidayName(slug, locale)
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
