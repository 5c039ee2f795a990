import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { readSheet } from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { csvChunks } from './csv-chunks.ts'
import type { StreamedTable } from './streamed-table.ts'
import type { TableCell } from './table-cell.ts'
import { workbookStream } from './workbook-stream.ts'

const bytesAhead = { objectMode: false, highWaterMark: 262_144 } as const
const columns: StreamedTable['columns'] = [
  { heading: 'Sider <1>', kind: 'text' },
  { heading: 'Heures', kind: 'number' },
  { heading: 'hh:mm', kind: 'duration' },
  { heading: 'Jour', kind: 'day' },
]

async function* pagesOf(...pages: readonly (readonly TableCell[])[][]) {
  yield* pages
}

/** The reader returns a duration as a time after the first midnight of spreadsheets. */
const duration = (minutes: number) => new Date(Date.UTC(1899, 11, 30, 0, minutes))

const written = (
  pages: AsyncIterable<readonly (readonly TableCell[])[]>,
  mostRows?: number,
  sheet = 'Heures',
) => buffer(workbookStream({ sheet, columns, pages }, mostRows))

it('holds numbers, days and durations as such, and formulas as texts', async () => {
  const workbook = await written(
    pagesOf(
      [
        ['=1+1', -3.5, 450, '2026-12-07'],
        ['Élodie & <b>\u0001\ud800', 7, 1500, null],
      ],
      [['', null, null, null]],
      [['+33639980000', 0, 0, '1999-01-01']],
    ),
  )
  expect(await readSheet(workbook, 'Heures')).toEqual([
    ['Sider <1>', 'Heures', 'hh:mm', 'Jour'],
    ['=1+1', -3.5, duration(450), new Date('2026-12-07')],
    ['Élodie & <b>\ufffd', 7, duration(1500), null],
    [null, null, null, null],
    ['+33639980000', 0, duration(0), new Date('1999-01-01')],
  ])
})

it('goes on in another sheet where one is full', async () => {
  const rows = (...names: string[]) => names.map((name) => [name, 1, 60, null])
  const workbook = await written(pagesOf(rows('a', 'b', 'c'), rows('d', 'e')), 2)
  const names = async (sheet: string) =>
    (await readSheet(workbook, sheet)).slice(1).map(([name]) => name)
  expect([await names('Heures'), await names('Heures 2'), await names('Heures 3')]).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['e'],
  ])
})

it('of nothing holds its headings', async () => {
  const workbook = await written(pagesOf())
  expect(await readSheet(workbook, 'Heures')).toHaveLength(1)
})

it('fails as a whole where a page cannot be read', async () => {
  async function* broken() {
    yield [['a', 1, 60, null]]
    throw new Error('the database has gone')
  }
  await expect(written(broken())).rejects.toThrow('the database has gone')
})

it.each([
  ['a workbook', (table: StreamedTable) => workbookStream(table)],
  ['a CSV file', (table: StreamedTable) => Readable.from(csvChunks(table, 'fr'), bytesAhead)],
])('%s reads no further ahead than whoever receives it', async (_what, streamOf) => {
  let read = 0
  async function* endless() {
    for (;;) {
      read += 1
      yield Array.from({ length: 500 }, () => [randomBytes(40).toString('hex'), 1, 60, null])
    }
  }
  const stream = streamOf({ sheet: 'Heures', columns, pages: endless() })
  stream.once('readable', () => undefined)
  await expect.poll(() => read).toBeGreaterThan(0)
  await wait(300)
  expect(read).toBeLessThan(40)
  stream.destroy()
  const known = read
  await wait(50)
  expect(read - known).toBeLessThan(3)
})
