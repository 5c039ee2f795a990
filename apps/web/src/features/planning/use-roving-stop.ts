import { type RefObject, useEffect } from 'react'
import { rowIdOf, stopAround, stopBeside, stopsIn } from './grid-stops.ts'

/** How a stop is found again once its row was taken away and drawn anew. */
interface Mark {
  readonly shift: string | undefined
  readonly row: string | undefined
  readonly column: number | undefined
}

/**
 * Keeps one cell of the sheet in the order of Tab: the one that had the focus last, wherever its shift
 * has come to. Tab goes on through what else is in the cell, and in the line above it, and leaves. A stop
 * that goes while it has the focus hands it on to the one that is nearest.
 */
export function useRovingStop(place: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const sheet = place.current
    if (sheet === null) return
    let mark: Mark | null = null
    let hasFocus = false
    const elect = () => {
      const stops = stopsIn(sheet)
      const elected = electedOf(sheet, stops, mark)
      for (const stop of stops) {
        const tabIndex = stop === elected ? '0' : '-1'
        if (stop.getAttribute('tabindex') !== tabIndex) stop.setAttribute('tabindex', tabIndex)
      }
      if (elected !== undefined) leaveOut(sheet, elected)
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (hasFocus && isLost) elected?.focus()
    }
    const onFocusIn = ({ target }: FocusEvent) => {
      const stop = stopAround(target) ?? stopBeside(sheet, target)
      if (stop === null) return
      hasFocus = true
      mark = markOf(stop)
      elect()
    }
    const onFocusOut = ({ target }: FocusEvent) => {
      // What is taken away loses the focus too: then it is still the sheet’s.
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected) hasFocus = false
      })
    }
    elect()
    const observer = new MutationObserver(elect)
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

/** Takes the links and buttons of all other cells out of the order of Tab: the arrows lead to them. */
function leaveOut(sheet: HTMLElement, elected: HTMLElement): void {
  const cell = elected.closest('td, th')
  const row = rowIdOf(elected)
  const others = 'tbody :is(a[href], button):not([data-stop])'
  for (const each of sheet.querySelectorAll<HTMLElement>(others)) {
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
