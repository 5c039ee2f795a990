import { type RefObject, useEffect, useRef } from 'react'

/** Whether the address names a part of the page. */
export function isAnchor(name: string): boolean {
  return window.location.hash === `#${name}`
}

/** Scrolls a part of the page into view when the address names it: the router looks for it before it is drawn. */
export function useAnchor(name: string): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isAnchor(name)) part.current?.scrollIntoView()
  }, [name])
  return part
}
