import { readSheet } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { writeWorkbook } from './write-workbook.ts'

describe('an Excel workbook', () => {
  it('holds its headings, its numbers and its texts, formulas among them as texts', async () => {
    const workbook = await writeWorkbook(
      'Heures <1>',
      ['Nom', 'Heures'],
      [
        ['=1+1', -3.5],
        ['Élodie & <b>', 7],
        ['', null],
        ['+33639980000', 0],
      ],
    )
    expect(await readSheet(workbook, 'Heures <1>')).toEqual([
      ['Nom', 'Heures'],
      ['=1+1', -3.5],
      ['Élodie & <b>', 7],
      [null, null],
      ['+33639980000', 0],
    ])
  })
})
