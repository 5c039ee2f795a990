import { parisZone } from '@renfort/domain/kernel/place-time.ts'
import { importLines } from '@renfort/domain/attendance/import/import-lines.ts'
import { readImportTable } from '@renfort/domain/attendance/import/import-table.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { readImportRow } from '@renfort/domain/attendance/import/import-row.ts'
import { describe, expect, it } from 'vitest'
import { readHoursFile } from './read-hours-file.ts'

const today = isoDate('2026-12-20')
const nora = '0b0d4a3e-7f5f-4f0a-9a3c-1d2e3f405060'
const headings = 'siderId;startDate;endDate;breakDuration'
const line = `${nora};2026-12-07 09:00;2026-12-07 17:00;30`

const linesOf = async (content: BlobPart) => {
  const read = await readHoursFile(new Blob([content]))
  return 'problem' in read ? read.problem : read.lines
}
const cells = [headings.split(';'), line.split(';')]

describe('a file of hours', () => {
  it.each<[string, BlobPart]>([
    ['semicolons', `${headings}\n${line}\n`],
    ['commas', `${headings}\n${line}\n`.replaceAll(';', ',')],
    ['the line ends of Windows and a mark', `\ufeff${headings}\r\n${line}\r\n\r\n`],
    ['quoted cells', `${headings}\n"${nora}";"2026-12-07 09:00";2026-12-07 17:00;"30"`],
  ])('TS-42 is read with %s', async (_, content) => {
    expect(await linesOf(content)).toEqual(cells)
  })

  it('TS-42 is read in the encoding of Windows', async () => {
    const bytes = Uint8Array.from('D\u00e9but;Fin\n9h;17h', (sign) => sign.charCodeAt(0))
    expect(await linesOf(bytes)).toEqual([
      ['Début', 'Fin'],
      ['9h', '17h'],
    ])
  })

  it('TS-45 keeps the place of blank lines, and of a cell over two lines', async () => {
    const lines = await linesOf(`${headings};note\n\n${line};"a\nb"\n${line};c\n`)
    const numbers =
      typeof lines === 'string'
        ? []
        : importLines(lines, readImportTable(lines, {}, today), today).map((each) => each.line)
    expect(numbers).toEqual([3, 4])
  })

  it('TS-44 leaves a formula the text that it is', async () => {
    const lines = await linesOf(`${headings}\n=1+1;=NOW();;-1`)
    const [row] =
      typeof lines === 'string' ? [] : importLines(lines, readImportTable(lines, {}, today), today)
    expect(row?.cells.siderId).toBe('=1+1')
    expect(readImportRow({ ...row?.cells, endDate: 'x' }, today, parisZone)).toMatchObject({
      category: 'format',
    })
  })

  it.each<[string, BlobPart, string]>([
    ['TS-42 ERR-44 of more than 1 MB', 'a'.repeat(1_153_434), 'size'],
    ['of nothing but blank lines', ';;\n; ;\n', 'nothing'],
    ['with more lines than one import takes', `${headings}\n${'a;b\n'.repeat(16_001)}`, 'rows'],
    ['that is no table', 'a\0b', 'content'],
  ])('is refused: %s', async (_, content, problem) => {
    expect(await linesOf(content)).toBe(problem)
  })

  it.each<[string, string]>([
    ['never closed', `${line};"retard`],
    ['closed before the end of its cell', `${line};"retard" de Nora`],
  ])('TS-44 a quotation mark that is %s hides no line: it is named', async (_, faulty) => {
    const others = `${line};\n`.repeat(198)
    const read = await readHoursFile(new Blob([`${headings};note\n${line};\n${faulty}\n${others}`]))
    expect(read).toEqual({ problem: 'quote', line: 3 })
  })

  it('TS-42 holds 16 000 lines below its headings', async () => {
    const lines = await linesOf(`${headings}\n${'a;b\n'.repeat(16_000)}`)
    expect(lines).toHaveLength(16_001)
  })
})
