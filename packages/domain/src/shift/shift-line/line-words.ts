import type { Weekday } from '../../kernel/civil-day.ts'
import { monthOfWord, weekdayOfWord } from '../../reading/calendar-words.ts'
import { isSign, isWord, type LineToken } from './line-tokens.ts'

// All words are folded; French and English stand together, because a line may mix them.

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const numbers: ReadonlyMap<string, number> = new Map(
  [
    'un une one',
    'deux two',
    'trois three',
    'quatre four',
    'cinq five',
    'six',
    'sept seven',
    'huit eight',
    'neuf nine',
    'dix ten',
    'onze eleven',
    'douze twelve',
    'treize thirteen',
    'quatorze fourteen',
    'quinze fifteen',
    'seize sixteen',
    'seventeen',
    'eighteen',
    'nineteen',
    'vingt twenty',
  ].flatMap((list, index) => list.split(' ').map((word) => [word, index + 1] as const)),
)

const pluralDay = /(?:di|che|day)s$/

/** The day that a word names, and whether it names every one of them: « lundis ». */
export function weekdayNamed(
  token: LineToken | undefined,
): { readonly weekday: Weekday; readonly isPlural: boolean } | null {
  if (token?.kind !== 'word') return null
  const isPlural = pluralDay.test(token.text)
  const weekday = weekdayOfWord(isPlural ? token.text.slice(0, -1) : token.text)
  return weekday === null ? null : { weekday, isPlural }
}

export function monthNamed(token: LineToken | undefined): number | null {
  return token?.kind === 'word' ? monthOfWord(token.text) : null
}

/** One to twenty in words; `next` is the index after all their tokens: « dix-sept » has two. */
export function numberInWords(
  tokens: readonly LineToken[],
  at: number,
): { readonly value: number; readonly next: number } | null {
  const token = tokens[at]
  const value = token?.kind === 'word' ? numbers.get(token.text) : undefined
  if (value === undefined) return null
  const joined = isSign(tokens[at + 1], '-') ? at + 2 : at + 1
  const unit = tokens[joined]
  if (token?.text === 'dix' && isWord(unit, units)) {
    return { value: 10 + (numbers.get(unit?.text ?? '') ?? 0), next: joined + 1 }
  }
  return { value, next: at + 1 }
}

const units = words('sept huit neuf')

export const and = words('et and puis then')
export const to = words('a to au aux through thru until till')
/** « 12 au 16 » is a range of days. */
export const toTime = words('a to until till')
export const until = words('until till')
export const between = words('entre between')
export const everyWords = words('chaque every each')
export const exceptWords = words('sauf hors hormis excepte except excluding but not pas minus')
export const orWords = words('ou or soit either')
export const breakWords = words('pause pauses break breaks')
/** « en coupure »: a split shift, a day in two halves. */
export const splitWords = words('coupure coupures split')
export const minuteWords = words('min mins mn minute minutes m')
export const hourWords = words('h hr hrs heure heures hour hours')
export const nextWords = words('next prochain prochaine prochains prochaines')
export const thisWords = words('ce cet cette this')
export const theWords = words('le la les l the')
export const ordinals = words('er st nd rd th eme e')
export const noWords = words('sans no without aucune zero')
export const dayWords = words('jour jours day days')
export const workingDayWords = words('weekday weekdays')
export const lengthWords = words(
  'jour jours day days semaine semaines week weeks mois month months',
)
/** A part of the day adds nothing to the times. */
export const partsOfDay = words('matin soir soiree nuit midi apres morning afternoon evening night')
/** Words that may stand inside the name of a job: « chef de rang ». */
export const jobLinks = words('de d du des en a la le l of au')

/** Words without information, such as articles and politeness. */
const fillers = words(
  'le la les l de du des d un une pour avec en on the for with from of at and et a au aux dans in puis then je j ai il me m nous faut besoin voudrais cherche i we need want please svp stp merci thanks',
)

const grammar: readonly ReadonlySet<string>[] = [
  fillers,
  to,
  workingDayWords,
  between,
  everyWords,
  exceptWords,
  orWords,
  breakWords,
  splitWords,
  minuteWords,
  hourWords,
  nextWords,
  thisWords,
  noWords,
  lengthWords,
  partsOfDay,
  words(
    'demain tomorrow today tonight aujourd jusqu tous toutes am pm x weekend weekends partir des starting other autre sur noon minuit midnight fois',
  ),
]

export function isFiller(token: LineToken | undefined): boolean {
  return isWord(token, fillers)
}

/** Whether the grammar does not know a word: it may name a job, or was not understood. */
export function isUnknownWord(token: LineToken | undefined): boolean {
  if (token?.kind !== 'word' || weekdayNamed(token) !== null) return false
  if (monthOfWord(token.text) !== null || numbers.has(token.text)) return false
  return !grammar.some((each) => each.has(token.text))
}
