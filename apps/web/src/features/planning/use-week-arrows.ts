import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Makes a sheet take the focus, so that the left and right arrow keys turn its pages. */
export function useWeekArrows(
  sheet: RefObject<HTMLElement | null>,
  onStep: (weeks: 1 | -1) => void,
): void {
  const step = useEffectEvent(onStep)
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    element.setAttribute('tabindex', '0')
    const turn = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      event.preventDefault()
      step(event.key === 'ArrowLeft' ? -1 : 1)
    }
    element.addEventListener('keydown', turn)
    return () => element.removeEventListener('keydown', turn)
  }, [sheet])
}
