/** A cell of an exported table: numbers stay numbers, so that a spreadsheet can add them. */
export type TableCell = string | number | null
