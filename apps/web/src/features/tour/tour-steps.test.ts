import { validateHours } from '@renfort/contract/attendance/attendance.ts'
import { signContract } from '@renfort/contract/contract.ts'
import { confirmMission } from '@renfort/contract/mission.ts'
import { updateApplicant } from '@renfort/contract/preselection.ts'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { tourOperations, tourSteps } from './tour-steps.ts'

const steps = Object.values(tourSteps).flat()
const named = new Set([
  ...steps.flatMap(({ targets }) => targets),
  ...steps.flatMap(({ act }) => (act.kind === 'seen' ? [act.part] : [])),
])

const web = join(import.meta.dirname, '../..')
const texts = new Map(
  globSync('**/*.{ts,tsx}', { cwd: web }).map((path) => [
    path,
    readFileSync(join(web, path), 'utf8'),
  ]),
)

/** The names that screens give their elements, as they are written in the sources. */
function onScreens(): ReadonlySet<string> {
  const found = [...texts]
    .filter(([path]) => !path.startsWith(join('features', 'tour')))
    .flatMap(([, text]) => [
      ...text.matchAll(/tourTarget\([^)']*'([^']+)'/g),
      // The entries of the navigation carry the name to their links.
      ...text.matchAll(/\btour: '(nav-[^']+)'/g),
    ])
    .map(([, name]) => name ?? '')
  return new Set(found)
}

/** Every name of the union. */
function declared(): string[] {
  const text = texts.get(join('platform', 'tour-target.ts')) ?? ''
  return [...text.matchAll(/^ {2}\| '([^']+)'/gm)].map(([, name]) => name ?? '')
}

describe('the steps of the tour', () => {
  it('are ten for the restaurant and five for the group, each once', () => {
    expect(tourSteps.restaurant).toHaveLength(10)
    expect(tourSteps.group).toHaveLength(5)
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length)
  })

  it.each([
    ['fr', fr],
    ['en', en],
  ])('have a title and at most two sentences each in « %s »', (_locale, words) => {
    const wrong = steps.filter(({ id }) => {
      const { title, text } = words.steps[id]
      const sentences = text.split(/[.!?](?:\s|$)/).filter((part) => part !== '')
      return title === '' || sentences.length < 1 || sentences.length > 2
    })
    expect(wrong).toEqual([])
    expect(Object.keys(words.steps).toSorted()).toEqual(steps.map(({ id }) => id).toSorted())
  })

  it('point at what is on some screen, and screens name nothing else', () => {
    const screens = onScreens()
    expect([...named].filter((name) => !screens.has(name))).toEqual([])
    expect([...screens].filter((name) => !named.has(name as never))).toEqual([])
    expect(declared().toSorted()).toEqual([...named].toSorted())
  })

  it('wait for operations of the contract', () => {
    const contract = { signContract, validateHours, confirmMission, updateApplicant }
    for (const [name, { method, path }] of Object.entries(tourOperations)) {
      expect(Reflect.get(contract, name), name).toMatchObject({ method, path })
    }
  })
})
