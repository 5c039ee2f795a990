import { Readable } from 'node:stream'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { csvChunks } from './csv-chunks.ts'
import type { StreamedTable } from './streamed-table.ts'

/** Bytes buffered ahead of the receiver. */
const written = { objectMode: false, highWaterMark: 262_144 } as const

/** A table as a CSV file that is written while the table is read; `name` has no extension. */
export function csvFile(table: StreamedTable, locale: Locale, name: string) {
  return {
    stream: Readable.from(csvChunks(table, locale), written),
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    },
  }
}
