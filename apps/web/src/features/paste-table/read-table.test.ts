import { describe, expect, it } from 'vitest'
import { readTable } from './read-table.ts'

const cells = [
  ['Date', 'Début', 'Fin'],
  ['3 févr. 2027', '9h', '17h'],
]

describe('a text from a spreadsheet', () => {
  it.each([
    ['tabs', 'Date\tDébut\tFin\r\n3 févr. 2027\t9h\t17h\r\n'],
    ['semicolons', 'Date;Début;Fin\n"3 févr. 2027";9h;17h\n\n;;\n'],
    ['commas', '\nDate,Début,Fin\n3 févr. 2027,9h,17h'],
    ['a first line that says them', 'sep=|\r\nDate|Début|Fin\n3 févr. 2027|9h|17h'],
  ])('with %s', (_, text) => {
    expect(readTable(text)).toEqual(cells)
  })

  it('keeps a separator inside quotes, and what a cell says over two lines', () => {
    expect(readTable('"Feb 3, 2027";"a\nb"')).toEqual([['Feb 3, 2027', 'a\nb']])
  })

  it('is separated by what stands as often in each line, whatever one of them holds', () => {
    expect(readTable('Jour;Pauses\n7/12;10:00–10:10, 12:00–12:20, 15:00–15:10\n')).toEqual([
      ['Jour', 'Pauses'],
      ['7/12', '10:00–10:10, 12:00–12:20, 15:00–15:10'],
    ])
  })

  it('keeps an empty cell at the start of the first line', () => {
    expect(readTable('\tDébut\nLyon\t9h')).toEqual([
      ['', 'Début'],
      ['Lyon', '9h'],
    ])
  })

  it('is nothing where nothing is written', () => {
    expect(readTable(' \n ')).toEqual([])
  })
})
