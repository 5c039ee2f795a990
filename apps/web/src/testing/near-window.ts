import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** The places that the page watches, and what it does once the window is near or far. */
export const watched = new Map<Element, (isNear: boolean) => void>()

class Watch {
  readonly #tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
  }
  observe(target: Element) {
    const boundingClientRect = { height: 800 }
    watched.set(target, (isIntersecting) =>
      this.#tell(
        [{ isIntersecting, boundingClientRect, target } as IntersectionObserverEntry],
        new IntersectionObserver(this.#tell),
      ),
    )
  }
  disconnect() {
    for (const [place] of watched) if (!place.isConnected) watched.delete(place)
  }
}

/** Stands in for the window, which comes near what `scroll` says; `vi.unstubAllGlobals` ends it. */
export function watchPlaces(): void {
  watched.clear()
  vi.stubGlobal('IntersectionObserver', Watch)
}

/** The window comes near every place that is watched, or leaves it. */
export const scroll = (isNear: boolean, isPlace: (place: Element) => boolean = () => true) =>
  act(() => {
    for (const [place, tell] of watched) if (isPlace(place) && place.isConnected) tell(isNear)
  })
