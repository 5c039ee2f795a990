import { type RefObject, useEffect } from 'react'
import { stopAround, stopsIn } from './grid-stops.ts'

/** How a stop is found again once its row was taken away and drawn anew. */
interface Mark {
  readonly shift: string | undefined
  readonly mission: string | undefined
  readonly day: number | undefined
}

/**
 * Keeps one stop of the sheet in the order of Tab: the one that had the focus last, wherever its shift
 * has come to. A stop that goes while it has the focus hands it on to the one that is nearest.
 */
export function useRovingStop(place: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const sheet = place.current
    if (sheet === null) return
    let mark: Mark | null = null
    let hasFocus = false
    const elect = () => {
      const stops = stopsIn(sheet)
      const elected = electedOf(stops, mark)
      for (const stop of stops) {
        const tabIndex = stop === elected ? '0' : '-1'
        if (stop.getAttribute('tabindex') !== tabIndex) stop.setAttribute('tabindex', tabIndex)
      }
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (hasFocus && isLost) elected?.focus()
    }
    const onFocusIn = ({ target }: FocusEvent) => {
      const stop = stopAround(target)
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

function electedOf(stops: readonly HTMLElement[], mark: Mark | null): HTMLElement | undefined {
  if (mark === null) return stops[0]
  const marks = stops.map((stop) => ({ stop, ...markOf(stop) }))
  const sameShift = marks.find(({ shift }) => shift !== undefined && shift === mark.shift)
  const sameCell = marks.find(({ mission, day }) => mission === mark.mission && day === mark.day)
  const sameDay = marks.find(({ day }) => day === mark.day)
  return (sameShift ?? sameCell ?? sameDay)?.stop ?? stops[0]
}

function markOf(stop: HTMLElement): Mark {
  return {
    shift: stop.dataset['shift'],
    mission: stop.closest('tr')?.dataset['mission'],
    day: stop.closest('td')?.cellIndex,
  }
}
