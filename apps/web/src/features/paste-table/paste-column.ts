/** How a column of a pasted table is shown. */
export interface PasteColumn<Column extends string> {
  readonly id: Column
  readonly name: string
  /** What an empty cell stands for. */
  readonly placeholder?: string | undefined
  /** Takes twice the room of the others. */
  readonly isWide?: boolean | undefined
}
