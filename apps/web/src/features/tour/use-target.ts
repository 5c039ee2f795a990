import { useEffect, useState } from 'react'
import type { TourTarget } from '../../platform/tour-target.ts'
import { watchPage } from './watch-page.ts'

/** How long a screen may load before the tour says that there is nothing to point at. */
const patienceMs = 1_500

/** What a step points at: an element, one that an open window covers, or nothing on this screen. */
export type TargetState = 'looking' | 'here' | 'covered' | 'missing'

interface Found {
  readonly state: TargetState
  readonly name: TourTarget | null
}

/** Outlines the first of the targets that is on the screen, and scrolls to it once. */
export function useTarget(targets: readonly TourTarget[], pathname: string): Found {
  const [found, setFound] = useState<Found>({ state: 'looking', name: null })
  useEffect(() => {
    let isPatient = true
    let outlined: Element | null = null
    const outline = (element: Element | null) => {
      if (element === outlined) return
      outlined?.removeAttribute(shownAttribute)
      outlined = element
      element?.setAttribute(shownAttribute, '')
      if (element !== null && !isInSight(element)) bringInSight(element)
    }
    const look = () => {
      const hit = targetsOnPage(targets)
      outline(hit?.isCovered === false ? hit.element : null)
      const state = hit === null ? (isPatient ? 'looking' : 'missing') : stateOf(hit)
      const name = hit?.name ?? null
      setFound((former) =>
        former.state === state && former.name === name ? former : { state, name },
      )
    }
    const stop = watchPage(look)
    const later = window.setTimeout(() => {
      isPatient = false
      look()
    }, patienceMs)
    return () => {
      stop()
      window.clearTimeout(later)
      outline(null)
    }
  }, [targets, pathname])
  return found
}

const shownAttribute = 'data-tour-shown'

interface Hit {
  readonly name: TourTarget
  readonly element: Element
  readonly isCovered: boolean
}

const stateOf = ({ isCovered }: Hit) => (isCovered ? 'covered' : 'here')

/** The first target that can be pressed; else the first that an open window covers. */
function targetsOnPage(targets: readonly TourTarget[]): Hit | null {
  const hits = targets.flatMap((name) =>
    elementsOf(name).map((element) => ({ name, element, isCovered: isInert(element) })),
  )
  return hits.find(({ isCovered }) => !isCovered) ?? hits[0] ?? null
}

function elementsOf(name: TourTarget): readonly Element[] {
  return [...document.querySelectorAll(`[data-tour="${name}"]`)].filter((element) =>
    element.checkVisibility(),
  )
}

function isInert(element: Element): boolean {
  return element.closest('[inert]') !== null
}

/** Whether a part is on the page, under whatever is open over it. */
export function isOnPage(part: TourTarget): boolean {
  return elementsOf(part).length > 0
}

/** What has just been opened is read before anything else: a panel may show another part of it first. */
export function bringPartInSight(part: TourTarget): void {
  const [element] = elementsOf(part)
  if (element !== undefined && !isInSight(element)) bringInSight(element)
}

/** A part that is higher than the window is in sight with its upper edge. */
function isInSight(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  const room = window.innerHeight
  return top >= 0 && (bottom <= room || (height > room / 2 && top < room / 2))
}

function bringInSight(element: Element): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const isHigh = element.getBoundingClientRect().height > window.innerHeight / 2
  element.scrollIntoView({
    block: isHigh ? 'start' : 'center',
    behavior: isCalm ? 'auto' : 'smooth',
  })
}
