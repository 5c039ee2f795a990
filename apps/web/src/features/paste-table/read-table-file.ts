import Papa from 'papaparse'
import { readWorkbook } from './read-workbook.ts'
import { maxTableFileMegabytes, type TableFileProblem } from './table-file.ts'

/** One table of a file: a CSV file, or a visible sheet of a workbook by its name. */
export interface FileTable {
  readonly name: string
  readonly text: string
}

type ReadTableFile =
  | {
      /** The first table. */
      readonly text: string
      /** Every table in which something is written, at least one. */
      readonly tables: readonly FileTable[]
    }
  | { readonly problem: TableFileProblem }

/** The texts of the tables that stand in a file: the visible sheets of an Excel workbook, or a CSV file. */
export async function readTableFile(file: Blob, hasMidnight = false): Promise<ReadTableFile> {
  if (file.size > maxTableFileMegabytes * 1_048_576) return { problem: 'size' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isZip(bytes)) {
    const sheets = await readWorkbook(bytes, hasMidnight)
    if (sheets === null) return { problem: 'content' }
    return tablesOf(
      sheets.map(({ name, rows }) => ({
        name,
        text: Papa.unparse(
          rows.map((row) => [...row]),
          { delimiter: '\t' },
        ),
      })),
    )
  }
  const text = decoded(bytes)
  return text.includes('\0') ? { problem: 'content' } : tablesOf([{ name: '', text }])
}

function tablesOf(all: readonly FileTable[]): ReadTableFile {
  const written = all.filter(({ text }) => text.trim() !== '')
  const tables = written.length > 0 ? written : all
  return { text: tables[0]?.text ?? '', tables }
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

/** By its mark, which « Texte Unicode » of Excel has too; else French spreadsheets may still write as Windows does. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
