import Papa from 'papaparse'

/** « sep=; » on the first line: what Excel is told to separate the cells with. */
const saidDelimiter = /^\ufeff?"?sep=([^\r\n"])"?[;,\t]*(?:\r\n|\n|\r|$)/i

/** The text of a table without the line that says its separator. */
export function withoutDelimiter(text: string): {
  readonly text: string
  readonly delimiter: string | undefined
} {
  const said = saidDelimiter.exec(text)
  if (said === null) return { text, delimiter: undefined }
  return { text: text.slice(said[0].length), delimiter: said[1] }
}

/** The cells of a text that was copied from a spreadsheet, or of a file with commas or semicolons. */
export function readTable(source: string): string[][] {
  const { text, delimiter } = withoutDelimiter(source)
  const { data } = Papa.parse<string[]>(text, {
    ...(delimiter === undefined ? {} : { delimiter }),
    delimitersToGuess: ['\t', ';', ',', '|'],
    skipEmptyLines: 'greedy',
  })
  return data
}
