/** Days for which the position of a clocking is kept. */
export const positionDays = 30

/** Metres to which a position is rounded before it leaves the phone. */
export const positionStepMetres = 100

/** Metres from the place of work from which a clocking is far from it. */
export const farFromPlaceMetres = 500

export interface Position {
  readonly lat: number
  readonly lng: number
}

const metresOfADegree = 111_320
const earthMetres = 6_371_009

/** A position on a grid of a hundred metres; one that is on it stays where it is. */
export function roundedPosition({ lat, lng }: Position): Position {
  const rounded = onGrid(lat, positionStepMetres / metresOfADegree)
  const circle = metresOfADegree * Math.max(Math.cos(radians(rounded)), 0.01)
  return { lat: sixDecimals(rounded), lng: sixDecimals(onGrid(lng, positionStepMetres / circle)) }
}

/** Metres between two positions, to a hundred: they are no more exact. */
export function metresBetween(one: Position, other: Position): number {
  const sine = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const turn =
    sine(one.lat, other.lat) +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * sine(one.lng, other.lng)
  const metres = 2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(turn)))
  return Math.round(metres / positionStepMetres) * positionStepMetres
}

function onGrid(value: number, step: number): number {
  return Math.round(value / step) * step
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function sixDecimals(value: number): number {
  return Math.round(value * 1_000_000) / 1_000_000
}
