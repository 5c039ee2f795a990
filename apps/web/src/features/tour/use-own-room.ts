import { type RefObject, useLayoutEffect, useState } from 'react'
import { aboveModals } from '../../ui/modal-stack.ts'

/** The place of the strip in the page: before everything else, and in reach over any window. */
export function useHost(): HTMLElement {
  const [host] = useState(() => {
    const element = document.createElement('div')
    for (const name of Object.keys(aboveModals)) element.setAttribute(name, '')
    return element
  })
  useLayoutEffect(() => {
    document.body.prepend(host)
    return () => host.remove()
  }, [host])
  return host
}

/** Gives the strip room of its own: everything that stands at the edges of the window stands beside it. */
export function useOwnRoom(
  strip: RefObject<HTMLElement | null>,
  edge: '--tour-top' | '--tour-foot',
) {
  useLayoutEffect(() => {
    const element = strip.current
    const { style } = document.documentElement
    if (element === null) return undefined
    const measure = () => {
      // Part of a pixel more would be a gap, through which the page shows.
      const height = Math.floor(element.getBoundingClientRect().height)
      style.setProperty(edge, `${height}px`)
    }
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    measure()
    return () => {
      resized.disconnect()
      style.removeProperty(edge)
    }
  }, [strip, edge])
}
