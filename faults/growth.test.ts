import { expect, it } from 'vitest'
import { growthPerHour, type Sample } from './growth.ts'

const minute = (number: number, rssBytes: number): Sample => ({
  atMs: number * 60_000,
  rssBytes,
  files: 20,
  connections: 4,
  tabBytes: number * 1_000,
  lagSeconds: 0.01,
})

it('is what the last three quarters grow by, without what the beginning warms up', () => {
  const warm = [10, 40, 70].map((bytes, at) => minute(at, bytes))
  const later = Array.from({ length: 9 }, (_, at) => minute(at + 3, 100 + at * 2))
  const growth = growthPerHour([...warm, ...later])
  expect(growth.rssBytes).toBeCloseTo(120)
  expect(growth.files).toBe(0)
  expect(growth.connections).toBe(0)
  expect(growth.tabBytes).toBeCloseTo(60_000)
})

it('is nothing of one sample, or of samples that stay', () => {
  expect(growthPerHour([minute(0, 5)]).rssBytes).toBe(0)
  expect(growthPerHour([1, 2, 3, 4].map((at) => minute(at, 5))).rssBytes).toBe(0)
})
