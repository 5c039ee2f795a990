import { createContext, useContext } from 'react'
import type { fr } from './rare-words/fr.ts'

export type RareWords = typeof fr

type Dictionary = Readonly<Record<string, RareWords>>

// As with the other words: a file in this folder is all that another language needs.
const dictionaries = import.meta.glob<Dictionary>('./rare-words/*.ts')

/** The words of the pages that are loaded late; the French ones where a language has none. */
export async function readRareWords(language: string): Promise<RareWords> {
  const read = async (wanted: string) =>
    (await dictionaries[`./rare-words/${wanted}.ts`]?.())?.[wanted]
  const words = (await read(language)) ?? (await read('fr'))
  if (words === undefined) throw new Error('The pages of a Sider have no French words.')
  return words
}

export const RareWordsContext = createContext<RareWords | null>(null)

export function useRareWords(): RareWords {
  const words = useContext(RareWordsContext)
  if (words === null) throw new Error('This page is shown without its words.')
  return words
}
