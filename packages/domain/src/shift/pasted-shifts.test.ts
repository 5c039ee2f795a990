import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDate } from '../kernel/calendar.ts'
import { readPastedTable } from '../kernel/pasted-table.ts'
import { type PastedShiftColumn, shiftLines, shiftPasteRules } from './pasted-shifts.ts'
import { shiftColumns } from './typed-shift.ts'

const today = isoDate('2026-11-20')
const rules = shiftPasteRules(today)
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
    expect(shiftLines(lines, readPastedTable(lines, rules), today, 'Europe/Paris')).toEqual([
      { date: '03/02/2027', start: '9h', end: '17h', break: '', slots: '' },
      { date: '04/02/2027', start: '10h', end: '', break: '', slots: '' },
    ])
  })

  const linesOf = (text: string) => {
    const lines = table(text)
    return shiftLines(lines, readPastedTable(lines, rules), today, 'Europe/Paris').map(
      ({ date, start, end }) => `${date} ${start} ${end}`,
    )
  }

  it('an empty day is that of the line above, where the line says times', () => {
    expect(linesOf('Jour|Début|Fin|Pause\n03/02/2027|9h|12h|0\n|14h|18h|0\n|||x')).toEqual([
      '03/02/2027 9h 12h',
      '03/02/2027 14h 18h',
      '  ',
    ])
  })

  it.each([
    ['Jour|Horaires\n03/02/2027|8h30-17h00', ['03/02/2027 08:30 17:00']],
    ['Jour|Horaire\n03/02/2027|9-17', ['03/02/2027 09:00 17:00']],
    ['03/02/2027|22:00-06:00|30', ['03/02/2027 22:00 06:00']],
    [
      'Jour|Horaires\n03/02/2027|8h-12h / 14h-18h',
      ['03/02/2027 08:00 12:00', '03/02/2027 14:00 18:00'],
    ],
    [
      'Jour|Horaires\n03/02/2027|9h-17h\n04/02/2027|Repos',
      ['03/02/2027 09:00 17:00', '04/02/2027 Repos '],
    ],
  ])('start and end in one column are two: %j', (text, expected) => {
    expect(linesOf(text)).toEqual(expected)
  })

  it.each([
    ['Début|Fin\n03/02/2027 22:00|04/02/2027 06:00', ['2027-02-03 22:00 06:00']],
    ['Début|Fin\n03/02/2027 09:00|05/02/2027 17:00', [' 03/02/2027 09:00 05/02/2027 17:00']],
    [
      'Day|Start|End\n12/25/2026|9 AM|5 PM\n12/7/2026|9 AM|5 PM',
      ['2026-12-25 9 AM 5 PM', '2026-12-07 9 AM 5 PM'],
    ],
  ])('a moment is a day and a time, in the order that the column shows: %j', (text, expected) => {
    expect(linesOf(text)).toEqual(expected)
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
        const used = read.mapping.filter((column): column is PastedShiftColumn => column !== null)
        expect(new Set(used).size).toBe(used.length)
        const cells = shiftLines(lines, read, today, 'Europe/Paris').flatMap((line) =>
          Object.values(line),
        )
        expect(cells.length % shiftColumns.length).toBe(0)
      }),
    )
  })
})
