import { expect } from '@playwright/test'
import {
  entryScripts,
  kilobytes,
  readManifest,
  screens,
  scriptsOf,
} from '../tools/script-weight.ts'
import { test } from './journey.ts'

/** Kilobytes of compressed script: the total of the first screen; each further screen without its frame. */
const most = { firstScreen: 170, furtherScreen: 60, siderPages: 90 }

/** The browser asks for, checks and starts each script separately: frequent screens must have few. */
const mostFiles = 14

const manifest = readManifest()
const entry = entryScripts(manifest)
const all = screens(manifest)

function loadedWith(...files: readonly string[]): ReadonlySet<string> {
  const chunks = files.flatMap((file) => all.get(file) ?? [])
  return new Set([...entry, ...scriptsOf(manifest, chunks)])
}

/** The frames around a screen, by the names of its route file. */
function framesOf(file: string): string[] {
  const parts = file.replace(/\.tsx$/, '').split('.')
  return parts.slice(1).map((_, index) => `${parts.slice(0, index + 1).join('.')}.tsx`)
}

test('the first screen is drawn with at most 170 kB of script', () => {
  expect(all.has('signin.tsx')).toBe(true)
  expect(kilobytes(loadedWith('signin.tsx'))).toBeLessThanOrEqual(most.firstScreen)
})

test('each further screen adds at most 60 kB to the frame around it', () => {
  const frames = new Set([...all.keys()].flatMap(framesOf))
  const leaves = [...all.keys()].filter((file) => !frames.has(file))
  expect(leaves.length).toBeGreaterThan(10)
  const heavy = leaves.flatMap((file) => {
    const frame = loadedWith(...framesOf(file))
    const own = [...loadedWith(...framesOf(file), file)].filter((script) => !frame.has(script))
    const weight = Math.round(kilobytes(own) * 10) / 10
    return weight > most.furtherScreen ? [`${file} ${weight} kB`] : []
  })
  expect(heavy).toEqual([])
})

test('the sign-in and the planning come in few scripts', () => {
  expect(loadedWith('signin.tsx').size).toBeLessThanOrEqual(mostFiles)
  expect(loadedWith('_app.tsx', '_app.planning.tsx').size).toBeLessThanOrEqual(mostFiles)
})

test('all pages of a Sider, in every language, come with at most 90 kB of script', () => {
  const built = readManifest('sider-manifest')
  const scripts = Object.keys(built).filter((name) => built[name]?.file.endsWith('.js'))
  const languages = scripts.filter((name) => name.startsWith('src/sider-pages/words/'))
  expect(languages.length).toBeGreaterThan(0)
  for (const language of languages) {
    const loaded = new Set([...entryScripts(built), ...scriptsOf(built, [language])])
    expect(kilobytes(loaded)).toBeLessThanOrEqual(most.siderPages)
  }
})
