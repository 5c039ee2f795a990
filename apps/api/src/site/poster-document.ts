import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { dateInParis, type Instant, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { renderSVG } from 'uqr'
import type { DocumentData } from '../outside/pdf/port.ts'
import { fillWords } from '../platform/fill-words.ts'
import { formatsOf } from '../platform/formats-of.ts'
import { wordsOf } from './words-of.ts'

interface Poster {
  readonly company: string
  readonly place: { readonly title: string; readonly address: string }
  /** What the code opens. */
  readonly url: string
  readonly validFrom: Instant
  readonly today: IsoDate
}

/** Every word that `poster.typ` shows, and its code as a drawing. */
export interface PosterData extends DocumentData {
  readonly company: string
  readonly heading: string
  readonly place: string
  readonly address: string
  readonly qr: string
  readonly qrText: string
  readonly steps: readonly string[]
  readonly note: string
}

export function posterDocument(
  { company, place, url, validFrom, today }: Poster,
  locale: Locale,
): PosterData {
  const words = wordsOf(locale)
  const day = formatsOf(locale).longDay(dateInParis(validFrom))
  return {
    title: fillWords(words.title, { place: place.title }),
    language: locale,
    date: today,
    footer: fillWords(words.footer, { company, day }),
    pageOf: words.pageOf,
    company,
    heading: words.heading,
    place: place.title,
    address: place.address,
    // A poster is folded and splashed: a quarter of it may be lost.
    qr: renderSVG(url, { ecc: 'Q', border: 2 }),
    qrText: fillWords(words.qr, { url }),
    steps: words.steps,
    note: words.note,
  }
}
