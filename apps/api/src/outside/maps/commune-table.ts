import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { folded } from '@renfort/domain/kernel/folded.ts'
import { z } from 'zod'
import type { WordRows } from './commune-words.ts'
import { indexWords, rowsWithWords } from './commune-words.ts'

export interface Commune {
  readonly code: string
  readonly name: string
  readonly postalCodes: readonly string[]
  readonly department: string
  readonly region: string
}

/** The communes of France in columns, which take less memory than the objects of the source. */
export interface CommuneTable {
  /** Rows whose name starts with the text: the exact name first, then the most populous. A merged
   * commune's former name counts when it is typed in full, or when nothing else is found. */
  startingWith(text: string): number[]
  /** Rows whose name holds every word of the text, most likely first; `close` forgives misspelt words. */
  withWords(text: string, match: 'exact' | 'close'): number[]
  /** Rows with a postcode that starts with these digits, most populous first. */
  withPostalCode(digits: string): number[]
  rowOf(code: string): number | null
  commune(row: number): Commune
}

const sourceRow = z.object({
  code: z.string(),
  nom: z.string(),
  zone: z.string(),
  type: z.string(),
  chefLieu: z.string().optional(),
  departement: z.string().optional(),
  region: z.string().optional(),
  codesPostaux: z.array(z.string()).optional(),
  population: z.number().optional(),
})
type SourceRow = z.infer<typeof sourceRow>
const areas = z.array(z.object({ code: z.string(), nom: z.string() }))

// Read as a file: the module cache would keep the parsed objects for ever.
const require = createRequire(import.meta.url)
async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'))
}

const abbreviations: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', s: 'sur' }

/** A commune's name as it is compared: “St-Étienne” and “saint etienne” are one. */
export function communeKey(text: string): string {
  return folded(text)
    .split(' ')
    .map((word) => abbreviations[word] ?? word)
    .join(' ')
}

/** The overseas collectivities have country codes and a labour law of their own. */
function isFrench(row: SourceRow): boolean {
  return row.zone === 'metro' || row.zone === 'drom'
}

export async function loadCommuneTable(): Promise<CommuneTable> {
  const [communes, departments, regions] = await Promise.all([
    readJson(require.resolve('@etalab/decoupage-administratif/data/communes.json')),
    readJson(require.resolve('@etalab/decoupage-administratif/data/departements.json')),
    readJson(require.resolve('@etalab/decoupage-administratif/data/regions.json')),
  ])
  return buildTable(z.array(sourceRow).parse(communes), names(departments), names(regions))
}

function names(list: unknown): ReadonlyMap<string, string> {
  return new Map(areas.parse(list).map(({ code, nom }) => [code, nom]))
}

function buildTable(
  rows: readonly SourceRow[],
  departments: ReadonlyMap<string, string>,
  regions: ReadonlyMap<string, string>,
): CommuneTable {
  const current = rows.filter(
    (row) => row.type === 'commune-actuelle' && isFrench(row) && row.codesPostaux !== undefined,
  )
  const codes = current.map((row) => row.code)
  const communeNames = current.map((row) => row.nom)
  const postalCodes = current.map((row) => (row.codesPostaux ?? []).join(' '))
  const departmentCodes = current.map((row) => row.departement ?? '')
  const regionCodes = current.map((row) => row.region ?? '')
  const populations = Uint32Array.from(current, (row) => row.population ?? 0)
  const rowsByCode = new Map(codes.map((code, row) => [code, row]))

  const byPopulation = (a: number, b: number): number =>
    (populations[b] ?? 0) - (populations[a] ?? 0)

  const keys = sortedKeys(rows, current, rowsByCode)
  let words: WordRows | null = null
  const wordRows = (): WordRows => {
    words ??= indexWords(keys)
    return words
  }

  return {
    startingWith: (text) => {
      const key = communeKey(text)
      const found = key === '' ? [] : keysStartingWith(keys, key)
      const rank = (wanted: (entry: Key) => boolean): number[] =>
        found
          .filter(wanted)
          .map((entry) => entry.row)
          .sort(byPopulation)
      const ranked = [
        ...rank((entry) => entry.key === key && !entry.isFormer),
        ...rank((entry) => entry.key === key && entry.isFormer),
        ...rank((entry) => entry.key !== key && !entry.isFormer),
      ]
      return [...new Set(ranked.length > 0 ? ranked : rank(() => true))]
    },
    withWords: (text, match) => {
      const errors = rowsWithWords(wordRows(), communeKey(text).split(' '), match === 'close')
      return [...errors.keys()].sort(
        (a, b) => (errors.get(a) ?? 0) - (errors.get(b) ?? 0) || byPopulation(a, b),
      )
    },
    withPostalCode: (digits) => {
      const start = ` ${digits}`
      const found: number[] = []
      postalCodes.forEach((list, row) => {
        if (list.startsWith(digits) || list.includes(start)) found.push(row)
      })
      return found.sort(byPopulation)
    },
    rowOf: (code) => rowsByCode.get(code) ?? null,
    commune: (row) => ({
      code: codes[row] ?? '',
      name: communeNames[row] ?? '',
      postalCodes: (postalCodes[row] ?? '').split(' '),
      department: departments.get(departmentCodes[row] ?? '') ?? '',
      region: regions.get(regionCodes[row] ?? '') ?? '',
    }),
  }
}

interface Key {
  readonly key: string
  readonly row: number
  readonly isFormer: boolean
}

/** Names of today's communes and of those merged into them, which addresses still use. */
function sortedKeys(
  rows: readonly SourceRow[],
  current: readonly SourceRow[],
  rowsByCode: ReadonlyMap<string, number>,
): Key[] {
  const keys = current.map((commune, row) => ({
    key: communeKey(commune.nom),
    row,
    isFormer: false,
  }))
  for (const { type, chefLieu, nom } of rows) {
    if (type !== 'commune-deleguee' && type !== 'commune-associee') continue
    const row = rowsByCode.get(chefLieu ?? '')
    if (row !== undefined) keys.push({ key: communeKey(nom), row, isFormer: true })
  }
  return keys.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.row - b.row))
}

function keysStartingWith(keys: readonly Key[], start: string): Key[] {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle]?.key ?? '') < start) low = middle + 1
    else high = middle
  }
  let end = low
  while (keys[end]?.key.startsWith(start) === true) end += 1
  return keys.slice(low, end)
}
