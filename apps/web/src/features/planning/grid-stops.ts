/** What the keys of a sheet reach: the menu of a shift, the button of an empty day, a name, or a cell with none. */
const stopOf = '[data-stop]'

/** A place in a row, which may not be drawn yet. */
export interface Goal {
  readonly row: HTMLTableRowElement
  readonly column: number
  /** Among the stops of the cell; the last of fewer. */
  readonly place: number
}

/** The stop that holds or is an element. */
export function stopAround(element: EventTarget | null): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>(stopOf) : null
}

/** The stop that stands for what else is in a cell, or in the line above the cells of its row. */
export function stopBeside(sheet: HTMLElement, element: EventTarget | null): HTMLElement | null {
  if (!(element instanceof Element)) return null
  const cell = element.closest('td')
  const id = element.closest<HTMLElement>('tr[data-heads]')?.dataset['heads']
  const row = id === undefined ? null : sheet.querySelector(`tr[data-row="${id}"]`)
  return (cell ?? row)?.querySelector<HTMLElement>(stopOf) ?? null
}

/** Every stop of a sheet that is drawn, in reading order. */
export function stopsIn(sheet: HTMLElement): HTMLElement[] {
  return [...sheet.querySelectorAll<HTMLElement>(stopOf)]
}

/** The row that a stop is in, by its id. */
export function rowIdOf(stop: Element | undefined): string | undefined {
  return stop?.closest('tr')?.dataset['row']
}

/** Where a key leads from a stop; `null` where it leads nowhere. */
export function goalAfter(
  sheet: HTMLTableElement,
  from: HTMLElement,
  { key, isWide }: { readonly key: string; readonly isWide: boolean },
): Goal | null {
  const rows = [...sheet.querySelectorAll<HTMLTableRowElement>('tr[data-row]')]
  const cell = from.closest<HTMLTableCellElement>('td, th')
  const index = rows.findIndex((each) => cell !== null && each.contains(cell))
  const own = rows[index]
  if (cell === null || own === undefined) return null
  const column = cell.cellIndex
  const last = own.cells.length - 1
  const stops = stopsOf(cell)
  const place = stops.indexOf(from)
  const at = (row: HTMLTableRowElement | undefined, toColumn: number, toPlace: number) =>
    row === undefined || toColumn < 0 || toColumn > last
      ? null
      : { row, column: toColumn, place: toPlace }
  switch (key) {
    case 'ArrowRight':
      return at(own, column + 1, place)
    case 'ArrowLeft':
      return at(own, column - 1, place)
    case 'ArrowDown':
      return place < stops.length - 1 ? at(own, column, place + 1) : at(rows[index + 1], column, 0)
    case 'ArrowUp':
      return place > 0 ? at(own, column, place - 1) : at(rows[index - 1], column, Infinity)
    case 'Home':
      return at(isWide ? rows[0] : own, 0, 0)
    case 'End':
      return at(isWide ? rows.at(-1) : own, last, Infinity)
    default:
      return null
  }
}

/** The stop at a goal; `null` while its row is out of sight. */
export function stopAt({ row, column, place }: Goal): HTMLElement | null {
  const stops = stopsOf(row.cells[column])
  return stops.at(Math.min(place, stops.length - 1)) ?? null
}

function stopsOf(cell: HTMLTableCellElement | undefined): HTMLElement[] {
  if (cell === undefined) return []
  return cell.matches(stopOf) ? [cell] : [...cell.querySelectorAll<HTMLElement>(stopOf)]
}
