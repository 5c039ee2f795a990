import { type Position, roundedPosition } from '@renfort/domain/attendance/declare/position.ts'

const kept = 'sider.gives-position'
/** Milliseconds that a press waits for a position: it is already kept, and leaves without one then. */
const longestWait = 8_000

/** Whether this phone gives its position: never unless its owner has said so. */
export function givesPosition(): boolean {
  return localStorage.getItem(kept) === 'yes'
}

export function keepGivesPosition(gives: boolean): void {
  if (gives) localStorage.setItem(kept, 'yes')
  else localStorage.removeItem(kept)
}

/** Where the phone is, rounded before anything else sees it; `null` where it does not say. */
export function positionOfPhone(): Promise<Position | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => resolve(roundedPosition({ lat, lng })),
      () => resolve(null),
      { timeout: longestWait, maximumAge: 60_000 },
    )
  })
}
