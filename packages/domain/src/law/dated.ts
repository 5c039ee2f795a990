import { isoDate } from '../kernel/calendar.ts'
import type { IsoDate } from '../kernel/calendar.ts'

/** The text that sets a legal value; `toConfirm` says which part of it has not been checked yet. */
export interface LegalSource {
  readonly text: string
  readonly article?: string
  readonly url?: string
  readonly toConfirm?: string
}

/** A legal value from the day it applies until the next entry of its list. */
export interface DatedValue<T> {
  readonly from: IsoDate
  readonly value: T
  readonly source: LegalSource
}

/** Entries in the order of their dates; there is always a first one. */
export type DatedList<T> = readonly [DatedValue<T>, ...DatedValue<T>[]]

/**
 * The entry in force on a date; before the first one, the first, because the product knows no older
 * law.
 */
export function at<T>(list: DatedList<T>, date: IsoDate): DatedValue<T> {
  return list.findLast((entry) => entry.from <= date) ?? list[0]
}

/** A rule older than the data of the product, whose tables begin in 2019. */
export function since2019<T>(value: T, source: LegalSource): DatedList<T> {
  return [{ from: isoDate('2019-01-01'), value, source }]
}

/** A source in the Code du travail, with its page on the official site. */
export function workCode(article: string, toConfirm?: string): LegalSource {
  const source = {
    text: `Code du travail, art. ${article}`,
    article,
    url: `https://code.travail.gouv.fr/code-du-travail/${article.toLowerCase()}`,
  }
  return toConfirm === undefined ? source : { ...source, toConfirm }
}
