/** What the keys of the sheet reach: the menu of a shift, the button of an empty day, or a cell with neither. */
const stopOf = '[data-stop]'

/** The stop that holds or is an element. */
export function stopAround(element: EventTarget | null): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>(stopOf) : null
}

/** Every stop of a sheet that is drawn, in reading order. */
export function stopsIn(sheet: HTMLElement): HTMLElement[] {
  return [...sheet.querySelectorAll<HTMLElement>(stopOf)]
}

/** Where a key leads from a stop; `null` where it leads nowhere. */
export function stopAfter(
  sheet: HTMLTableElement,
  from: HTMLElement,
  { key, isWide }: { readonly key: string; readonly isWide: boolean },
): HTMLElement | null {
  const rows = [...sheet.querySelectorAll<HTMLTableRowElement>('tr[data-mission]')]
  const cell = from.closest('td')
  const row = rows.findIndex((each) => cell !== null && each.contains(cell))
  if (cell === null || row === -1) return null
  const day = cell.cellIndex
  const own = stopsOf(cell)
  const place = own.indexOf(from)
  const at = (toRow: number, toDay: number, toPlace: number) => {
    const stops = stopsOf(rows[toRow]?.cells[toDay])
    return stops.at(Math.min(toPlace, stops.length - 1)) ?? null
  }
  switch (key) {
    case 'ArrowRight':
      return at(row, day + 1, place)
    case 'ArrowLeft':
      return day === 0 ? null : at(row, day - 1, place)
    case 'ArrowDown':
      return own[place + 1] ?? at(row + 1, day, 0)
    case 'ArrowUp':
      return place > 0 ? at(row, day, place - 1) : row === 0 ? null : at(row - 1, day, Infinity)
    case 'Home':
      return at(isWide ? 0 : row, 0, 0)
    case 'End':
      return at(isWide ? rows.length - 1 : row, 6, Infinity)
    default:
      return null
  }
}

function stopsOf(cell: HTMLTableCellElement | undefined): HTMLElement[] {
  if (cell === undefined) return []
  return cell.matches(stopOf) ? [cell] : [...cell.querySelectorAll<HTMLElement>(stopOf)]
}
