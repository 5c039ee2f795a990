import Papa from 'papaparse'

/** « sep=; » on the first line tells Excel the separator of the cells. */
const saidDelimiter = /^\ufeff?"?sep=([^\r\n"])"?[;,\t]*(?:\r\n|\n|\r|$)/i

interface DelimitedText {
  readonly text: string
  readonly delimiter: string
  /** The number of lines before the table: the line that names the separator. */
  readonly skipped: number
}

/** The text of a table and its separator, which the first line may name. */
export function delimited(source: string): DelimitedText {
  const said = saidDelimiter.exec(source)
  if (said === null) return { text: source, delimiter: delimiterOf(source), skipped: 0 }
  return { text: source.slice(said[0].length), delimiter: said[1] ?? ';', skipped: 1 }
}

/** The cells of a text that was copied from a spreadsheet, or of a file with commas or semicolons. */
export function readTable(source: string): string[][] {
  const { text, delimiter } = delimited(source)
  const { data } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' })
  return data
}

const delimiters = ['\t', ';', ',', '|']
const sampleSigns = 20_000
const sampleLines = 20

/**
 * The separator that occurs equally often in each line, else the most frequent one. The library’s own guess counts
 * the blank end of a file, and prefers the commas of « 12:00–12:30, 15:00–15:10 ».
 */
function delimiterOf(text: string): string {
  const lines = unquoted(text.slice(0, sampleSigns))
    .split(/\r\n|\n|\r/)
    .filter((line) => !/^ *$/.test(line))
    .slice(0, sampleLines)
  const counted = delimiters.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1)
    const total = counts.reduce((sum, count) => sum + count, 0)
    return { delimiter, total, isEven: counts.every((count) => count === counts[0]) }
  })
  const used = counted.filter(({ total }) => total > 0)
  const even = used.filter(({ isEven }) => isEven)
  const [best] = (even.length > 0 ? even : used).toSorted((a, b) => b.total - a.total)
  return best?.delimiter ?? ';'
}

/** The text without its quoted parts, which may contain line ends. */
function unquoted(text: string): string {
  return text.replace(/"(?:[^"]|"")*"/g, '')
}

/** What a file of a table may weigh. */
export const maxTableFileMegabytes = 1

export const tableFileKinds = ['.xlsx', '.csv', '.tsv', '.txt']

/** Why a file gives no table: it is too large, or not a table. */
export type TableFileProblem = 'size' | 'content'
