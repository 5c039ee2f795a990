import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { colours, edgePairs, textPairs } from './tokens.ts'

const css = readFileSync(fileURLToPath(new URL('./tokens.css', import.meta.url)), 'utf8')
const themes = [
  ['light', 0],
  ['dark', 1],
] as const

describe('contrast', () => {
  it('knows the extremes', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#777777')).toBe(1)
    expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2)
  })
})

describe.each(themes)('the %s theme', (_, theme) => {
  it.each(textPairs)('sets %s on %s at 4.5:1 or more', (foreground, background) => {
    const ratio = contrast(colours[foreground][theme], colours[background][theme])
    expect(ratio).toBeGreaterThanOrEqual(4.5)
  })

  it.each(edgePairs)('tells %s from %s at 3:1 or more', (foreground, background) => {
    const ratio = contrast(colours[foreground][theme], colours[background][theme])
    expect(ratio).toBeGreaterThanOrEqual(3)
  })
})

describe('tokens.css', () => {
  const written = new Map(
    [...css.matchAll(/--color-([a-z-]+):\s*light-dark\((#[0-9A-F]{6}), (#[0-9A-F]{6})\);/gi)].map(
      ([, name, light, dark]) => [name, [light?.toUpperCase(), dark?.toUpperCase()]],
    ),
  )

  it('says the same as the table, no more and no less', () => {
    expect(Object.fromEntries(written)).toEqual(colours)
  })
})
