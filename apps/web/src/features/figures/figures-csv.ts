import Papa from 'papaparse'

/** A table of figures as spreadsheets read it; what looks like a formula stays a text. */
export function figuresCsv(
  name: string,
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  locale: string,
): File {
  const isFrench = locale.startsWith('fr')
  // A name that looks like a formula stays a text; a negative amount is a number.
  const written = (cell: string | number) => {
    if (typeof cell === 'string') return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
    return isFrench ? String(cell).replace('.', ',') : cell
  }
  const csv = Papa.unparse(
    { fields: [...headings], data: rows.map((row) => row.map(written)) },
    { delimiter: isFrench ? ';' : ',' },
  )
  // Without the mark Excel reads UTF-8 as the encoding of Windows.
  return new File([`\ufeff${csv}\r\n`], name, { type: 'text/csv;charset=utf-8' })
}
