import { buffer } from 'node:stream/consumers'
import { readSheet } from 'read-excel-file/node'
import { expect, it } from 'vitest'
import type { StreamedTable } from './streamed-table.ts'
import type { TableCell } from './table-cell.ts'
import { workbookStream } from './workbook-stream.ts'

const columns: StreamedTable['columns'] = [
  { heading: 'Sider <1>', kind: 'text' },
  { heading: 'Heures', kind: 'number' },
  { heading: 'hh:mm', kind: 'duration' },
  { heading: 'Jour', kind: 'day' },
]

async function* pagesOf(...pages: readonly (readonly TableCell[])[][]) {
  yield* pages
}

/** How the reader tells a duration: a time after the first midnight of spreadsheets. */
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
