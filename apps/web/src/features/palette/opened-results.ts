import { z } from 'zod'
import { storage } from '../../platform/storage.ts'
import { type PaletteResult, paletteResult } from './use-palette-search.ts'

const most = 5
const kept = z.object({ owner: z.string(), results: z.array(paletteResult) })

/** The results that an owner (a person in a company, in a language) opened in this tab, the last one first. */
export function readOpened(owner: string): readonly PaletteResult[] {
  const parsed = kept.safeParse(fromJson(storage.readOpened()))
  return parsed.success && parsed.data.owner === owner ? parsed.data.results : []
}

export function keepOpened(owner: string, opened: PaletteResult): void {
  // Nothing is kept while staff act for a user.
  if (storage.read('logasId') !== null) return
  const others = readOpened(owner).filter(({ id }) => id !== opened.id)
  storage.keepOpened(JSON.stringify({ owner, results: [opened, ...others].slice(0, most) }))
}

function fromJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
