import { type RefObject, useEffect, useRef, useState } from 'react'

const nearness = '1200px 0px'

interface RoomLeft<Place extends HTMLElement> {
  readonly place: RefObject<Place | null>
  /** The height to keep free while the element is far from the window; `null` while it is near. */
  readonly emptyHeight: number | null
}

/** Tells a part of a long list whether to draw itself, and what height to keep free otherwise. */
export function useRoomLeft<Place extends HTMLElement>(
  expectedHeight: number,
  isFirst: boolean,
): RoomLeft<Place> {
  const place = useRef<Place>(null)
  const [emptyHeight, setEmptyHeight] = useState(isFirst ? null : expectedHeight)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        if (entry.isIntersecting) setEmptyHeight(null)
        else if (!element.contains(document.activeElement) && !holdsTabStop(element)) {
          setEmptyHeight(entry.boundingClientRect.height)
        }
      },
      { rootMargin: nearness },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { place, emptyHeight }
}

/** Whether an element has the tab stop of a grid. */
function holdsTabStop(element: HTMLElement): boolean {
  return element.querySelector('[data-stop][tabindex="0"]') !== null
}
