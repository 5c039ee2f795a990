import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react'
import { keepLanguage } from '../platform/stored-locale.ts'
import { directionOf, readWords, type Words } from './language.ts'

interface Spoken {
  readonly language: string
  readonly words: Words
}

interface Speaking extends Spoken {
  /** Changes the language, and keeps the choice on this device. */
  readonly speak: (language: string) => void
}

const SpokenContext = createContext<Speaking | null>(null)

/** Gives the pages their language; the document has it too, with its direction. */
export function SpokenProvider({ first, children }: { first: Spoken; children: ReactNode }) {
  const [spoken, setSpoken] = useState(first)
  useLayoutEffect(() => {
    document.documentElement.lang = spoken.language
    document.documentElement.dir = directionOf(spoken.language)
  }, [spoken.language])
  const speak = (language: string) => {
    keepLanguage(language)
    void readWords(language).then((words) => setSpoken({ language, words }))
  }
  return <SpokenContext value={{ ...spoken, speak }}>{children}</SpokenContext>
}

/** Adds the refusals of a page that is loaded late to those that the pages can say. */
export function WithErrors({ errors, children }: { errors: object; children: ReactNode }) {
  const spoken = useSpoken()
  const words = { ...spoken.words, errors: { ...spoken.words.errors, ...errors } }
  return <SpokenContext value={{ ...spoken, words }}>{children}</SpokenContext>
}

export function useSpoken(): Speaking {
  const speaking = useContext(SpokenContext)
  if (speaking === null) throw new Error('The pages of a Sider have no language.')
  return speaking
}
