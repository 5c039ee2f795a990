import { describe, expect, it } from 'vitest'
import { type Placement, placeFloating } from './place-floating.ts'

/** The size of the window in tests. */
const { innerWidth: width, innerHeight: height } = window
const size = { width: 200, height: 100 }

/** The position of a box of 200 by 100 at an anchor of 80 by 20. */
function placed(anchor: { left: number; top: number }, placement: Placement, gap?: number) {
  const box = document.createElement('div')
  box.getBoundingClientRect = () => new DOMRect(0, 0, size.width, size.height)
  Object.defineProperty(document.documentElement, 'clientWidth', {
    configurable: true,
    value: width,
  })
  placeFloating(new DOMRect(anchor.left, anchor.top, 80, 20), box, placement, gap)
  return { left: Number.parseFloat(box.style.left), top: Number.parseFloat(box.style.top) }
}

describe('placeFloating', () => {
  it.each<[Placement, { left: number; top: number }]>([
    ['bottom start', { left: 300, top: 324 }],
    ['bottom end', { left: 180, top: 324 }],
    ['top start', { left: 300, top: 196 }],
    ['top center', { left: 240, top: 196 }],
    ['right top', { left: 384, top: 300 }],
  ])('puts a box where there is room: %s', (placement, place) => {
    expect(placed({ left: 300, top: 300 }, placement)).toEqual(place)
  })

  it('keeps the gap that is asked for', () => {
    expect(placed({ left: 300, top: 300 }, 'bottom start', 8).top).toBe(328)
    expect(placed({ left: 300, top: 300 }, 'top center', 8).top).toBe(192)
  })

  it('takes the other side where only there the box fits', () => {
    const low = { left: 300, top: height - 60 }
    expect(placed(low, 'bottom start').top).toBe(low.top - 4 - size.height)
    expect(placed({ left: 300, top: 40 }, 'top center').top).toBe(64)
  })

  it('stays eight pixels inside the sides of the window', () => {
    expect(placed({ left: -50, top: 300 }, 'bottom start').left).toBe(8)
    expect(placed({ left: width - 20, top: 300 }, 'bottom start').left).toBe(width - 208)
    expect(placed({ left: width - 20, top: 300 }, 'right top').left).toBe(width - 208)
    expect(placed({ left: 0, top: 300 }, 'top center').left).toBe(8)
  })
})
