import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { csvLines } from './csv-lines.ts'
import type { TableCell } from './table-cell.ts'

const write = (rows: readonly (readonly TableCell[])[], locale: 'fr' | 'en' = 'fr') =>
  [...csvLines(rows, locale)].join('')

/** The cells according to another CSV reader. */
const read = (csv: string) => Papa.parse<string[]>(csv, { delimiter: ';', newline: '\r\n' }).data

describe('a CSV file', () => {
  it('begins with a byte order mark, ends its lines as spreadsheets do and leaves no cell out', () => {
    expect(write([['Été', null, 'x'], []])).toBe('\ufeffÉté;;x\r\n\r\n')
  })

  it('writes numbers as numbers of the language, negative ones too', () => {
    expect(write([[-3.5, 7.25, 0, 1200]])).toBe('\ufeff-3,5;7,25;0;1200\r\n')
    expect(write([[-3.5, 7.25]], 'en')).toBe('\ufeff-3.5;7.25\r\n')
  })

  it.each(['=1+1', '+33639980000', '-3,50', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1'])(
    'leaves no formula in %j',
    (text) => {
      expect(read(write([[text]]))[0]).toEqual([`'${text}`])
    },
  )

  it('refuses what is no number', () => {
    expect(() => write([[Number.NaN]])).toThrow(RangeError)
  })

  it('is read back as it was written, whatever the texts, and none of them begins a formula', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[=+@\-\t\r\n ;"',a]{0,6}$/),
    )
    const row = fc.array(cell, { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        const found = read(write(rows)).slice(0, rows.length)
        expect(found.map((cells) => cells.map((text) => text.replace(/^'/, '')))).toEqual(
          rows.map((cells) => cells.map((text) => text.replace(/^'/, ''))),
        )
        for (const text of found.flat()) expect(text).not.toMatch(/^\s*[=+\-@]/)
      }),
    )
  })

  it('is made line by line', () => {
    const lines = csvLines(
      (function* rows() {
        yield ['first']
        throw new Error('not asked for yet')
      })(),
      'fr',
    )
    expect([lines.next().value, lines.next().value]).toEqual(['\ufeff', 'first\r\n'])
  })
})
