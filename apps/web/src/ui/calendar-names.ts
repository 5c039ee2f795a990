/**
 * The names of days and months in Unicode's locale data. The browser knows them too, but the first date that it
 * formats takes 30 ms of a first screen, and four times that on a phone.
 */
interface CalendarNames {
  /** From Monday to Sunday. */
  readonly days: readonly string[]
  readonly shortDays: readonly string[]
  readonly months: readonly string[]
  readonly shortMonths: readonly string[]
}

const list = (names: string): readonly string[] => names.split(' ')

const french: CalendarNames = {
  days: list('lundi mardi mercredi jeudi vendredi samedi dimanche'),
  shortDays: list('lun. mar. mer. jeu. ven. sam. dim.'),
  months: list(
    'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  ),
  shortMonths: list('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
}

const english: CalendarNames = {
  days: list('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
  shortDays: list('Mon Tue Wed Thu Fri Sat Sun'),
  months: list(
    'January February March April May June July August September October November December',
  ),
  shortMonths: list('Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'),
}

/** The language of a locale with or without its region: « en » of `en-GB`. */
export function languageOf(locale: string): 'fr' | 'en' {
  return locale.startsWith('en') ? 'en' : 'fr'
}

export function calendarNames(locale: string): CalendarNames {
  return languageOf(locale) === 'en' ? english : french
}
