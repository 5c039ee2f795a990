import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDate } from '../kernel/calendar.ts'
import { pastedLines, readPastedTable } from '../kernel/pasted-table.ts'
import { shiftPasteRules } from './pasted-shifts.ts'
import { type ShiftColumn, shiftColumns } from './typed-shift.ts'

const rules = shiftPasteRules(isoDate('2026-11-20'))
const table = (text: string) => text.split('\n').map((line) => line.split('|'))
const mapped = (text: string) => readPastedTable(table(text), rules)

describe('the columns of a paste', () => {
  it.each([
    ['Date|Début|Fin|Pause|Siders', ['date', 'start', 'end', 'break', 'slots']],
    [
      'Jour|Heure de début|Heure de fin|Pause (min)|Effectif',
      ['date', 'start', 'end', 'break', 'slots'],
    ],
    ['Day|Start time|End time|Break|Headcount', ['date', 'start', 'end', 'break', 'slots']],
    ['Nb de personnes|Site|FIN|DEBUT|Date', ['slots', null, 'end', 'start', 'date']],
    ['Shift date|From|To|Comment', ['date', 'start', 'end', null]],
    ['Date|Date|Début|Fin', ['date', null, 'start', 'end']],
  ])('are known by their headings: %s', (heading, mapping) => {
    expect(mapped(`${heading}\n03/02/2027|9h|17h|30|2`)).toEqual({ hasHeader: true, mapping })
  })

  it.each([
    ['03/02/2027|9h|17h|30|2', ['date', 'start', 'end', 'break', 'slots']],
    ['2027-02-03|09:00|17:00|0:30|2', ['date', 'start', 'end', 'break', 'slots']],
    ['Paris|3 févr. 2027|9:00 AM|5:30 PM|4', [null, 'date', 'start', 'end', 'slots']],
    ['03/02/2027|9h|17h|2|45', ['date', 'start', 'end', 'slots', 'break']],
    ['rien|du|tout', [null, null, null]],
  ])('else by what they hold: %s', (line, mapping) => {
    expect(mapped(line)).toEqual({ hasHeader: false, mapping })
  })

  it('a heading is no line, an empty line is none either', () => {
    const lines = table('Date|Début|Fin\n03/02/2027| 9h|17h\n||\n04/02/2027|10h')
    expect(pastedLines(lines, readPastedTable(lines, rules), rules)).toEqual([
      { date: '03/02/2027', start: '9h', end: '17h', break: '', slots: '' },
      { date: '04/02/2027', start: '10h', end: '', break: '', slots: '' },
    ])
  })

  it('each column is used once, whatever is pasted, and nothing is lost of a column that is', () => {
    const cell = fc.constantFrom(
      '03/02/2027',
      '9h',
      '17:00',
      '30',
      '2',
      '45 min',
      '',
      'Lyon',
      'Date',
      'Fin',
    )
    const anyTable = fc.array(fc.array(cell, { maxLength: 7 }), { maxLength: 6 })
    fc.assert(
      fc.property(anyTable, (lines) => {
        const read = readPastedTable(lines, rules)
        const used = read.mapping.filter((column): column is ShiftColumn => column !== null)
        expect(new Set(used).size).toBe(used.length)
        const cells = pastedLines(lines, read, rules).flatMap((line) => Object.values(line))
        expect(cells.length % shiftColumns.length).toBe(0)
      }),
    )
  })
})
