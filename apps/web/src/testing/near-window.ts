import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** The watched elements of the page, with the callback for the window coming near or leaving. */
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

/** Simulates the window, which comes near the elements of `scroll`; `vi.unstubAllGlobals` ends it. */
export function watchPlaces(): void {
  watched.clear()
  vi.stubGlobal('IntersectionObserver', Watch)
}

/** Brings the window near every watched element, or away from it. */
export const scroll = (isNear: boolean, isPlace: (place: Element) => boolean = () => true) =>
  act(() => {
    for (const [place, tell] of watched) if (isPlace(place) && place.isConnected) tell(isNear)
  })
