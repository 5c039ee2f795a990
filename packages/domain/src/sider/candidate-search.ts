import { folded } from '../kernel/folded.ts'
import { listedName } from '../kernel/person-name.ts'
import { typedForms } from '../kernel/searched.ts'

/** A typed search for a person, ready to be compared (WORK-02). */
export interface SearchedPerson {
  /** The forms of each word; one of them begins a word of the name. */
  readonly words: readonly (readonly string[])[]
  /** Digits that follow each other in the phone, international or national; then words do not count. */
  readonly digits: string
}

export function searchedPerson(text: string): SearchedPerson {
  const digits = /^[\d\s+.()-]+$/u.test(text) ? text.replace(/\D/gu, '') : ''
  return { words: digits === '' ? typedForms(text) : [], digits }
}

export interface RankedPerson {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly source: 'organisation' | 'network'
}

/** The company's Siders, then its network's, by folded name: equal in browsers and databases. */
export function inCandidateOrder(one: RankedPerson, other: RankedPerson): number {
  if (one.source !== other.source) return one.source === 'organisation' ? -1 : 1
  return (
    byLetters(folded(listedName(one)), folded(listedName(other))) ||
    byLetters(folded(one.firstName), folded(other.firstName)) ||
    byLetters(one.id, other.id)
  )
}

function byLetters(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
