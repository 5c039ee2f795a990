import Papa from 'papaparse'

/** The cells of a text that was copied from a spreadsheet, or of a file with commas or semicolons. */
export function readTable(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text, {
    delimitersToGuess: ['\t', ';', ',', '|'],
    skipEmptyLines: 'greedy',
  })
  return data
}
