import { beginsAWord, nearWords } from '@renfort/domain/kernel/near-words.ts'
import { searched, typedForms } from '@renfort/domain/kernel/searched.ts'
import type { LucideIcon } from 'lucide-react'
import type { WantedPlanning } from '../mission-record/wanted-planning.ts'
import type { fr } from './fr.ts'

/** One line of the search: its text and its action. */
export interface PaletteEntry {
  readonly id: string
  readonly label: string
  readonly help?: string
  readonly icon: LucideIcon
  readonly run: () => void
}

export interface PaletteGroup {
  readonly name: keyof typeof fr.groups
  readonly entries: readonly PaletteEntry[]
}

/**
 * Entries in which each typed word starts a word; where no entry has a typed word, a typing error is tolerated. All
 * entries while nothing is typed.
 */
export function matchingEntries(
  entries: readonly PaletteEntry[],
  typed: string,
): readonly PaletteEntry[] {
  const words = typedForms(typed)
  const matching = (forms: readonly (readonly string[])[]) =>
    entries.filter(({ label }) => {
      const text = searched(label)
      return forms.every((each) => beginsAWord(text, each))
    })
  const exact = matching(words)
  if (exact.length > 0) return exact
  return matching(words.map((forms) => [...forms, ...nearWords(forms[0] ?? '')]))
}

/** The actions of the search that need the page below it. */
export interface PaletteActs {
  readonly newMission: (jobDescriptionId: string) => void
  readonly planMission: (wanted: WantedPlanning) => void
  readonly orderAgain: (missionId: string) => void
}
