import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'
import { fr } from './fr.ts'

export type UiWords = typeof fr

const UiWordsContext = createContext<UiWords>(fr)

interface UiWordsProviderProps {
  words: UiWords
  children: ReactNode
}

/** Gives the components their words and their locale; without it they use French. */
export function UiWordsProvider({ words, children }: UiWordsProviderProps) {
  return <UiWordsContext value={words}>{children}</UiWordsContext>
}

export function useUiWords(): UiWords {
  return useContext(UiWordsContext)
}
