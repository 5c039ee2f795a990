import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readTable } from './read-table.ts'
import { readTableFile } from './read-table-file.ts'

const styles =
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/></cellXfs></styleSheet>'
const workbook =
  '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Un" sheetId="1" r:id="rId1"/></sheets></workbook>'
const relations =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>'

const text = (cell: string, value: string) =>
  `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`
const number = (cell: string, value: number, style = 0) =>
  `<c r="${cell}" s="${style}"><v>${value}</v></c>`

function workbookOf(rows: string, others: Record<string, string> = {}): Blob {
  const files = {
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': relations,
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
    ...others,
  }
  const zipped = Object.entries(files).map(([path, content]) => [path, strToU8(content)])
  return new Blob([zipSync(Object.fromEntries(zipped)).slice()])
}

function utf16(content: string, isLittleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(content.length * 2))
  for (let at = 0; at < content.length; at += 1) {
    view.setUint16(at * 2, content.charCodeAt(at), isLittleEndian)
  }
  return new Uint8Array(view.buffer)
}

async function cellsOf(file: Blob): Promise<string[][] | string> {
  const read = await readTableFile(file)
  return 'problem' in read ? read.problem : readTable(read.text)
}

const unreadable = 'content'

describe('an Excel workbook', () => {
  it('gives days, times, numbers and texts as one would type them', async () => {
    const rows = `<row r="1">${text('A1', 'Date')}${text('B1', 'Début')}${text('C1', 'Nb')}</row>
      <row r="2">${number('A2', 46421, 1)}${number('B2', 0.375, 2)}${number('C2', 2.5)}</row>
      <row r="3">${number('A3', 46421.72916666667, 1)}${number('B3', 17.5 / 24, 2)}</row>`
    expect(await cellsOf(workbookOf(rows))).toEqual([
      ['Date', 'Début', 'Nb'],
      ['2027-02-03', '09:00', '2.5'],
      ['2027-02-03 17:30', '17:30', ''],
    ])
  })

  it('keeps midnight where it is a time', async () => {
    const rows = `<row r="1">${number('A1', 46421, 1)}${number('B1', 46421.375, 1)}</row>`
    const read = await readTableFile(workbookOf(rows), true)
    expect('text' in read && readTable(read.text)).toEqual([
      ['2027-02-03 00:00', '2027-02-03 09:00'],
    ])
  })

  it('keeps a duration of a day and more, and 24:00 as the end of one', async () => {
    const rows = `<row r="1">${number('A1', 1, 3)}${number('B1', 1.0625, 3)}${number('C1', 0.5 / 24, 3)}</row>`
    const lasting = styles.replace(
      '<cellXfs count="3">',
      '<numFmts count="1"><numFmt numFmtId="164" formatCode="[h]:mm"/></numFmts><cellXfs count="4">',
    )
    const parts = {
      'xl/styles.xml': lasting.replace('</cellXfs>', '<xf numFmtId="164"/></cellXfs>'),
    }
    expect(await cellsOf(workbookOf(rows, parts))).toEqual([['24:00', '25:30', '00:30']])
  })

  it('counts times alike where days count from 1904', async () => {
    const rows = `<row r="1">${number('A1', 0.375, 2)}${number('B1', 46421 - 1462, 1)}</row>`
    const old = workbook.replace('<sheets>', '<workbookPr date1904="1"/><sheets>')
    expect(await cellsOf(workbookOf(rows, { 'xl/workbook.xml': old }))).toEqual([
      ['09:00', '2027-02-03'],
    ])
  })

  it('leaves hidden and blank sheets out, and gives every other one by its name', async () => {
    const sheet = (rows: string) =>
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`
    const sheets = [
      '<sheet name="Caché" sheetId="1" state="hidden" r:id="rId1"/>',
      '<sheet name="Lisez-moi &amp; notes" sheetId="2" r:id="rId3"/>',
      '<sheet name="Vide" sheetId="3" r:id="rId4"/>',
      '<sheet name="Heures" sheetId="4" r:id="rId5"/>',
    ].join('')
    const related = [3, 4, 5].map(
      (id) =>
        `<Relationship Id="rId${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${id}.xml"/>`,
    )
    const file = workbookOf(`<row r="1">${text('A1', 'caché')}</row>`, {
      'xl/workbook.xml': workbook.replace(/<sheets>.*<\/sheets>/, `<sheets>${sheets}</sheets>`),
      'xl/_rels/workbook.xml.rels': relations.replace(
        '</Relationships>',
        `${related.join('')}</Relationships>`,
      ),
      'xl/worksheets/sheet3.xml': sheet(`<row r="1">${text('A1', 'Bonjour')}</row>`),
      'xl/worksheets/sheet4.xml': sheet(''),
      'xl/worksheets/sheet5.xml': sheet(`<row r="1">${text('A1', 'Date')}</row>`),
    })
    const read = await readTableFile(file)
    expect('tables' in read && read.tables).toEqual([
      { name: 'Lisez-moi & notes', text: 'Bonjour' },
      { name: 'Heures', text: 'Date' },
    ])
  })

  it('gives the value that a formula was saved with, and follows no link', async () => {
    const rows = `<row r="1"><c r="A1" t="str"><f>[1]Feuil!A1</f><v>calculé</v></c>${text('B1', '=1+1')}</row>`
    const link = { 'xl/externalLinks/externalLink1.xml': '<externalLink/>' }
    const unsaved = '<row r="2"><c r="A2" t="str"><f>1+1</f></c>' + text('B2', 'b') + '</row>'
    expect(await cellsOf(workbookOf(rows + unsaved, link))).toEqual([
      ['calculé', '=1+1'],
      ['', 'b'],
    ])
  })

  it('keeps a tab, a quote and a line break inside their cell', async () => {
    const rows = `<row r="1">${text('A1', 'a\tb')}${text('B1', '&quot;c&quot;\nd')}</row>`
    expect(await cellsOf(workbookOf(rows))).toEqual([['a\tb', '"c"\nd']])
  })

  it.each([
    ['a row far below', `<row r="1048576">${text('A1048576', 'x')}</row>`],
    ['a cell far to the right', `<row r="1">${text('XFD1', 'x')}</row>`],
    ['too many rows', '<row/>'.repeat(20_001)],
  ])('is refused with %s', async (_, rows) => {
    expect(await cellsOf(workbookOf(rows))).toBe(unreadable)
  })

  it('is refused when it would unpack into more than 20 MB, before it is unpacked', async () => {
    const bomb = workbookOf('', { 'xl/theme/theme1.xml': ' '.repeat(21_000_000) })
    expect(bomb.size).toBeLessThan(100_000)
    expect(await cellsOf(bomb)).toBe(unreadable)
  })

  it.each([
    ['any archive', zipSync({ 'a.txt': strToU8('a') })],
    ['a torn file', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])],
    ['an old workbook (.xls)', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
  ])('is not %s', async (_, bytes) => {
    expect(await cellsOf(new Blob([bytes.slice()]))).toBe(unreadable)
  })
})

describe('a CSV file', () => {
  it.each([
    ['UTF-8 with a mark', new TextEncoder().encode('\ufeffDébut;Fin\r\n9h;17h')],
    [
      'the encoding of Windows',
      Uint8Array.from('D\u00e9but;Fin\r\n9h;17h', (sign) => sign.charCodeAt(0)),
    ],
    ['UTF-16, as « Texte Unicode » of Excel', utf16('\ufeffDébut;Fin\r\n9h;17h', true)],
    ['UTF-16 with the other order of its bytes', utf16('\ufeffDébut;Fin\r\n9h;17h', false)],
  ])('is read in %s', async (_, bytes) => {
    expect(await cellsOf(new Blob([bytes.slice()]))).toEqual([
      ['Début', 'Fin'],
      ['9h', '17h'],
    ])
  })

  it('weighs 1 MB at most', async () => {
    expect(await cellsOf(new Blob(['a'.repeat(1_048_577)]))).toBe('size')
  })
})
