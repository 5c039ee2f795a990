import { expect, it } from 'vitest'
import { browserLocale } from './browser-locale.ts'

it.each([
  [undefined, 'fr'],
  ['', 'fr'],
  ['en', 'en'],
  ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
  ['fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5', 'fr'],
  ['de, en;q=0.3, fr;q=0.7', 'fr'],
  ['de-DE,de', 'fr'],
  ['en;q=0, fr;q=0.1', 'fr'],
  [';;q=,,', 'fr'],
])('a browser that asks for « %s » is answered in %s', (header, expected) => {
  expect(browserLocale(header)).toBe(expected)
})
