import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Scrolls a list that is wider than its screen to the item with `data-current`, when another is chosen. */
export function useCurrentInView<List extends HTMLElement>(
  current: string | undefined,
): RefObject<List | null> {
  const list = useRef<List>(null)
  useLayoutEffect(() => {
    const item = list.current?.querySelector('[data-current]')?.getBoundingClientRect()
    if (!list.current || !item) return
    const { left, width } = list.current.getBoundingClientRect()
    list.current.scrollLeft += item.left + item.width / 2 - left - width / 2
  }, [current])
  return list
}
