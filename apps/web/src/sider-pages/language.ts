import { storedLanguage } from '../platform/stored-locale.ts'
import { fr } from './words/fr.ts'

export type Words = typeof fr

type Dictionary = Readonly<Record<string, Words>>

// A file in this folder, named after its language, is all that another language needs.
const others = import.meta.glob<Dictionary>(['./words/*.ts', '!./words/fr.ts'])

const fileOf = (language: string) => `./words/${language}.ts`

/** The languages of the pages, French first. */
export const languages: readonly string[] = [
  'fr',
  ...Object.keys(others).map((file) => file.slice('./words/'.length, -'.ts'.length)),
]

/** What this device has chosen, or its own language where the pages speak it; French otherwise. */
export function chosenLanguage(): string {
  const wanted = [storedLanguage(), ...navigator.languages.map(base)]
  return wanted.find((language) => language !== null && languages.includes(language)) ?? 'fr'
}

/** The words of a language; the French ones where the network is lost in between. */
export async function readWords(language: string): Promise<Words> {
  const module = await others[fileOf(language)]?.().catch(() => undefined)
  return module?.[language] ?? fr
}

/** Languages that are written from right to left. */
const fromTheRight: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ps', 'ur'])

export function directionOf(language: string): 'ltr' | 'rtl' {
  return fromTheRight.has(base(language)) ? 'rtl' : 'ltr'
}

/** The name of a language, in itself. */
export function nameOf(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}

function base(language: string): string {
  return language.split('-')[0] ?? language
}
