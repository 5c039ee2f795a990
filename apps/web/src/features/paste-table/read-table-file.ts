import Papa from 'papaparse'
import { readWorkbook } from './read-workbook.ts'
import { maxTableFileMegabytes, type TableFileProblem } from './table-file.ts'

type ReadTableFile = { readonly text: string } | { readonly problem: TableFileProblem }

/** The text of a table that stands in a file: the first sheet of an Excel workbook, or a CSV file. */
export async function readTableFile(file: Blob, hasMidnight = false): Promise<ReadTableFile> {
  if (file.size > maxTableFileMegabytes * 1_048_576) return { problem: 'size' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isZip(bytes)) {
    const rows = await readWorkbook(bytes, hasMidnight)
    return rows === null
      ? { problem: 'content' }
      : { text: Papa.unparse(rows, { delimiter: '\t' }) }
  }
  const text = decoded(bytes)
  return text.includes('\0') ? { problem: 'content' } : { text }
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

/** French spreadsheets still write CSV files in the encoding of Windows. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
