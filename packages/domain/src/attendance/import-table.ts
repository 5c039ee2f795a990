import { folded } from '../kernel/folded.ts'
import {
  type ColumnMapping,
  type PastedTable,
  type PasteRules,
  readPastedTable,
} from '../kernel/pasted-table.ts'
import { typedMoment } from './import-moment.ts'
import { type ImportCells, type ImportColumn, importColumns } from './import-row.ts'

// The order counts: « durée de la pause », « date de fin » and « date de début » match several.
const headings: PasteRules<ImportColumn>['headings'] = [
  ['breakDuration', /^breakduration$|\b(pauses?|breaks?)\b/],
  ['endDate', /^enddate$|\b(fin|end|ends|finish|until|to|depart|sortie)\b/],
  ['startDate', /^startdate$|\b(debut|start|starts|begin|from|arrivee|entree)\b/],
  [
    'siderId',
    /^siderid$|\b(siders?|identifiant|matricules?|interimaire|worker|id|(employee|staff|payroll|personnel) (number|no)|(numero|n) (de |d )?(salarie|paie|employe))\b/,
  ],
]

const isId = (cell: string) => /^\s*[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}\s*$/i.test(cell)
const isMoment = (cell: string) => typedMoment(cell.trim()) !== null

/** How the columns of a file of hours are recognised, in French or English (TS-43). */
export const importRules: PasteRules<ImportColumn> = {
  columns: importColumns,
  headings,
  isData: (cell) => isId(cell) || isMoment(cell),
  looksLike: {
    siderId: isId,
    startDate: isMoment,
    endDate: isMoment,
    breakDuration: (cell) => /^\s*\d{1,4}\s*$/.test(cell),
  },
}

/** What a company has called each column before; headings are kept folded. */
export type KnownHeadings = { readonly [Column in ImportColumn]?: string | undefined }

/**
 * The columns of a table of hours: by what the company has said of such headings before, else by
 * their words, else by what stands below them. A first line that holds no hours is one of headings.
 */
export function readImportTable(
  lines: readonly (readonly string[])[],
  known: KnownHeadings,
): PastedTable<ImportColumn> {
  const read = readPastedTable(lines, importRules)
  const [first = []] = lines
  if (first.some(importRules.isData)) return read
  const names = first.map(folded)
  const remembered = names.map(
    (name) => importColumns.find((column) => name !== '' && known[column] === name) ?? null,
  )
  const guessed = read.hasHeader
    ? read.mapping
    : readPastedTable(lines.slice(1), importRules).mapping
  const taken = new Set(remembered)
  const mapping = names.map((_, at) => {
    const guess = guessed[at] ?? null
    return remembered[at] ?? (guess === null || taken.has(guess) ? null : guess)
  })
  return { hasHeader: true, mapping }
}

/** What the headings of a table stand for, as it is kept for the next file of the company. */
export function headingsOf(
  [first = []]: readonly (readonly string[])[],
  { hasHeader, mapping }: PastedTable<ImportColumn>,
): KnownHeadings {
  if (!hasHeader) return {}
  const named = mapping.flatMap((column, at) => {
    const name = folded(first[at] ?? '').slice(0, longestHeading)
    return column === null || name === '' ? [] : [[column, name] as const]
  })
  return Object.fromEntries(named)
}

/** Signs of a heading that are kept. */
export const longestHeading = 100

/** A line of data with the line of the file that it stands on, from 1. */
export interface ImportLine {
  readonly line: number
  readonly cells: ImportCells
}

/**
 * The lines of data of a table. Blank ones are left out and keep their number. A line with fewer
 * cells than there are columns lacks the last ones, and one with more has none that can be trusted.
 */
export function importLines(
  lines: readonly (readonly string[])[],
  { hasHeader, mapping }: PastedTable<ImportColumn>,
): ImportLine[] {
  const found: ImportLine[] = []
  for (let index = hasHeader ? 1 : 0; index < lines.length; index += 1) {
    const cells = lines[index] ?? []
    if (cells.some((cell) => cell.trim() !== '')) {
      found.push({ line: index + 1, cells: cellsOf(cells, mapping) })
    }
  }
  return found
}

function cellsOf(line: readonly string[], mapping: ColumnMapping<ImportColumn>): ImportCells {
  if (line.slice(mapping.length).some((cell) => cell.trim() !== '')) return {}
  const cells: Partial<Record<ImportColumn, string>> = {}
  for (const [at, column] of mapping.entries()) {
    const cell = line[at]
    if (column !== null && cell !== undefined) cells[column] = cell
  }
  return cells
}
