import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { type SheetPart, sheetXml } from './sheet-xml.ts'
import type { StreamedColumn, StreamedTable } from './streamed-table.ts'
import type { TableCell } from './table-cell.ts'
import { partsOf } from './workbook-parts.ts'

/** The rows that one sheet can hold below its headings. */
const rowsOfSheet = 1_048_575
const chunk = { objectMode: false, highWaterMark: 65_536 } as const

/**
 * A table as an Excel workbook, compressed while it is read: when a sheet is full, another one
 * follows. Numbers, days and durations have their types; texts are never formulas.
 */
export function workbookStream(table: StreamedTable, mostRows = rowsOfSheet): Readable {
  const zip = new ZipFile()
  const output = new PassThrough({ highWaterMark: chunk.highWaterMark })
  const fail = (error: Error) => output.destroy(error)
  zip.on('error', fail)
  zip.outputStream.on('error', fail)
  zip.outputStream.pipe(output)
  const { sheet, columns } = table
  const parts = inSheets(table.pages, mostRows)
  void writeSheets(zip, { sheet, columns, parts }, output).catch(fail)
  return output
}

interface Sheets {
  readonly sheet: string
  readonly columns: readonly StreamedColumn[]
  readonly parts: AsyncGenerator<SheetPart, void, undefined>
}

async function writeSheets(zip: ZipFile, { sheet, columns, parts }: Sheets, output: PassThrough) {
  const names: string[] = []
  let next = await parts.next()
  do {
    names.push(names.length === 0 ? sheet : `${sheet.slice(0, 27)} ${names.length + 1}`)
    const xml = Readable.from(sheetXml(columns, untilFull(next)), chunk)
    output.once('close', () => xml.destroy())
    zip.addReadStream(xml, `xl/worksheets/sheet${names.length}.xml`, { compressionLevel: 1 })
    await finished(xml)
    next = await parts.next()
  } while (next.done !== true)
  for (const [path, text] of partsOf(names)) zip.addBuffer(Buffer.from(text), path)
  zip.end()

  /** The parts of one sheet, starting with the one that was read to know that it exists. */
  async function* untilFull(first: IteratorResult<SheetPart, void>) {
    let read = first
    while (read.done !== true) {
      yield read.value.rows
      if (read.value.endsSheet) return
      read = await parts.next()
    }
  }
}

/** Pages as they come, cut where a sheet is full. */
async function* inSheets(
  pages: AsyncIterable<readonly (readonly TableCell[])[]>,
  mostRows: number,
): AsyncGenerator<SheetPart, void, undefined> {
  let room = mostRows
  for await (const page of pages) {
    let rest = page
    while (rest.length > 0) {
      const rows = rest.slice(0, room)
      rest = rest.slice(room)
      room -= rows.length
      yield { rows, endsSheet: room === 0 }
      if (room === 0) room = mostRows
    }
  }
}
