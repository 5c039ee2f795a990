import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { csvChunks } from './csv-chunks.ts'
import type { StreamedTable } from './streamed-table.ts'

async function* twoPages() {
  yield [['Léa', 7.5, 450, '2026-12-07', 190.1]]
  yield [['=1+1', null, 605, null, -3.5]]
}

const table = (): StreamedTable => ({
  sheet: 'Heures',
  columns: [
    { heading: 'Sider', kind: 'text' },
    { heading: 'Heures', kind: 'number' },
    { heading: 'hh:mm', kind: 'duration' },
    { heading: 'Jour', kind: 'day' },
    { heading: 'Montant', kind: 'money' },
  ],
  pages: twoPages(),
})

async function written(locale: 'fr' | 'en') {
  const chunks: string[] = []
  for await (const chunk of csvChunks(table(), locale)) chunks.push(chunk)
  return { chunks, lines: Papa.parse(chunks.join('').slice(1), { delimiter: ';' }).data }
}

it('writes one chunk for each page, with days and durations as spreadsheets of the language read them', async () => {
  const { chunks, lines } = await written('fr')
  expect(chunks).toHaveLength(3)
  expect(chunks[0]).toBe('\ufeffSider;Heures;hh:mm;Jour;Montant\r\n')
  expect(lines.slice(1, 3)).toEqual([
    ['Léa', '7,5', '7:30', '07/12/2026', '190,1'],
    [`'=1+1`, '', '10:05', '', '-3,5'],
  ])
})

it('writes numbers and days as English spreadsheets read them', async () => {
  expect((await written('en')).lines[1]).toEqual(['Léa', '7.5', '7:30', '2026-12-07', '190.1'])
})
