import fc from 'fast-check'
import { expect, it } from 'vitest'
import { metresBetween, roundedPosition } from './position.ts'

const somewhere = fc.record({
  lat: fc.double({ min: -60, max: 60, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
})

it('a rounded position is near, and rounding it again does not move it', () => {
  fc.assert(
    fc.property(somewhere, (position) => {
      const rounded = roundedPosition(position)
      expect(metresBetween(position, rounded)).toBeLessThanOrEqual(100)
      expect(metresBetween(rounded, roundedPosition(rounded))).toBe(0)
    }),
  )
})

it('people who stand in the same hundred metres cannot be told apart', () => {
  const centre = roundedPosition({ lat: 45.7579, lng: 4.8321 })
  const near = { lat: centre.lat + 0.0003, lng: centre.lng - 0.0003 }
  expect(roundedPosition(near)).toEqual(centre)
})

it('distances are in hundreds of metres', () => {
  const lyon = { lat: 45.764, lng: 4.8357 }
  expect(metresBetween(lyon, lyon)).toBe(0)
  expect(metresBetween(lyon, { lat: 45.7676, lng: 4.8357 })).toBe(400)
  // From Lyon to Paris, 392 km.
  expect(Math.round(metresBetween(lyon, { lat: 48.8566, lng: 2.3522 }) / 1_000)).toBe(392)
})
