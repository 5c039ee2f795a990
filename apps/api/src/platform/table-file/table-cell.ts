/** A cell of a table that leaves the product: numbers stay numbers, so that a spreadsheet adds them up. */
export type TableCell = string | number | null
