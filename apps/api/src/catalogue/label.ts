/** A name in both languages of the product. */
export interface Label {
  readonly fr: string
  readonly en: string
}

export type LabelLocale = keyof Label

/**
 * One choice of a catalogue. Jobs and missions store its id, so a label may change and an id may
 * not.
 */
export interface CatalogueItem {
  readonly id: string
  readonly label: Label
}

/** The items of rows of [id, French, English]. */
export function items(rows: readonly (readonly [string, string, string])[]): CatalogueItem[] {
  return rows.map(([id, fr, en]) => ({ id, label: { fr, en } }))
}
