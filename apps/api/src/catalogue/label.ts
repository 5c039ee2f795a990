/** A name in both languages of the product. */
export interface Label {
  readonly fr: string
  readonly en: string
}

export type LabelLocale = keyof Label

/** One choice of a catalogue. Ids are stored with jobs and missions: rename a label, never an id. */
export interface CatalogueItem {
  readonly id: string
  readonly label: Label
}

/** Rows of [id, French, English], for the catalogues that hold nothing else. */
export function items(rows: readonly (readonly [string, string, string])[]): CatalogueItem[] {
  return rows.map(([id, fr, en]) => ({ id, label: { fr, en } }))
}
