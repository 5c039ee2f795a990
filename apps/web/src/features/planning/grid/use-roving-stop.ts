import { type RefObject, useEffect } from 'react'
import type { AllRows } from './virtual-rows.tsx'

/** What finds a stop again after its row was removed and drawn again. */
interface Mark {
  readonly shift: string | undefined
  readonly row: string | undefined
  readonly column: number | undefined
}

/**
 * Keeps one cell of the sheet in the tab order: the last focused one, wherever its shift moves. Tab goes on through
 * the other controls of the cell and of the line above it, then leaves. When the focused stop disappears, the nearest
 * one takes the focus.
 */
export function useRovingStop(place: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const sheet = place.current
    if (sheet === null) return
    let mark: Mark | null = null
    let hasFocus = false
    let elected: HTMLElement | undefined
    const elect = () => {
      const stops = stopsIn(sheet)
      elected = electedOf(sheet, stops, mark)
      for (const stop of stops) giveTabIndex(stop, stop === elected ? '0' : '-1')
      if (elected !== undefined) leaveOut(sheet, elected)
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (hasFocus && isLost) elected?.focus()
    }
    const onChange = (changes: readonly MutationRecord[]) => {
      if (elected?.matches(stopOf) !== true || !sheet.contains(elected)) return elect()
      // Rows come at each step of the wheel: only these are looked at.
      for (const { addedNodes } of changes) {
        for (const added of addedNodes) {
          if (!(added instanceof HTMLElement)) continue
          for (const stop of stopsIn(added)) if (stop !== elected) giveTabIndex(stop, '-1')
          leaveOut(added, elected)
        }
      }
    }
    const onFocusIn = ({ target }: FocusEvent) => {
      const stop = stopAround(target) ?? stopBeside(sheet, target)
      if (stop === null) return
      hasFocus = true
      mark = markOf(stop)
      elect()
    }
    const onFocusOut = ({ target }: FocusEvent) => {
      // A removed element loses the focus: the sheet counts as focused until then.
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected) hasFocus = false
      })
    }
    elect()
    const observer = new MutationObserver(onChange)
    observer.observe(sheet, { childList: true, subtree: true })
    sheet.addEventListener('focusin', onFocusIn)
    sheet.addEventListener('focusout', onFocusOut)
    return () => {
      observer.disconnect()
      sheet.removeEventListener('focusin', onFocusIn)
      sheet.removeEventListener('focusout', onFocusOut)
    }
  }, [place])
}

function giveTabIndex(stop: HTMLElement, tabIndex: '0' | '-1'): void {
  if (stop.getAttribute('tabindex') !== tabIndex) stop.setAttribute('tabindex', tabIndex)
}

/** Takes the links and buttons of all other cells out of the tab order: the arrows reach them. */
function leaveOut(part: HTMLElement, elected: HTMLElement): void {
  const cell = elected.closest('td, th')
  const row = rowIdOf(elected)
  const others = 'tbody :is(a[href], button):not([data-stop])'
  for (const each of withSelf(part, others)) {
    const isBeside =
      each.closest('td, th') === cell ||
      (row !== undefined && each.closest('tr')?.dataset['heads'] === row)
    if (isBeside && each.dataset['left'] !== undefined) {
      delete each.dataset['left']
      each.removeAttribute('tabindex')
    } else if (!isBeside && !each.hasAttribute('tabindex')) {
      each.dataset['left'] = ''
      each.tabIndex = -1
    }
  }
}

function electedOf(
  sheet: HTMLElement,
  stops: readonly HTMLElement[],
  mark: Mark | null,
): HTMLElement | undefined {
  if (mark === null) return stops[0]
  const { shift, row, column } = mark
  const own = sheet.querySelector<HTMLElement>(`tr[data-row="${row}"]`)
  const inRow = own === null ? [] : stopsIn(own)
  return (
    inRow.find((stop) => shift !== undefined && stop.dataset['shift'] === shift) ??
    inRow.find((stop) => columnOf(stop) === column) ??
    inRow[0] ??
    stops.find((stop) => columnOf(stop) === column) ??
    stops[0]
  )
}

