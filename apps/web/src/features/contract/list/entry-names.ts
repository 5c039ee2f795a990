import { instant } from '@renfort/domain/kernel/calendar.ts'
import { dateAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'

interface Named {
  readonly taskName: string
  /** When the first Sider begins. */
  readonly startDate: string
  /** The zone of the place of work. */
  readonly timeZone: TimeZone
}

/** A file name keeps this many characters of a mission’s name: with the rest it fits every file system. */
const longestName = 80
/** Characters that separate folders, that a file system reserves, or that turn the direction of writing. */
const unfit = /[\p{Cc}\\/:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/**
 * Names of documents in an archive, « 2026-12-07 Serveur – Gala.pdf »: readable, and unique in any case of letters.
 */
export function entryNames(documents: readonly Named[]): readonly string[] {
  const taken = new Set<string>()
  return documents.map(({ taskName, startDate, timeZone }) => {
    const base = `${dateAt(instant(startDate), timeZone)} ${fit(taskName)}`.trim()
    let name = base
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${base} (${number})`
    taken.add(name.toLowerCase())
    return `${name}.pdf`
  })
}

function fit(text: string): string {
  const characters = Array.from(
    text.normalize('NFC').replaceAll(unfit, ' ').replaceAll(/\s+/g, ' '),
  )
  return characters
    .slice(0, longestName)
    .join('')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '')
}
