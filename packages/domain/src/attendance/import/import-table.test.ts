import { describe, expect, it } from 'vitest'
import { isoDate } from '../../kernel/calendar.ts'
import { importLines } from './import-lines.ts'
import { headingsOf, readImportTable } from './import-table.ts'

const today = isoDate('2026-12-20')

const nora = '0b0d4a3e-7f5f-4f0a-9a3c-1d2e3f405060'
const data = [nora, '2026-12-07 09:00', '2026-12-07 17:00', '30']
const inOrder = ['siderId', 'startDate', 'endDate', 'breakDuration']

describe('the columns of a file of hours', () => {
  it.each([
    ['their own names', inOrder],
    ['French words', ['Matricule du Sider', 'Date de début', 'Date de fin', 'Pause (min)']],
    ['English words', ['Worker ID', 'Start', 'End', 'Break in minutes']],
    ['words that say nothing, by what stands below', ['A', 'B', 'C', 'D']],
  ])('TS-43 are recognised by %s', (_, headings) => {
    expect(readImportTable([headings, data], {}, today)).toEqual({
      hasHeader: true,
      mapping: inOrder,
    })
  })

  it('TS-43 need no headings', () => {
    expect(readImportTable([data, data], {}, today)).toEqual({ hasHeader: false, mapping: inOrder })
  })

  it('TS-43 may begin at midnight every time: « Début » is a time, « Date de début » is its day', () => {
    const mappingOf = (headings: string[], line: string[]) =>
      readImportTable([headings, line], {}, today).mapping
    const midnight = ['2026-12-07', nora, '', '2026-12-08 00:00', '02:00', '0']
    expect(
      mappingOf(
        ['Jour', 'Matricule', 'Début déclaré', 'Début retenu', 'Fin retenue', 'Pause'],
        midnight,
      ),
    ).toEqual(['day', 'siderId', null, 'startDate', 'endDate', 'breakDuration'])
    expect(
      mappingOf(
        ['Matricule', 'Date de début', 'Heure de début', 'Heure de fin'],
        [nora, '07/12/2026 00:00', '09:00', '17:00'],
      ),
    ).toEqual(['siderId', 'day', 'startDate', 'endDate'])
  })

  it('TS-43 are those that the company has said before, whatever their words', () => {
    const known = { siderId: 'badge', startDate: 'sortie' }
    const { mapping } = readImportTable(
      [
        ['Badge', 'Entrée', 'Sortie', 'Pause'],
        [nora, ...data.slice(1)],
      ],
      known,
      today,
    )
    expect(mapping).toEqual(['siderId', null, 'startDate', 'breakDuration'])
  })

  it('TS-43 are kept as the company has said them', () => {
    const lines = [[' N° Badge', 'Du', 'Au', ''], data]
    const table = {
      hasHeader: true,
      mapping: ['siderId', 'startDate', null, 'breakDuration'],
    } as const
    expect(headingsOf(lines, table)).toEqual({ siderId: 'n badge', startDate: 'du' })
    expect(headingsOf([data], { ...table, hasHeader: false })).toEqual({})
  })
})

describe('the lines of a file of hours', () => {
  const table = readImportTable([inOrder, data], {}, today)

  it('TS-45 are numbered as in the file: the first one is line 2, and blank lines count', () => {
    const lines = importLines([inOrder, data, ['', ' '], data], table, today)
    expect(lines.map(({ line }) => line)).toEqual([2, 4])
  })

  it('TS-44 column: with a column too few they lack the last one, with one too many all', () => {
    const [short, long, wide] = importLines(
      [inOrder, data.slice(0, 3), [...data, 'x'], [...data, '']],
      table,
      today,
    )
    expect(Object.keys(short?.cells ?? {})).toEqual(inOrder.slice(0, 3))
    expect(long?.cells).toEqual({})
    expect(Object.keys(wide?.cells ?? {})).toEqual(inOrder)
  })
})