function markOf(stop: HTMLElement): Mark {
  return { shift: stop.dataset['shift'], row: rowIdOf(stop), column: columnOf(stop) }
}

function columnOf(stop: HTMLElement): number | undefined {
  return stop.closest<HTMLTableCellElement>('td, th')?.cellIndex
}

/** What the arrow keys reach: the menu of a shift, the button of an empty day, a name, or a cell with no control. */
const stopOf = '[data-stop]'

/** A place in a row, which may not be drawn yet. */
export interface Goal {
  /** The id of the row. */
  readonly row: string
  readonly column: number
  /** The position among the stops of the cell; the last one if there are fewer. */
  readonly place: number
}

/** The stop that contains an element, or is it. */
export function stopAround(element: EventTarget | null): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>(stopOf) : null
}

/** The stop for the other controls in a cell, or in the line above the cells of its row. */
export function stopBeside(sheet: HTMLElement, element: EventTarget | null): HTMLElement | null {
  if (!(element instanceof Element)) return null
  const cell = element.closest('td')
  const id = element.closest<HTMLElement>('tr[data-heads]')?.dataset['heads']
  const row = id === undefined ? null : sheet.querySelector(`tr[data-row="${id}"]`)
  return (cell ?? row)?.querySelector<HTMLElement>(stopOf) ?? null
}

/** Every stop of a sheet, or of a part of it, in reading order. */
function stopsIn(part: HTMLElement): HTMLElement[] {
  return withSelf(part, stopOf)
}

function withSelf(part: HTMLElement, wanted: string): HTMLElement[] {
  const within = [...part.querySelectorAll<HTMLElement>(wanted)]
  return part.matches(wanted) ? [part, ...within] : within
}

/** The row that a stop is in, by its id. */
function rowIdOf(stop: Element | undefined): string | undefined {
  return stop?.closest('tr')?.dataset['row']
}

/** Where a key leads from a stop; `null` for nowhere. */
export function goalAfter(
  { ids }: AllRows,
  from: HTMLElement,
  { key, isWide }: { readonly key: string; readonly isWide: boolean },
): Goal | null {
  const cell = from.closest<HTMLTableCellElement>('td, th')
  const own = rowIdOf(from)
  const row = from.closest('tr')
  if (cell === null || row === null || own === undefined) return null
  const index = ids.indexOf(own)
  const column = cell.cellIndex
  const last = row.cells.length - 1
  const stops = stopsOf(cell)
  const place = stops.indexOf(from)
  const at = (toRow: string | undefined, toColumn: number, toPlace: number) =>
    toRow === undefined || toColumn < 0 || toColumn > last
      ? null
      : { row: toRow, column: toColumn, place: toPlace }
  switch (key) {
    case 'ArrowRight':
      return at(own, column + 1, place)
    case 'ArrowLeft':
      return at(own, column - 1, place)
    case 'ArrowDown':
      return place < stops.length - 1 ? at(own, column, place + 1) : at(ids[index + 1], column, 0)
    case 'ArrowUp':
      return place > 0 ? at(own, column, place - 1) : at(ids[index - 1], column, Infinity)
    case 'Home':
      return at(isWide ? ids[0] : own, 0, 0)
    case 'End':
      return at(isWide ? ids.at(-1) : own, last, Infinity)
    default:
      return null
  }
}

/** The stop at a goal; `null` while its row is out of sight. */
export function stopAt(sheet: HTMLElement, { row, column, place }: Goal): HTMLElement | null {
  const goal = sheet.querySelector<HTMLTableRowElement>(`tr[data-row="${row}"]`)
  const stops = stopsOf(goal?.cells[column])
  return stops.at(Math.min(place, stops.length - 1)) ?? null
}

function stopsOf(cell: HTMLTableCellElement | undefined): HTMLElement[] {
  return cell === undefined ? [] : stopsIn(cell)
}
