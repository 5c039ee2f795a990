import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Territory, territoryOf } from '@renfort/domain/law/territory.ts'
import { expect, it } from 'vitest'

interface Commune {
  readonly code: string
  readonly codesPostaux?: readonly string[]
}

/** By the department or the collectivity that the code of a commune begins with. */
const byCommune: readonly (readonly [digits: string, territory: Territory])[] = [
  ['57', 'alsace-moselle'],
  ['67', 'alsace-moselle'],
  ['68', 'alsace-moselle'],
  ['971', 'guadeloupe'],
  ['972', 'martinique'],
  ['973', 'guyane'],
  ['974', 'la-reunion'],
  ['975', 'saint-pierre-et-miquelon'],
  ['976', 'mayotte'],
  ['977', 'saint-barthelemy'],
  ['978', 'saint-martin'],
]

function territoryOfCommune(code: string): Territory | null {
  if (code.startsWith('98')) return null
  return byCommune.find(([digits]) => code.startsWith(digits))?.[1] ?? 'metropolis'
}

it('no postal code of France is shared by two territories: each says the one of its communes', () => {
  const path = createRequire(import.meta.url).resolve(
    '@etalab/decoupage-administratif/data/communes.json',
  )
  const communes = JSON.parse(readFileSync(path, 'utf8')) as Commune[]
  const places = communes.flatMap(({ code, codesPostaux = [] }) =>
    codesPostaux.map((postalCode) => ({ code, postalCode })),
  )
  expect(places.length).toBeGreaterThan(35_000)
  expect(
    places.filter(
      ({ code, postalCode }) =>
        territoryOf({ country: 'FR', postalCode }) !== territoryOfCommune(code),
    ),
  ).toEqual([])
})
