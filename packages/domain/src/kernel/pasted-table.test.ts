import { describe, expect, it } from 'vitest'
import { type PasteRules, pastedLines, readPastedTable, remapped } from './pasted-table.ts'

/** The columns of an invented table, not those of shifts. */
const rules: PasteRules<'sider' | 'minutes'> = {
  columns: ['sider', 'minutes'],
  headings: [
    ['minutes', /\b(duree|minutes)\b/],
    ['sider', /\bsider\b/],
  ],
  looksLike: {
    sider: (cell) => /^S\d+$/.test(cell),
    minutes: (cell) => /^\d+$/.test(cell),
  },
  isData: (cell) => /^\d+$/.test(cell),
}

const table = (text: string) => text.split('\n').map((line) => line.split('|'))
const read = (text: string) => readPastedTable(table(text), rules)

describe('a pasted table of any area', () => {
  it('has a heading where two of its columns are named and no cell is data', () => {
    expect(read('Durée|Sider\n30|S1')).toEqual({ hasHeader: true, mapping: ['minutes', 'sider'] })
    expect(read('Sider\nS1').hasHeader).toBe(false)
    expect(read('Durée|Sider|7\n30|S1|7').hasHeader).toBe(false)
  })

  it('is mapped by what most cells of a column look like, each column once', () => {
    expect(read('S1|30|40\nS2|?|50\n|60|60').mapping).toEqual(['sider', 'minutes', null])
    expect(read('?|S1\nS2|S3').mapping).toEqual([null, 'sider'])
  })

  it('gives its lines by column, without those that say nothing', () => {
    const lines = table('Durée|Ville|Sider\n 30 |Lyon|S1\n|Nice|\n40')
    expect(pastedLines(lines, readPastedTable(lines, rules), rules)).toEqual([
      { sider: 'S1', minutes: '30' },
      { sider: '', minutes: '40' },
    ])
  })
})

describe('the mapping of a pasted table', () => {
  it('moves what another column stood for, and can leave a column unused', () => {
    expect(remapped(['sider', 'minutes', null], 2, 'sider')).toEqual([null, 'minutes', 'sider'])
    expect(remapped(['sider', 'minutes'], 0, null)).toEqual([null, 'minutes'])
  })
})
