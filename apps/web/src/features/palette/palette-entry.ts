import { folded } from '@renfort/domain/kernel/folded.ts'
import type { LucideIcon } from 'lucide-react'
import type { fr } from './fr.ts'

/** One line of the search: what it says, and what choosing it does. */
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

/** Entries of which each typed word begins a word; all of them while nothing is typed. */
export function matchingEntries(
  entries: readonly PaletteEntry[],
  typed: string,
): readonly PaletteEntry[] {
  const words = folded(typed).split(' ')
  return entries.filter(({ label }) => {
    const text = ` ${folded(label)}`
    return words.every((word) => text.includes(` ${word}`))
  })
}
